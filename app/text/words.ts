import { datesIn, daysIn, elideArticles } from "./dates";
import { type PluralForms, type ValuesOf, fill } from "./fill";
import { hashtagOf } from "./fixed-words";
import type { it } from "./it";
import type { admin } from "./it/admin";

/** Every sentence of the public pages, by subject; the types are those of the Italian ones. */
export type Texts = (typeof it)["text"];
export type Subject = keyof Texts;

/** Every sentence of the owner's pages, by subject. */
export type OwnerTexts = typeof admin;
/** Why a change of a photo could not be added. */
export type PhotoEditErrorCode = keyof OwnerTexts["photoEdit"]["errors"];
/** All words that the owner's pages need. */
export type OwnerWords = Words<Texts & OwnerTexts>;

/**
 * A language: its code in addresses and `lang`, its own name for itself, its tag for `Intl`, what stands between
 * thousands, the first of a month when it is not written "1".
 */
export interface LanguageInfo {
  code: string;
  name: string;
  locale: string;
  thousands: string;
  firstDay?: string;
}

/** A language and what it says, as data: this is what a hydrated page carries for its scripts. */
export interface WordsData<Text = Texts> {
  language: LanguageInfo;
  text: Text;
  /** All languages of the site, the default one first. */
  languages: LanguageInfo[];
}

/** All words that pages of one language need. */
export interface Words<Text = Texts>
  extends WordsData<Text>, ReturnType<typeof datesIn>, ReturnType<typeof daysIn> {
  /** Puts days, written in words, into a sentence, with their articles as the language has them. */
  dated<Sentence extends string>(
    sentence: Sentence,
    values: Record<ValuesOf<Sentence>, string | number>,
  ): string;
  /** A sentence about a field, after the field's label unless the sentence contains it. */
  labelled(sentence: string, label?: string): string;
  /** A whole number as the language writes it. */
  number(value: number): string;
  /** The form for this number, with the number put into its {count}. */
  plural(forms: PluralForms, count: number): string;
}

/** Makes the words of a language from its data. */
export function wordsFrom<Text extends Texts>(data: WordsData<Text>): Words<Text> {
  const { code, locale, thousands, firstDay } = data.language;
  let rules: Intl.PluralRules | undefined;
  // Without `Intl.NumberFormat`: with the first of them V8 looks all languages through, which takes as long as
  // rendering a page.
  // Italian and Spanish write no sign into four digits.
  const isWhole = (value: number) => value < 10_000 && (code === "it" || code === "es");
  const number = (value: number) =>
    isWhole(value) ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return {
    ...data,
    ...datesIn(locale, firstDay),
    ...daysIn(() => data.text.days, firstDay),
    dated(sentence, values) {
      const written = fill(sentence, values);
      return code === "it" ? elideArticles(written) : written;
    },
    labelled(sentence, label = "") {
      const isNamed = sentence.toLowerCase().includes(label.toLowerCase());
      return isNamed ? sentence : fill(data.text.layout.labelled, { label, sentence });
    },
    number,
    plural(forms, count) {
      rules ??= new Intl.PluralRules(locale);
      const form = forms[rules.select(count)] ?? forms.other;
      return fill<"{count}">(form as "{count}", { count: number(count) });
    },
  };
}

/** Sentences of which some are others: `changes` has only these, by their keys, and by their index in a list. */
export function changed(part: unknown, changes: unknown): unknown {
  if (changes === undefined || typeof part === "string") return changes ?? part;
  const of = (key: string | number) => (changes as Record<string | number, unknown>)[key];
  if (Array.isArray(part)) return part.map((each: unknown, at) => changed(each, of(at)));
  const entries = Object.entries(part as object) as [string, unknown][];
  return Object.fromEntries(entries.map(([key, value]) => [key, changed(value, of(key))]));
}

/** The same sentences with the toy's name and hashtag put in; French says "d’Ugo" for "de Ugo". */
export function withNames<Text>(text: Text, product: string, code: string): Text {
  const elided = code === "fr" && /^[aeiouàâäéèêëîïôöùûü]/i.test(product);
  const named = (part: unknown): unknown => {
    if (typeof part === "string") {
      const sentence = elided ? part.replaceAll("de {product}", "d’{product}") : part;
      return sentence
        .replaceAll("{product}", () => product)
        .replaceAll("{hashtag}", () => hashtagOf(product));
    }
    if (Array.isArray(part)) return part.map(named);
    return Object.fromEntries(
      Object.entries(part as object).map(([key, value]: [string, unknown]) => [key, named(value)]),
    );
  };
  return named(text) as Text;
}
