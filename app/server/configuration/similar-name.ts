/** The maximum number of wrong letters in a recognised name. */
const maxWrong = 2;

/** Returns the known name that is most similar to a mistyped one. Null when none is similar. */
export function similarName(typed: string, known: readonly string[]): string | null {
  const name = typed.toUpperCase();
  const [best] = known
    .map((one) => ({ one, wrong: wrongLetters(name, one.toUpperCase()) }))
    .sort((a, b) => a.wrong - b.wrong);
  return best && best.wrong <= maxWrong ? best.one : null;
}

/** Returns how many letters to add, remove or replace to turn `a` into `b` (Levenshtein distance). */
function wrongLetters(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const letter of a) {
    const row = [(previous[0] ?? 0) + 1];
    for (let at = 1; at <= b.length; at += 1) {
      const replaced = (previous[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1);
      row.push(Math.min(replaced, (previous[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous.at(-1) ?? 0;
}
