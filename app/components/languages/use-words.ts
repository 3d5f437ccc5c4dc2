import { useMatches } from "@remix-run/react";
import { createContext, useContext } from "react";
import { scriptJson } from "~/components/layout/script-json";
import { type Language, defaultLanguage, wordsIn } from "~/text/languages.server";
import { type Subject, type Words, type WordsData, wordsFrom, type LanguageFacts } from "~/text/words";

/** The used part of a page's matches, which is the root's. */
type Matches = readonly ({ handle?: unknown; data?: unknown } | undefined)[];

/** The id of the element with the words of a hydrated page. */
export const wordsElementId = "words";

let inDocument: Words | undefined;

/**
 * Returns the words of the rendered page, for its `meta`; components have `useWords`. The browser only has the words
 * in the document: one language, and the subjects in its routes' `handle`.
 */
export function wordsOf([root]: Matches): Words {
  if (typeof document !== "undefined") return (inDocument ??= wordsInDocument());
  const { language } = (root?.handle ?? {}) as { language?: Language };
  const { facts } = (root?.data ?? {}) as { facts?: { productName: string } };
  const words = wordsIn(language ?? defaultLanguage, facts?.productName ?? "");
  // A plain host only serves the addresses without a prefix.
  return language === undefined ? { ...words, languages: [words.language] } : words;
}

/** The words of the page. Its layout provides them. */
export const WordsOfPage = createContext<Words | null>(null);

/** Returns the words of the matched routes, for the layout. */
export function useWordsOfMatches(): Words {
  return wordsOf(useMatches());
}

/** Returns the words of this page, in its language. */
export function useWords(): Words {
  const words = useContext(WordsOfPage);
  if (words === null) throw new Error("no words around this component");
  return words;
}

/** Returns these subjects as JSON for the page's scripts, safe inside a script element. */
export function wordsJson({ language, languages, text }: Words, subjects: readonly Subject[]): string {
  const chosen = Object.fromEntries(subjects.map((subject) => [subject, text[subject]]));
  return scriptJson({ language, languages, text: chosen });
}

function wordsInDocument(): Words {
  const json = document.getElementById(wordsElementId)?.textContent ?? "";
  return wordsFrom(JSON.parse(json) as WordsData);
}

/**
 * Returns the address of a page in a language. `path` is its Italian one, and the first of the `languages` has no
 * prefix.
 */
export function addressIn(languages: readonly LanguageFacts[], code: string, path: string): string {
  if (code === languages[0]?.code) return path;
  return path === "/" ? `/${code}` : `/${code}${path}`;
}
