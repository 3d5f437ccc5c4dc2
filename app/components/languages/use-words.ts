import { createContext, useContext } from "react";
import type { PageSettings } from "~/components/layout/use-public-settings";
import { scriptJson } from "~/components/layout/inline-scripts";
import { type Language, defaultLanguage, languageNamed, wordsIn } from "~/text/languages.server";
import { ownerWordsIn } from "~/text/owner/languages.server";
import {
  type LanguageInfo,
  type OwnerWords,
  type Subject,
  type Words,
  type WordsData,
  wordsFrom,
} from "~/text/words";

/** The part of a page's matches that is used here. The first is the match of the root. */
type Matches = readonly ({ handle?: unknown; data?: unknown } | undefined)[];

/** The id of the element that contains the words of a hydrated page. */
export const wordsElementId = "words";

let inDocument: Words | undefined;

/** Reads the words of a page in the browser, before React hydrates it: from the document, an owner's page's from its file. */
export async function loadWords(): Promise<void> {
  const element = document.getElementById(wordsElementId);
  const data = JSON.parse(element?.textContent ?? "") as WordsData;
  const { ownerTexts } = element?.dataset ?? {};
  if (ownerTexts) Object.assign(data.text, await (await fetch(ownerTexts)).json());
  inDocument = wordsFrom(data);
}

/** Returns the words of the page for its `meta`. In the browser there are only those that `loadWords` has read. */
export function wordsOf(matches: Matches): Words {
  if (inDocument) return inDocument;
  const { language } = (matches[0]?.handle ?? {}) as { language?: Language };
  const { publicSettings: settings } = (matches[0]?.data ?? {}) as { publicSettings?: PageSettings };
  const isOwners = matches.some((match) => (match?.handle as { panel?: true } | undefined)?.panel);
  const words = (isOwners ? ownerWordsIn : wordsIn)(
    language ?? defaultLanguage,
    settings?.productName ?? "",
    settings?.isOver,
  );
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

/** Returns the words of this page of the owner's, in the owner's language. */
export const useOwnerWords = () => useWords() as OwnerWords;

/** Returns the words of a page of the owner's for its `meta`. */
export const ownerWordsOf = ({ matches }: { matches: Matches }) => wordsOf(matches) as OwnerWords;

/** Returns the words of the owner's page in this browser, for scripts outside of its components. */
export const ownerWordsHere = () => ownerWordsOf({ matches: [{ handle: { panel: true } }] });

/** Returns the words of a printed book, which may be in another language than the page around it. */
export function wordsOfBook(language: string, product: string): Words {
  return wordsIn(languageNamed(language) ?? defaultLanguage, product);
}

/** Returns the words of these subjects as JSON for the page's scripts. The JSON is safe inside a script element. */
export function wordsJson({ language, languages, text }: Words, subjects: readonly Subject[]): string {
  const chosen = Object.fromEntries(subjects.map((subject) => [subject, text[subject]]));
  return scriptJson({ language, languages, text: chosen });
}

/** Returns the address of a page in the language `code`. `path` is its address without a prefix. */
export function addressIn(languages: readonly LanguageInfo[], code: string, path: string): string {
  if (code === languages[0]?.code) return path;
  return path === "/" ? `/${code}` : `/${code}${path}`;
}
