import { Field } from "~/components/form-parts/field";
import { useWords } from "~/components/languages/use-words";
import { type TypedStoryWords, shortStoryFields, storyFields } from "~/domain/stories/fields";
import type { FieldSentences } from "~/text/field-sentences";

interface ShortFieldsProps {
  values: TypedStoryWords;
  errors: FieldSentences;
  /** Each field shows its hint, such as `cityHint` in `storyForm`. */
  hints?: boolean;
  readOnly?: boolean;
}

/** The fields of a story that have one line each, beside each other. */
export function ShortFields({ values, errors, hints = false, readOnly }: ShortFieldsProps) {
  const text: Partial<Record<string, unknown>> = useWords().text.storyForm;
  const wordsAt = (key: string) => text[key] as string | undefined;
  return (
    <div className="form-columns">
      {shortStoryFields.map((field) => (
        <Field
          key={field}
          name={field}
          label={wordsAt(field) ?? ""}
          hint={hints ? wordsAt(`${field}Hint`) : undefined}
          optional
          errors={errors[field]}
        >
          {(control) => (
            <input
              {...control}
              maxLength={storyFields[field].max}
              defaultValue={values[field]}
              autoComplete={storyFields[field].autoComplete}
              readOnly={readOnly}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
