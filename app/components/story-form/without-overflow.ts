/** Removes the characters before the caret by which the text is too long: those that were just inserted. */
export function withoutOverflow(text: string, caret: number, max: number): { text: string; caret: number } {
  const characters = Array.from(text);
  const before = Array.from(text.slice(0, caret));
  const kept = before.slice(0, Math.max(0, before.length - Math.max(0, characters.length - max)));
  const after = characters.slice(before.length);
  const beginning = kept.join("");
  return { text: beginning + after.slice(0, max - kept.length).join(""), caret: beginning.length };
}
