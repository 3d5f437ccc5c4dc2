let names: Intl.DisplayNames | undefined;

/** The Italian name of a country, by its ISO 3166 code of two letters. */
export function countryName(code: string): string {
  // Not before the first one: a start of the program would wait for it.
  names ??= new Intl.DisplayNames("it", { type: "region" });
  return names.of(code) ?? code;
}

/** True when a written country is the one with this code. */
export function isCountry(written: string): (code: string) => boolean {
  const wanted = written.trim().toLowerCase();
  return (code) => countryName(code).toLowerCase() === wanted;
}
