/** The languages in which people write the name of a country. */
const languages = ["it", "en", "fr", "de", "es", "pt", "nl", "pl", "el", "ru", "ar", "zh", "ja"];

/** Names that are not the official ones, or name only a part of a country. */
const otherNames = {
  GB: "gran bretagna|great britain|england|inghilterra|angleterre|inglaterra|scotland|scozia|schottland|wales|galles",
  NL: "olanda|holland|hollande|holanda",
  US: "america|u.s.a.",
};

const otherCodes = new Map(
  Object.entries(otherNames).flatMap(([code, names]) => names.split("|").map((name) => [name, [code]])),
);

let codes: Map<string, Set<string>> | undefined;

/** Returns the codes of the countries with this name, in any language. Undefined for a text that names none. */
function codesOf(written: string): Iterable<string> | undefined {
  return officialCodesOf(written) ?? otherCodes.get(normalized(written));
}

function officialCodesOf(written: string): Iterable<string> | undefined {
  // Not before the first one: a start of the program would wait for them.
  return (codes ??= codesByName()).get(normalized(written));
}

const normalized = (written: string) => written.trim().toLowerCase();

/** Returns the codes of the countries by their names, long and short, in lower case. "USA" is a short name. */
function codesByName(): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>();
  const add = (name: string, code: string) => byName.set(name, (byName.get(name) ?? new Set()).add(code));
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of languages) {
    for (const style of ["long", "short"] as const) {
      const names = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
      for (const code of pairs) {
        const name = names.of(code);
        if (name !== undefined) add(name.toLowerCase(), code);
      }
    }
  }
  return byName;
}

/** Returns the name of a country in a language, by its ISO 3166 code. `style`: 'short' is "USA". */
export function countryNameIn(language: string, code: string, style: "long" | "short" = "long"): string {
  return new Intl.DisplayNames(language, { type: "region", style }).of(code) ?? code;
}

const known = new Map<string, string>();
const maxKnown = 500;

/** Returns a written country for readers of a language. It stays as typed when it names no country, or is in theirs. */
export function countryForReaders(written: string, language: string | null | undefined): string {
  if (!language) return written;
  const key = `${language} ${written}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const named = [...(officialCodesOf(written) ?? [])];
  const names = new Set(named.map((code) => countryNameIn(language, code)));
  const isTheirs = named.some((code) =>
    (["long", "short"] as const).some(
      (style) => normalized(countryNameIn(language, code, style)) === normalized(written),
    ),
  );
  const [only = written] = names.size === 1 && !isTheirs ? names : [];
  if (known.size >= maxKnown) known.clear();
  known.set(key, only);
  return only;
}

/** True when a written country is the one with this ISO 3166 code. */
export function isCountry(written: string): (code: string) => boolean {
  const named = new Set(codesOf(written));
  return (code) => named.has(code);
}

/** True when a text is the name of a country. */
export const isCountryName = (written: string) => codesOf(written) !== undefined;
