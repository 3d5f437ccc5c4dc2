/** Sentences for the person, by the name of the form's field that they stand beside. */
export type FieldSentences = Record<string, string[]>;
