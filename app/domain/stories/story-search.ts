import { firstCharacters } from "~/domain/first-characters";

/** The longest search, in characters; what is beyond is not searched. */
export const longestSearch = 100;

/** A text as it is searched: without capitals, accents, curly apostrophes and line breaks. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The words of a story that a search looks through, folded: stored with the story and renewed with its words. */
export function searchTextOf({
  name,
  city,
  story,
}: Record<"name" | "city", string | null> & { story: string }) {
  return foldText([name, city, story].filter((text) => text !== null).join("\n"));
}

/**
 * The patterns of a search for SQL's `like … escape '!'`, one for each word: all of them must be found, in any order.
 * Wildcards in the input stand for themselves. Empty when there is nothing to search for.
 */
export function searchPatterns(search: string): string[] {
  const words = foldText(firstCharacters(search, longestSearch)).split(" ");
  return words.filter((word) => word !== "").map((word) => `%${word.replaceAll(/[!%_]/g, "!$&")}%`);
}
