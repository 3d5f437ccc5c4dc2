/** The languages in which people write the name of a country. */
const languages = ["it", "en", "fr", "de", "es", "pt", "nl", "pl", "el", "ru", "ar", "zh", "ja"];

/** Names that are not the official ones, or name only a part of a country. */
const otherNames: Partial<Record<string, RegExp>> = {
  GB: /^(?:gran bretagna|great britain|england|inghilterra|angleterre|inglaterra|scotland|scozia|schottland|wales|galles)$/,
  NL: /^(?:olanda|holland|hollande|holanda)$/,
  US: /^(?:america|u\.s\.a\.)$/,
};

let names: Intl.DisplayNames[] | undefined;

/** Returns the name of a country in a language, by its ISO 3166 code. */
export function countryNameIn(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}

/** True when a written country is the one with this ISO 3166 code. */
export function isCountry(written: string): (code: string) => boolean {
  const wanted = written.trim().toLowerCase();
  // Not before the first one: a start of the program would wait for them. The short ones know "USA".
  names ??= languages.flatMap((language) =>
    (["long", "short"] as const).map((style) => new Intl.DisplayNames(language, { type: "region", style })),
  );
  return (code) =>
    otherNames[code]?.test(wanted) === true ||
    names?.some((one) => one.of(code)?.toLowerCase() === wanted) === true;
}
