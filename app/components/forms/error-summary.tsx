import type { FieldSentences } from "~/text/field-sentences";

/** A field of a form, for the summary of its errors. */
export interface SummaryField {
  name: string;
  /** The id of its control, when it is not the name. */
  id?: string;
  /** A label before sentences that do not name the field themselves. */
  label?: string;
}

export interface ErrorSummaryProps {
  fieldErrors: FieldSentences;
  /** The form's fields in the order of the page. */
  fields: SummaryField[];
}

/** The mistakes in a form, as a list of links to its controls. A `NoticeBanner` contains it. */
export function ErrorSummary({ fieldErrors, fields }: ErrorSummaryProps) {
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
          <a href={`#${field.id ?? field.name}`}>{withLabel(sentence, field.label)}</a>
        </li>
      ))}
    </ul>
  );
}

function withLabel(sentence: string, label = ""): string {
  return sentence.toLowerCase().includes(label.toLowerCase()) ? sentence : `${label}: ${sentence}`;
}
