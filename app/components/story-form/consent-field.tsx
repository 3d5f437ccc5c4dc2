import { FieldErrors } from "~/components/field";
import { consentSentence } from "~/text/consent";

interface ConsentFieldProps {
  product: string;
  agreed: boolean;
  errors: string[] | undefined;
}

/** The tick without which no story is sent (spec §5). */
export function ConsentField({ product, agreed, errors }: ConsentFieldProps) {
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          name="consent"
          value="true"
          required
          defaultChecked={agreed}
          aria-describedby={errors ? "consent-error" : undefined}
          aria-invalid={errors ? true : undefined}
        />
        <span>{consentSentence(product)}</span>
      </label>
      <FieldErrors id="consent" errors={errors} />
    </div>
  );
}
