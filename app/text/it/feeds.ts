import { diaryText } from "./diary";

/** The words of the diary's feeds. `language`: the one they are in. */
export const feedText = (product: string) => ({
  language: "it",
  title: `Il diario di viaggio di ${product}`,
  description: diaryText(product).description,
});

/** The names under which browsers and feed readers find them. */
export const feedLinkText = (product: string) => ({
  atom: feedText(product).title,
  json: `${feedText(product).title} (JSON)`,
});
