/** Returns the first `max` characters (code points) of a text. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (let count = 0; count < max && end < text.length; count += 1) end += unitsAt(text, end);
  return text.slice(0, end);
}

/** Returns how many UTF-16 units the character at this index has. */
function unitsAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Returns a text of at most `max` characters. A longer text is cut and ends with an ellipsis. */
export function shortened(text: string, max: number): string {
  const beginning = firstCharacters(text, max);
  return beginning.length < text.length ? `${beginning}…` : text;
}
