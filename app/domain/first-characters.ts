/** The first `most` characters (code points) of a text. */
export function firstCharacters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("");
}
