const names = new Intl.DisplayNames("it", { type: "region" });

/** The Italian name of a country, by its ISO 3166 code of two letters. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
