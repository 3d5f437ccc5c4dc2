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

/** True when a written country is the one with this ISO 3166 code. */
export function isCountry(written: string): (code: string) => boolean {
  const named = codesOf(written);
  return (code) => named?.has(code) === true;
}

/** True when a text is the name of a country. */
export const isCountryName = (written: string) => codesOf(written) !== undefined;
