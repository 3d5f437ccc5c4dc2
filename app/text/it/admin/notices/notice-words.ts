/** The names and numbers that a notice's sentence mentions. */
export type Details = Record<string, string>;
export type Words = (details: Details) => { title: string; text: string; failed?: boolean };
