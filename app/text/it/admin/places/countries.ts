let names: Intl.DisplayNames | undefined;

/** The Italian name of a country, by its ISO 3166 code of two letters. */
export function countryName(code: string): string {
  // Not before the first one: a start of the program would wait for it.
  names ??= new Intl.DisplayNames("it", { type: "region" });
  return names.of(code) ?? code;
}
