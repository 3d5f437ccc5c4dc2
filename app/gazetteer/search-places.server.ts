import { type PackedPlaces, lineEnds } from "./read-packed-places.server";

/** The maximum number of results of a search. */
const max = 10;

/** How much of a name a query is: the whole, its first words, or the beginning of a word. */
export type Match = "whole" | "words" | "beginning";

/** Makes the search: whole names, then first words, then beginnings of names, then of later words. The largest come first. */
export function placeSearch({ lines, people }: PackedPlaces) {
  // Searching one text is much faster than searching thirty thousand names. A tab on both sides of each name marks its
  // beginning and end.
  const text = normalizeNames(lines).replaceAll("\t", "\t\t").replaceAll(/^|$/gm, "\t");
  const ends = lineEnds(text);

  return (query: string, isWhole: boolean): [place: number, match: Match][] => {
    const wanted = normalizeName(query);
    if (wanted === "") return [];
    const found = new Map<number, Match>();
    const parts = [`\t${wanted}\t`, `\t${wanted} `, `\t${wanted}`, ` ${wanted}`];
    for (const part of isWhole ? parts.slice(0, 1) : parts) {
      const match = part === parts[0] ? "whole" : part === parts[1] ? "words" : "beginning";
      const places = new Set<number>();
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
        places.add(lineAt(ends, at));
      const largestFirst = [...places].sort(
        (one, other) => (people[other] ?? 0) - (people[one] ?? 0) || one - other,
      );
      for (const place of largestFirst) {
        if (!found.has(place)) found.set(place, match);
        if (found.size === max) return [...found];
      }
    }
    return [...found];
  };
}

/** Returns the number of the line at this position of the text, by binary search. */
function lineAt(ends: number[], position: number): number {
  let [from, to] = [0, ends.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] ?? 0) < position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Replacements already computed, by the replaced characters: all except plain small letters, digits and separators. */
const replaced = new Map<string, string>();
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", ı: "i" };

/** Returns a name as the search compares names: small letters without accents, and one space between words. */
export function normalizeName(name: string): string {
  return normalizeNames(name).trim();
}

/** Normalises many names at once. The tabs and line ends between the names stay. */
export function normalizeNames(names: string): string {
  // Few letters have accents. Treating only those is ten times as fast as decomposing the whole text.
  return names
    .toLowerCase()
    .replace(/[^a-z0-9\t\n]+/g, (run) => {
      const known = replaced.get(run);
      if (known !== undefined) return known;
      const plain = normalizeRun(run);
      // Longer runs are names in other scripts, each of which comes once.
      if (run.length < 4) replaced.set(run, plain);
      return plain;
    })
    .replace(/ ?([\t\n]) ?/g, "$1");
}

function normalizeRun(run: string): string {
  return run
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\p{L}/gu, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}
