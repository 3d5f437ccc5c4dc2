import { datesIn, elideArticles } from "~/text/dates";
import { spoken as en } from "~/text/en/commands";
import type { PluralForms, ValuesOf } from "~/text/fill";
import { spoken as it } from "~/text/it/commands";
import { type OwnerLanguage, ownerLanguageNamed } from "./language";
import type { TranslationOf } from "~/text/translation";

/** The help about one command. */
export interface CommandHelp {
  summary: string;
  /** The part that only the long help has. */
  more?: string;
  arguments?: readonly (readonly [name: string, use: string])[];
  options?: Readonly<Record<string, string>>;
}

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

type Places<Words> = Words extends PluralForms ? Places<Words["other"]> : ValuesOf<Words & string>;

/** The values that a sentence has places for, as the last argument: none, when it has no places. */
export type Values<Words> = string extends Words
  ? [values?: Record<string, string | number>]
  : [Places<Words>] extends [never]
    ? []
    : [values: Record<Places<Words>, string | number>];

/** A sentence with values in its places; of several forms, that for the number {count}. */
export function say<Words extends string | PluralForms>(
  words: Words,
  ...[values]: Values<NoInfer<Words>>
): string {
  const given: Record<string, string | number> = values ?? {};
  const formOf = (forms: PluralForms) =>
    forms[new Intl.PluralRules(spokenLanguage).select(Number(given.count))] ?? forms.other;
  const sentence = typeof words === "string" ? words : formOf(words);
  return sentence.replaceAll(/(\p{L}+ )?\{(\w+)\}/gu, (_place, before = "", name: string) => {
    const value = String(given[name] ?? `{${name}}`);
    // An Italian article before the 8th or the 11th is another one.
    const isElided = spokenLanguage === "it" && /^(?:8|11)\b/.test(value);
    return (isElided ? elideArticles(`${before}8`).slice(0, -1) : before) + value;
  });
}

/** '3 mag 2026, 18:05', from ISO-8601 UTC. */
export const dateAndTime = (moment: string) => dates[spokenLanguage].dateAndTime(moment);

type Records = Record<"stories" | "blogPosts" | "locations", number>;

/** '1 storia, 2 articoli, 3 tappe'. */
export const recordsText = (counts: Records) =>
  (["stories", "blogPosts", "locations"] as const)
    .map((kind) => say(said.amounts[kind], { count: counts[kind] }))
    .join(", ");

/** '1 storia, 2 articoli, 3 tappe, 4 foto'. */
export const contentsText = (contents: Records & { photos: number }) =>
  `${recordsText(contents)}, ${photosText(contents.photos)}`;

export const photosText = (count: number) => say(said.amounts.photos, { count });

/** '3,4 MB'. */
export function sizeText(bytes: number): string {
  const units = [said.amounts.bytes, "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const number = (bytes / 1000 ** power).toLocaleString(spokenLanguage, { maximumFractionDigits: 1 });
  return `${number} ${units[power]}`;
}

/** For sentences with several names: their {count}, and {names} as 'A, B, C e altri 4'. */
export function someOf(all: readonly string[]) {
  const names = all.slice(0, 3).join(", ");
  const others = all.length - 3;
  return {
    count: all.length,
    names: others > 0 ? say(said.lists.andOthers, { names, count: others }) : names,
  };
}

/** For sentences about a certificate: {why} it is refused, and {advice}. */
export const certificateWords = (fault: keyof typeof said.certificate.advice) => ({
  why: said.certificate[fault],
  advice: said.certificate.advice[fault],
});

/** Why the system does not open a file, by its code; undefined for other errors. */
export const systemReason = (code: string) => (said.systemReasons as Partial<Record<string, string>>)[code];

/** The sentence about photos that the start of the site has set aside. */
export const unknownPhotosText = (unknown: { count: number; folder: string }) =>
  say(said.terminal.unknownPhotos, unknown);
