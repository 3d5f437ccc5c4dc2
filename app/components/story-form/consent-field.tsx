import { FieldErrors } from "~/components/forms/field";
import type { ConsentVersion } from "~/domain/stories/consent";
import { useWords } from "~/components/languages/use-words";

interface ConsentFieldProps {
  /** Which version of the sentence is shown; it is sent with the form. */
  version: ConsentVersion;
  agreed: boolean;
  errors: string[] | undefined;
}

/** The checkbox of the consent, without which no story is accepted. */
export function ConsentField({ version, agreed, errors }: ConsentFieldProps) {
  const { text } = useWords();
  return (
    <div>
      <input type="hidden" name="consentVersion" value={version} />
      <label className="choice">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          value="true"
          required
          defaultChecked={agreed}
          aria-describedby={errors ? "consent-error" : undefined}
          aria-invalid={errors ? true : undefined}
        />
        <span>{text.storyForm.consent[version]}</span>
      </label>
      <FieldErrors id="consent" errors={errors} />
    </div>
  );
}
