/** The first `max` characters (code points) of a text. */
export function firstCharacters(text: string, max: number): string {
  return Array.from(text).slice(0, max).join("");
}
