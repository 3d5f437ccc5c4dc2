import { admin as en } from "./en/admin";
import { admin as it } from "./it/admin";
import { wordsIn } from "./languages.server";
import type { TranslationOf } from "./translation";
import { type OwnerTexts, type OwnerWords, withNames, wordsFrom } from "./words";

/** The languages of the owner's pages by their code. A new one is a folder `admin` in its language, and its name here. */
const translations = { it, en } satisfies Record<string, TranslationOf<OwnerTexts>>;

export type OwnerLanguage = keyof typeof translations;

export const ownerLanguages = Object.keys(translations) as OwnerLanguage[];

/** The owner's language that somebody names; null for any other word. */
export function ownerLanguageNamed(name: string | null | undefined): OwnerLanguage | null {
  return ownerLanguages.find((language) => language === name) ?? null;
}

const known = new Map<string, { texts: OwnerTexts; words: OwnerWords }>();
const maxKnown = 20;

/** Returns all texts of the owner's pages, in Italian unless `language` is another of the owner's languages. */
export function ownerWordsIn(language: string, product: string, isOver = false): OwnerWords {
  return ownerTranslation(language, product, isOver).words;
}

/** Returns the texts that the scripts of the owner's pages load. */
export function ownerTextsIn(language: string, product: string): OwnerTexts {
  return ownerTranslation(language, product, false).texts;
}

function ownerTranslation(given: string, product: string, isOver: boolean) {
  const language = ownerLanguageNamed(given) ?? "it";
  const key = `${language} ${isOver} ${product}`;
  const same = known.get(key);
  if (same) return same;
  const { text, ...words } = wordsIn(language, product, isOver);
  const texts = withNames(translations[language] as OwnerTexts, product, language);
  const made = { texts, words: wordsFrom({ ...words, text: { ...text, ...texts } }) };
  if (known.size >= maxKnown) known.clear();
  known.set(key, made);
  return made;
}
