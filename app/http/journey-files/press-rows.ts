import type { PressNumbers } from "~/domain/press/press-numbers.server";
import { fill } from "~/text/fill";
import type { Words } from "~/text/words";

/** Returns the names and values of the numbers for newspapers and schools. A number that is 0 has no row. */
export function pressRows({ text }: Words, { counts, longestLeg }: PressNumbers) {
  const { names, longestLeg: leg } = text.press.numbers;
  const keys = Object.keys(names) as (keyof typeof names)[];
  const rows = keys.map((key) => ({ name: names[key] as string, value: counts[key] }));
  if (longestLeg) rows.push({ name: fill(leg, longestLeg), value: longestLeg.kilometres });
  return rows.filter(({ value }) => value > 0);
}

/** Returns the numbers as CSV (RFC 4180) with a byte order mark, without which spreadsheets misread accents. */
export function pressNumbersFile(words: Words, numbers: PressNumbers): string {
  const { columns } = words.text.press.numbers;
  // Spreadsheets expect a semicolon where the comma is the decimal sign.
  const separator = words.language.thousands === "," ? "," : ";";
  const lines = [
    columns,
    ...pressRows(words, numbers).map(({ name, value }) => [name, value, numbers.today]),
  ];
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(separator)}\r\n`).join("")}`;
}
