let names: Intl.DisplayNames | undefined;

/** 'inglese': the Italian name of a language, by its ISO 639-1 code. */
export function languageName(code: string): string {
  // Not before the first one: a start of the program would wait for it.
  names ??= new Intl.DisplayNames("it", { type: "language" });
  return names.of(code) ?? code;
}
