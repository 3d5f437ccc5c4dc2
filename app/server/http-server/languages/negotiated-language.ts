import Negotiator from "negotiator";
import { type Language, defaultLanguage, languageNamed, languages } from "~/text/languages.server";

/**
 * The language of an address that negotiates: the one that `?lingua=` names, else the one that Accept-Language weighs
 * most, else the default one.
 */
export function negotiatedLanguage({ url, headers }: Request): Language {
  const named = languageNamed(new URL(url).searchParams.get("lingua"));
  const accepted = headers.get("Accept-Language") ?? undefined;
  if (named || accepted === undefined) return named ?? defaultLanguage;
  const negotiator = new Negotiator({ headers: { "accept-language": accepted } });
  return languageNamed(negotiator.language(languages)) ?? defaultLanguage;
}
