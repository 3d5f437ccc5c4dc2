/** The codes of the site's languages, the default one first. The types of `languages.server` hold both lists together. */
export const languageCodes = ["it", "en", "fr", "de", "es"] as const;
