import { createContext, useContext } from "react";
import { scriptJson } from "~/components/layout/inline-scripts";
import { type LanguageInfo, type Subject, type Words, type WordsData, wordsFrom } from "~/text/words";
import { type Matches, wordsOfPage } from "./words-of-page.server";

/** The id of the element that contains the words of a hydrated page. */
export const wordsElementId = "words";

let inDocument: Words | undefined;

/** Reads the words of a page in the browser, before React hydrates it: from the document, an owner's page's from its file. */
export async function loadWords(): Promise<void> {
  const { textContent, dataset } = document.getElementById(wordsElementId) as HTMLElement;
  const data = JSON.parse(textContent as string) as WordsData;
  const { ownerTexts } = dataset;
  if (ownerTexts) Object.assign(data.text, await (await fetch(ownerTexts)).json());
  inDocument = wordsFrom(data);
}

/** Returns the words of the page for its `meta`. In the browser there are only those that `loadWords` has read. */
export const wordsOf = (matches: Matches): Words => inDocument ?? wordsOfPage(matches);

/** The words of the page, which its layout provides. */
export const WordsOfPage = createContext<Words | null>(null);

/** Returns the words of this page, in its language. All components stand inside the layout, which provides them. */
export const useWords = () => useContext(WordsOfPage) as Words;

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
