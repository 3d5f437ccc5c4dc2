/** The words of the social page. */
export const social = {
  title: "Seguimi sui Social",
  description: "{product} su Instagram e TikTok: le foto e i video del viaggio.",
  lead: "Qui sul sito c’è il mio diario. Sui social c’è tutto il resto: le foto venute mosse, i video, le facce di chi mi trova.",
  none: "Per ora sono soltanto qui: nel mio diario ci sono le foto e le storie di chi mi trova.",
  instagram: "Le foto delle mie tappe, una per una.",
  tiktok: "I video di chi mi ha incontrato.",
  hashtag: "Hai un video con me? Pubblicalo con l’hashtag {hashtag}: così lo ritrovo.",
} as const;
