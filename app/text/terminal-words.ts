import { datesIn, elideArticles } from "./dates";
import { spoken as en } from "./en/commands";
import { type PluralForms, type ValuesOf, fill } from "./fill";
import { spoken as it } from "./it/commands";
import { type OwnerLanguage, ownerLanguageNamed } from "./owner-language";
import type { TranslationOf } from "./translation";

const translations = { it, en } satisfies Record<OwnerLanguage, TranslationOf<typeof it>>;
const dates = { it: datesIn("it-IT", "1º"), en: datesIn("en-GB") } satisfies Record<OwnerLanguage, object>;

/** The language of this process outside of pages: of commands, of the log, of the site's start. */
export let spokenLanguage: OwnerLanguage = "it";
/** Every sentence that this process says outside of pages. Read it when speaking: the language may change. */
export let said = it;

/** Chooses the language of this process: Italian, unless another of the owner's languages is named. */
export function speak(language: string | null | undefined): void {
  spokenLanguage = ownerLanguageNamed(language) ?? "it";
  // The types know the Italian sentences, which say which places each sentence has; the others have the same.
  said = translations[spokenLanguage] as typeof it;
}

/** The form for this number, with the number put into its {count}. */
export function plural(forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(spokenLanguage).select(count)] ?? forms.other;
  return fill<"{count}">(form as "{count}", { count });
}

/** Puts days, written in words, into a sentence. */
export function dated<Sentence extends string>(
  sentence: Sentence,
  values: Record<ValuesOf<Sentence>, string | number>,
): string {
  const written = fill(sentence, values);
  return spokenLanguage === "it" ? elideArticles(written) : written;
}

/** '3 mag 2026, 18:05', from ISO-8601 UTC. */
export const dateAndTime = (moment: string) => dates[spokenLanguage].dateAndTime(moment);

type Records = Record<"stories" | "blogPosts" | "locations", number>;

/** '1 storia, 2 articoli, 3 tappe'. */
export const recordsText = (counts: Records) =>
  (["stories", "blogPosts", "locations"] as const)
    .map((kind) => plural(said.amounts[kind], counts[kind]))
    .join(", ");

/** '1 storia, 2 articoli, 3 tappe, 4 foto'. */
export const contentsText = (contents: Records & { photos: number }) =>
  `${recordsText(contents)}, ${photosText(contents.photos)}`;

export const photosText = (count: number) => plural(said.amounts.photos, count);

/** '3,4 MB'. */
export function sizeText(bytes: number): string {
  const units = [said.amounts.bytes, "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const number = (bytes / 1000 ** power).toLocaleString(spokenLanguage, { maximumFractionDigits: 1 });
  return `${number} ${units[power]}`;
}

/** 'A, B, C e altri 4'. */
export const someOf = (names: string[]) =>
  names.length <= 3
    ? names.join(", ")
    : fill(said.lists.andOthers, { names: names.slice(0, 3).join(", "), count: names.length - 3 });

/** Why the system does not open a file, by its code; undefined for other errors. */
export const systemReason = (code: string) => (said.systemReasons as Partial<Record<string, string>>)[code];

/** The sentence about photos that the start of the site has set aside. */
export const unknownPhotosText = ({ count, folder }: { count: number; folder: string }) =>
  fill<string>(plural(said.terminal.unknownPhotos, count), { folder });
