/** A stamp names at most so many numbers and rows, and after them the last one. */
const maxParts = 5;

/** Returns the numbers of several stops, ascending: '7', '4–6', '7–8, 13'; of very many the first ones and the last. */
export function stopNumbers(numbers: number[]): string {
  const rows: [from: number, to: number][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row && row[1] === number - 1) row[1] = number;
    else rows.push([number, number]);
  }
  const parts = rows.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  if (parts.length <= maxParts + 1) return parts.join(", ");
  return `${parts.slice(0, maxParts).join(", ")}, …, ${numbers.at(-1)}`;
}
