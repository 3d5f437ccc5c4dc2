import { ownerLanguages } from "~/text/owner/language";
import type { LanguageInfo, OwnerWords } from "~/text/words";
import { addressIn, useWords, wordsOf } from "./use-words";
import type { Matches } from "./words-of-page.server";

/** Returns the words of this page of the owner's, in the owner's language. */
export const useOwnerWords = () => useWords() as OwnerWords;

/** Returns the words of a page of the owner's for its `meta`. */
export const ownerWordsOf = ({ matches }: { matches: Matches }) => wordsOf(matches) as OwnerWords;

/** Returns the words of the owner's page in this browser, for scripts outside of its components. */
export const ownerWordsHere = () => ownerWordsOf({ matches: [{ handle: { panel: true } }] });

/** Returns the languages of the owner's pages, each with its own name for itself. */
export function useOwnerLanguages(): LanguageInfo[] {
  const { languages } = useWords();
  return ownerLanguages.flatMap((code) => languages.filter((language) => language.code === code));
}

/** Returns the function that names the address of a page in this page's language. */
export function useAddress(): (path: string) => string {
  const { language, languages } = useWords();
  return (path) => addressIn(languages, language.code, path);
}
