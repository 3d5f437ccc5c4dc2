/** The languages of the owner's pages, messages and commands. A new one is a name here, and its texts (see CONTRIBUTING). */
export const ownerLanguages = ["it", "en"] as const;

export type OwnerLanguage = (typeof ownerLanguages)[number];

/** The owner's language that somebody names; null for any other word. */
export function ownerLanguageNamed(name: string | null | undefined): OwnerLanguage | null {
  return ownerLanguages.find((language) => language === name) ?? null;
}
