/** Also the short ones, such as "USA": finders write the country in their own language. */
const allNames = ["it", "en", "fr", "de", "es"].flatMap((language) => [
  namesIn(language, "long"),
  namesIn(language, "short"),
]);

/** Returns a function that names a country, by its ISO 3166 code of two letters. */
function namesIn(language: string, style: "long" | "short"): (code: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    // Not before the first one: a start of the program would wait for it.
    names ??= new Intl.DisplayNames(language, { type: "region", style });
    return names.of(code) ?? code;
  };
}

/** The Italian name of a country, by its ISO 3166 code of two letters. */
export const countryName = namesIn("it", "long");

/** True when a written country is the one with this code, in any language of the site. */
export function isCountry(written: string): (code: string) => boolean {
  const wanted = written.trim().toLowerCase();
  return (code) => allNames.some((nameOf) => nameOf(code).toLowerCase() === wanted);
}
