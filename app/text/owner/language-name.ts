import type { LanguageInfo } from "~/text/words";

const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of a language, by its code, in the language of these words. */
export function languageName({ language: { locale } }: { language: LanguageInfo }, code: string): string {
  // Browsers of before 2020 do not know the names.
  if (typeof Intl.DisplayNames !== "function") return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "language" });
  names.set(locale, known);
  return known.of(code) ?? code;
}
