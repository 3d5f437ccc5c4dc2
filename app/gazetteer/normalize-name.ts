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
