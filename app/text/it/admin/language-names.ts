const names = new Intl.DisplayNames("it", { type: "language" });

/** 'inglese': the Italian name of a language, by its ISO 639-1 code. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
