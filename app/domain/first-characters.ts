/** Returns the first `max` characters (code points) of a text. */
export function firstCharacters(text: string, max: number): string {
  // A character has one or two UTF-16 units.
  return text.length <= max ? text : [...text.slice(0, 2 * max)].slice(0, max).join("");
}

/** Returns a text of at most `max` characters. A longer text is cut and ends with an ellipsis. */
export function shortened(text: string, max: number): string {
  const beginning = firstCharacters(text, max);
  return beginning.length < text.length ? `${beginning}…` : text;
}
