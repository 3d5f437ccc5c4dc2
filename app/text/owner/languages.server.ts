import { admin as en } from "~/text/en/admin";
import { adminAnswers as enAnswers } from "~/text/en/admin/server";
import { admin as it } from "~/text/it/admin";
import { adminAnswers as itAnswers } from "~/text/it/admin/server";
import { wordsIn } from "~/text/languages.server";
import { type OwnerLanguage, ownerLanguageNamed } from "./language";
import type { TranslationOf } from "~/text/translation";
import { type OwnerTexts, type OwnerWords, withNames, wordsFrom } from "~/text/words";

const translations = { it, en } satisfies Record<OwnerLanguage, TranslationOf<OwnerTexts>>;
const answers = { it: itAnswers, en: enAnswers } satisfies Record<
  OwnerLanguage,
  TranslationOf<typeof itAnswers>
>;

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

/** Returns the sentences that only the server says to the owner; {product} stands for the toy's name. */
export function ownerAnswersIn(language: string) {
  return answers[ownerLanguageNamed(language) ?? "it"] as typeof itAnswers;
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
