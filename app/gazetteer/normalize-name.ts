/** Letters that Unicode does not decompose. */
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", ı: "i" };

/** Returns a name as the search compares names: small letters without accents, and one space between words. */
export function normalizeName(name: string): string {
  const small = name.toLowerCase();
  // Most names are plain words. The rest would take a tenth of a second for all places.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(small)) return small;
  return small
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\p{L}/gu, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
