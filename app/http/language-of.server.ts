import { type Language, splitLanguage } from "~/text/languages.server";

/** The language of the address that is asked for. */
export function languageOf(request: Request): Language {
  return splitLanguage(new URL(request.url).pathname).language;
}
