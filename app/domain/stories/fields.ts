/**
 * The words of a story, one line for each field, in the order of the form and of the idempotency key. Form, browser
 * storage, checks, search, receipt and JSON are made from this list. An empty field is null, unless `required`.
 */
export const storyFields = {
  name: { max: 100, required: false, autoComplete: "name" },
  city: { max: 100, required: false, autoComplete: undefined },
  story: { max: 1000, required: true, autoComplete: undefined },
} as const;

export type StoryField = keyof typeof storyFields;
export const storyFieldNames = Object.keys(storyFields) as StoryField[];

/** The fields that are one line of text, in the order of the form. */
export const shortStoryFields = storyFieldNames.filter((field) => field !== "story");

/** An object with a value for each field: of one type if the field is required, of another type if it is optional. */
export type ByStoryField<Required, Optional> = {
  [Field in StoryField]: (typeof storyFields)[Field]["required"] extends true ? Required : Optional;
};

/** The words of a story as they are stored. */
export type StoryWords = ByStoryField<string, string | null>;

/** The words of a story as they were typed. An empty field is "". */
export type TypedStoryWords = Record<StoryField, string>;

/** Takes the words of a story out of an object that has more. */
export function storyWordsOf<Words extends Record<StoryField, unknown>>(all: Words) {
  return Object.fromEntries(storyFieldNames.map((field) => [field, all[field]])) as Pick<Words, StoryField>;
}

/** Reads the typed words field by field, with `read`. */
export function typedStoryWords(read: (field: StoryField) => unknown): TypedStoryWords {
  const entries = storyFieldNames.map((field) => [field, read(field)] as const);
  const typed = entries.map(([field, words]) => [field, typeof words === "string" ? words : ""]);
  return Object.fromEntries(typed) as TypedStoryWords;
}

/** The minimum length in characters of a text that proves copying when another text contains it word for word. */
export const minCopiedLength = 40;

/** The maximum length of a search, in characters. What follows is ignored. */
export const longestSearch = 100;

/** The states of a received story: not opened yet; opened by the owner; made into a blog post; looks like spam. */
export const storyStates = ["new", "read", "diary", "suspect"] as const;
export type StoryState = (typeof storyStates)[number];

/** The reasons why a story looks like spam: two or more links; a text that came before; words of the owner's list. */
export const suspicionReasons = ["links", "repeated", "words"] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];
