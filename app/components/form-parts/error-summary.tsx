import { useWords } from "~/components/languages/use-words";
import type { FieldSentences } from "~/text/field-sentences";

/** A field of a form, as the summary of the form's errors needs it. */
export interface SummaryField {
  name: string;
  /** The id of the field's control, when it is not the name. */
  id?: string;
  /** The label of the field. It is put before sentences that do not contain it. */
  label?: string;
}

export interface ErrorSummaryProps {
  fieldErrors: FieldSentences;
  /** The form's fields in the order of the page. */
  fields: SummaryField[];
}

/** The mistakes in a form, as a list of links to the controls. Put it into a `NoticeBanner`. */
export function ErrorSummary({ fieldErrors, fields }: ErrorSummaryProps) {
  const { labelled } = useWords();
  const known = fields.map(({ name }) => name);
  const others = Object.keys(fieldErrors).filter((name) => !known.includes(name));
  const entries = [...fields, ...others.map((name): SummaryField => ({ name }))].flatMap((field) =>
    (fieldErrors[field.name] ?? []).map((sentence) => ({ field, sentence })),
  );
  if (entries.length === 0) return null;
  return (
    <ul className="notice-list">
      {entries.map(({ field, sentence }) => (
        <li key={field.name + sentence}>
          <a href={`#${field.id ?? field.name}`}>{labelled(sentence, field.label)}</a>
        </li>
      ))}
    </ul>
  );
}
