import { type StoryWords, storyFieldNames } from "./fields";
import { firstCharacters } from "~/domain/first-characters";

/** The maximum length of a search, in characters. The rest is ignored. */
export const longestSearch = 100;

/** Returns a text in the form for searching: without capitals, accents, curly apostrophes and line breaks. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/**
 * Returns the folded words of a story that a search reads. They are stored with the story, and again when it changes.
 */
export function searchTextOf(words: StoryWords) {
  return foldText(
    storyFieldNames
      .map((field) => words[field])
      .filter((text) => text !== null)
      .join("\n"),
  );
}

/**
 * Returns the patterns of a search for SQL's `like … escape '!'`, one for each word. A story must match all of them,
 * in any order. Wildcards in the input stand for themselves. Empty when there is nothing to search for.
 */
export function searchPatterns(search: string): string[] {
  const words = foldText(firstCharacters(search, longestSearch)).split(" ");
  return words.filter((word) => word !== "").map((word) => `%${word.replaceAll(/[!%_]/g, "!$&")}%`);
}
