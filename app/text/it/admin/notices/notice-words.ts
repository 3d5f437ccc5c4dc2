/** What a notice is about: names and numbers for its words. */
export type Details = Record<string, string>;
export type Words = (details: Details) => { title: string; text: string; failed?: boolean };
