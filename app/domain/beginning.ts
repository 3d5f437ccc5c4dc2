/** The first characters of a text, counted as people count them, so that no emoji is cut in two. */
export function beginning(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("");
}
