/** The texts of a form, however they came here: just posted, kept in a draft, or filled in by the site. */
export interface FormValues {
  /** Every value of every field, in order. */
  typed: Record<string, string[]>;
  /** Every field once, the last one wins. */
  fields: Record<string, string>;
  /** Every value of a repeated field, in order. */
  all(name: string): string[];
}

/** Makes a form's values readable in the ways that routes need. */
export function formValues(typed: Record<string, string[]>): FormValues {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, all]) => [name, all.at(-1) ?? ""]));
  return { typed, fields, all: (name) => typed[name] ?? [] };
}
