import { Field } from "~/components/forms/field";
import { tagFormText as text } from "~/text/it/tag-code";

interface TagCodeFormProps {
  /** What was typed before. */
  typed?: string;
  errors?: string[];
  /** On a leaf of paper of its own. */
  sheet?: boolean;
}

/** Where a code is typed; it leads to the page of the tag, also without scripts. */
export function TagCodeForm({ typed = "", errors, sheet }: TagCodeFormProps) {
  return (
    <form className={sheet ? "tag-code form-sheet" : "tag-code"} method="get" action="/t">
      <Field name="codice" label={text.label} errors={errors}>
        {(control) => (
          <input
            {...control}
            defaultValue={typed}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <button className={sheet ? "button" : "button button-quiet"}>{text.submit}</button>
    </form>
  );
}
