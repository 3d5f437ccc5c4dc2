/**
 * The words of a story, one line for each field, in the order in which they are stored. The form and what waits in the
 * browser, the checks, the columns, the search, the receipt and the JSON follow from this list. `max` is in characters;
 * a field that is not `required` is null when it is empty.
 */
export const storyFields = {
  name: { max: 100, required: false, autoComplete: "name" },
  city: { max: 100, required: false, autoComplete: undefined },
  story: { max: 1000, required: true, autoComplete: undefined },
} as const;

export type StoryField = keyof typeof storyFields;
export const storyFieldNames = Object.keys(storyFields) as StoryField[];

/** The fields of one line, in the order of the form. */
export const shortStoryFields = storyFieldNames.filter((field) => field !== "story");

/** For each field one type if it is required and another one if it is not. */
export type ByStoryField<Required, Optional> = {
  [Field in StoryField]: (typeof storyFields)[Field]["required"] extends true ? Required : Optional;
};

/** The words of a story as they are stored. */
export type StoryWords = ByStoryField<string, string | null>;

/** The words as they were typed: an empty field is "". */
export type TypedStoryWords = Record<StoryField, string>;

/** Takes the words out of something that has more. */
export function storyWordsOf<Words extends Record<StoryField, unknown>>(all: Words) {
  return Object.fromEntries(storyFieldNames.map((field) => [field, all[field]])) as Pick<Words, StoryField>;
}

/** Reads the typed words with `read`, field by field. */
export function typedStoryWords(read: (field: StoryField) => unknown): TypedStoryWords {
  return Object.fromEntries(
    storyFieldNames.map((field) => {
      const words = read(field);
      return [field, typeof words === "string" ? words : ""];
    }),
  ) as TypedStoryWords;
}
