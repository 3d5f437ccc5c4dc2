import type { PageSettings } from "~/components/layout/use-public-settings";
import { type Language, defaultLanguage, wordsIn } from "~/text/languages.server";
import { ownerWordsIn } from "~/text/owner/languages.server";
import type { Words } from "~/text/words";

/** The part of a page's matches that is used here. The first is the match of the root. */
export type Matches = readonly ({ handle?: unknown; data?: unknown } | undefined)[];

/** Returns the words of a page: those of the owner's texts, too, when it is one of the owner's. */
export function wordsOfPage(matches: Matches): Words {
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
