/** The first characters of a text, counted as people count them, so that no emoji is cut in two. */
export function firstCharacters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("");
}
