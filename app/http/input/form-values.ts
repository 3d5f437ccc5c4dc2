/** The texts of a form, received or stored in a draft. */
export interface FormValues {
  /** Every value of every field, in order. */
  typed: Record<string, string[]>;
  /** Every field once, the last one wins. */
  fields: Record<string, string>;
  /** Every value of a repeated field, in order. */
  all(name: string): string[];
}

/** Creates the views of a form's texts. */
export function formValues(typed: Record<string, string[]>): FormValues {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, all]) => [name, all.at(-1) ?? ""]));
  return { typed, fields, all: (name) => typed[name] ?? [] };
}
