/** The first `max` characters (code points) of a text. */
export function firstCharacters(text: string, max: number): string {
  // A character has at most two units: the rest of a long text need not be taken apart.
  return Array.from(text.slice(0, 2 * max))
    .slice(0, max)
    .join("");
}

/** A text of at most `max` characters, or as many of a longer one and an ellipsis. */
export function shortened(text: string, max: number): string {
  const beginning = firstCharacters(text, max);
  return beginning.length < text.length ? `${beginning}…` : text;
}
