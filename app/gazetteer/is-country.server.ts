/** The languages in which people write the name of a country. */
const languages = ["it", "en", "fr", "de", "es", "pt", "nl", "pl", "el", "ru", "ar", "zh", "ja"];

/** Names that are not the official ones, or name only a part of a country. */
const otherNames = {
  GB: "gran bretagna|great britain|england|inghilterra|angleterre|inglaterra|scotland|scozia|schottland|wales|galles",
  NL: "olanda|holland|hollande|holanda",
  US: "america|u.s.a.",
};

let codes: Map<string, Set<string>> | undefined;

/** Returns the codes of the countries with this name, in any language. Undefined for a text that names none. */
function codesOf(written: string): Set<string> | undefined {
  // Not before the first one: a start of the program would wait for them.
  return (codes ??= codesByName()).get(written.trim().toLowerCase());
}

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
  for (const [code, names] of Object.entries(otherNames))
    for (const name of names.split("|")) add(name, code);
  return byName;
}

/** Returns the name of a country in a language, by its ISO 3166 code. */
export function countryNameIn(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}

const known = new Map<string, string>();

/** Returns a written country in the language of its readers. What names no country, or several, stays as it is typed. */
export function countryForReaders(written: string, language: string | null | undefined): string {
  if (!language) return written;
  const key = `${language} ${written}`;
  let shown = known.get(key);
  if (shown === undefined) {
    // "Scozia" stays: it names a part of its country.
    const isOther = Object.values(otherNames).join("|").split("|").includes(written.trim().toLowerCase());
    const named = isOther ? [] : (codesOf(written) ?? []);
    const names = Array.from(named, (code) => countryNameIn(language, code));
    const [name = written, another] = new Set(names);
    shown = another === undefined ? name : written;
    known.set(key, shown);
  }
  return shown;
}

/** True when a written country is the one with this ISO 3166 code. */
export function isCountry(written: string): (code: string) => boolean {
  const named = codesOf(written);
  return (code) => named?.has(code) === true;
}

/** True when a text is the name of a country. */
export const isCountryName = (written: string) => codesOf(written) !== undefined;
