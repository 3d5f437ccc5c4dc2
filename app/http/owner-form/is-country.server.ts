import { languages } from "~/text/languages.server";

let names: Intl.DisplayNames[] | undefined;

/** True when a written country is the one with this ISO 3166 code, in any language of the site. */
export function isCountry(written: string): (code: string) => boolean {
  const wanted = written.trim().toLowerCase();
  // Not before the first one: a start of the program would wait for them. The short ones know "USA".
  names ??= languages.flatMap((language) =>
    (["long", "short"] as const).map((style) => new Intl.DisplayNames(language, { type: "region", style })),
  );
  return (code) => names?.some((one) => one.of(code)?.toLowerCase() === wanted) ?? false;
}
