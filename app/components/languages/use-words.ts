import { createContext, useContext } from "react";
import type { PageSettings } from "~/components/layout/use-public-settings";
import { scriptJson } from "~/components/layout/inline-scripts";
import { type Language, defaultLanguage, languageNamed, wordsIn } from "~/text/languages.server";
import { type Subject, type Words, type WordsData, wordsFrom, type LanguageInfo } from "~/text/words";

/** The part of a page's matches that is used here: the match of the root. */
type Matches = readonly ({ handle?: unknown; data?: unknown } | undefined)[];

/** The id of the element that contains the words of a hydrated page. */
export const wordsElementId = "words";

let inDocument: Words | undefined;

/** Returns the words of the page for its `meta`. In the browser there are only those that stand in the document. */
export function wordsOf([root]: Matches): Words {
  if (typeof document !== "undefined") return (inDocument ??= wordsInDocument());
  const { language } = (root?.handle ?? {}) as { language?: Language };
  const { publicSettings: settings } = (root?.data ?? {}) as { publicSettings?: PageSettings };
  const words = wordsIn(language ?? defaultLanguage, settings?.productName ?? "", settings?.isOver);
  // Only our server sets a language. On a plain host, addresses with a prefix do not work, so there is one language.
  return language === undefined ? { ...words, languages: [words.language] } : words;
}

/** The words of the page, which its layout provides. */
export const WordsOfPage = createContext<Words | null>(null);

/** Returns the words of this page, in its language. Throws outside of the layout. */
export function useWords(): Words {
  const words = useContext(WordsOfPage);
  if (words === null) throw new Error("no words around this component");
  return words;
}

/** Returns the words of a printed book, which may be in another language than the page around it. */
export function wordsOfBook(language: string, product: string): Words {
  return wordsIn(languageNamed(language) ?? defaultLanguage, product);
}

/** Returns the words of these subjects as JSON for the page's scripts. The JSON is safe inside a script element. */
export function wordsJson({ language, languages, text }: Words, subjects: readonly Subject[]): string {
  const chosen = Object.fromEntries(subjects.map((subject) => [subject, text[subject]]));
  return scriptJson({ language, languages, text: chosen });
}

function wordsInDocument(): Words {
  const json = document.getElementById(wordsElementId)?.textContent ?? "";
  return wordsFrom(JSON.parse(json) as WordsData);
}

/** Returns the address of a page in the language `code`. `path` is its address without a prefix. */
export function addressIn(languages: readonly LanguageInfo[], code: string, path: string): string {
  if (code === languages[0]?.code) return path;
  return path === "/" ? `/${code}` : `/${code}${path}`;
}
