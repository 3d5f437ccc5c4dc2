import { type PackedPlaces, lineEnds } from "./read-packed-places.server";

/** A place that a search has found: `isExact` when the query is one of its names, not only the beginning. */
export interface PlaceMatch {
  place: number;
  isExact: boolean;
}

/**
 * Makes the search by name: names that are the query, then those that begin with it, then those of which a word does,
 * each time the largest place first; at most `max`.
 */
export function placeSearch({ lines, people }: PackedPlaces, max: number) {
  // One text is searched much faster than thirty thousand names; each of them is between two tabs.
  const text = normalizeNames(lines).replaceAll("\t", "\t\t").replaceAll(/^|$/gm, "\t");
  const ends = lineEnds(text);

  return (query: string): PlaceMatch[] => {
    const wanted = normalizeName(query);
    if (wanted === "") return [];
    const found = new Map<number, boolean>();
    for (const part of [`\t${wanted}\t`, `\t${wanted}`, ` ${wanted}`]) {
      const places = new Set<number>();
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
        places.add(lineAt(ends, at));
      const largestFirst = [...places].sort(
        (one, other) => (people[other] ?? 0) - (people[one] ?? 0) || one - other,
      );
      for (const place of largestFirst) {
        if (!found.has(place)) found.set(place, part.endsWith("\t"));
        if (found.size === max) break;
      }
      if (found.size === max) break;
    }
    return [...found].map(([place, isExact]) => ({ place, isExact }));
  };
}

/** The number of the line that contains this position, by halving. */
function lineAt(ends: number[], position: number): number {
  let [from, to] = [0, ends.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] ?? 0) < position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What a run of characters other than plain small letters, digits and the separators becomes. */
const replaced = new Map<string, string>();
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", ı: "i" };

/** A name as the search compares it: small letters without marks, one space for everything between words. */
export function normalizeName(name: string): string {
  return normalizeNames(name).trim();
}

/** The same for many names at once: tabs and line ends stand between them and stay. */
export function normalizeNames(names: string): string {
  // Letters with marks are few: looking only at those is ten times as fast as decomposing the whole text.
  return names
    .toLowerCase()
    .replace(/[^a-z0-9\t\n]+/g, (run) => {
      let plain = replaced.get(run);
      if (plain === undefined) replaced.set(run, (plain = normalizeRun(run)));
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
