/** The words of the social page (spec §2 "Social screen"). */
export const socialText = (product: string) => ({
  title: "Seguimi sui Social",
  description: `${product} su Instagram e TikTok: le foto e i video del viaggio.`,
  lead: "Qui sul sito c’è il mio diario. Sui social c’è tutto il resto: le foto venute mosse, i video, le facce di chi mi trova.",
  instagram: { title: "Instagram", text: "Le foto delle mie tappe, una per una." },
  tiktok: { title: "TikTok", text: "I video di chi mi ha incontrato." },
  hashtag: (tag: string) => `Hai un video con me? Pubblicalo con l’hashtag ${tag}: così lo ritrovo.`,
});
