import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import type { languageCodes } from "./language-codes";
import type { TranslationOf } from "./translation";
import { changed, type LanguageInfo, type Texts, type Words, withNames, wordsFrom } from "./words";

/** The languages of the site by their code. A new one is a folder beside `it`, and its name in this list. */
const translations = { it, en, fr, de, es } satisfies Record<
  (typeof languageCodes)[number],
  { language: LanguageInfo; text: TranslationOf<Texts>; afterTheEnd: object }
>;

export type Language = keyof typeof translations;

export const languages = Object.keys(translations) as Language[];

/** The language of the addresses without a prefix, of the JSON calls and of the owner's pages. */
export const defaultLanguage: Language = "it";

/** The language that somebody names, exactly as in addresses; null for any other word. */
export function languageNamed(name: string | null | undefined): Language | null {
  return languages.find((language) => language === name) ?? null;
}

/** The words in the language with this code, and in the default language when there is no such language. */
export const wordsNamed = (code: string, product: string) =>
  wordsIn(languageNamed(code) ?? defaultLanguage, product);

/** The prefix of a language's pages: "" for the default language, else "/en" and the like. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? "" : `/${language}`;
}

/** A path without the prefix of its language, and that language. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first = ""] = path.split("/", 2);
  const language = languageNamed(first);
  if (language === null || language === defaultLanguage) return { language: defaultLanguage, path };
  return { language, path: path.slice(first.length + 1) || "/" };
}

/**
 * Returns the path without capitals or default prefix in its language, or null when nothing has to change. Double
 * slashes become one: they could lead to another site, or make the router log a receipt's address.
 */
export function meantPath(path: string): string | null {
  const [, first = ""] = path.split("/", 2);
  const language = languageNamed(first.toLowerCase());
  if (language === null || `/${first}` === prefixOf(language)) return null;
  return prefixOf(language) + path.slice(first.length + 1).replace(/\/+/g, "/") || "/";
}

const known = new Map<string, Words>();
const maxKnown = 50;

/** All texts of the site in a language; `product`: the toy's name; `isOver`: the journey is over. */
export function wordsIn(language: Language, product: string, isOver = false): Words {
  const key = `${language} ${isOver} ${product}`;
  const same = known.get(key);
  if (same) return same;
  const languages = Object.values(translations).map((translation) => translation.language);
  const { language: own, text: before, afterTheEnd } = translations[language];
  const text = isOver ? changed(before, afterTheEnd) : before;
  // The types know the Italian sentences, which say which places each sentence has; the others have the same.
  const words = wordsFrom({
    language: own,
    text: withNames(text as Texts, product, language),
    languages,
  });
  if (known.size >= maxKnown) known.clear();
  known.set(key, words);
  return words;
}
