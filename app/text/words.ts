import { datesIn, daysIn } from "./dates";
import { type PluralForms, fill } from "./fill";
import { hashtagOf } from "./fixed-words";
import type { it } from "./it";

/** Every sentence of the public pages, by subject; the types are those of the Italian ones. */
export type Texts = (typeof it)["text"];
export type Subject = keyof Texts;

/**
 * A language: its code in addresses and `lang`, its own name for itself, its tag for `Intl`, what stands between
 * thousands.
 */
export interface LanguageFacts {
  code: string;
  name: string;
  locale: string;
  thousands: string;
}

/** A language and what it says, as data: this is what a hydrated page carries for its scripts. */
export interface WordsData {
  language: LanguageFacts;
  text: Texts;
  /** All languages of the site, the default one first. */
  languages: LanguageFacts[];
}

/** All words that pages of one language need. */
export interface Words extends WordsData, ReturnType<typeof datesIn>, ReturnType<typeof daysIn> {
  /** A whole number as the language writes it. */
  number(value: number): string;
  /** The form for this number, with the number put into its {count}. */
  plural(forms: PluralForms, count: number): string;
}

/** Makes the words of a language from its data. */
export function wordsFrom(data: WordsData): Words {
  const { locale, thousands } = data.language;
  let rules: Intl.PluralRules | undefined;
  // Without `Intl.NumberFormat`: with the first of them V8 looks all languages through, which takes as long as
  // rendering a page.
  const number = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return {
    ...data,
    ...datesIn(locale),
    ...daysIn(() => data.text.days),
    number,
    plural(forms, count) {
      rules ??= new Intl.PluralRules(locale);
      const form = forms[rules.select(count)] ?? forms.other;
      return fill<"{count}">(form as "{count}", { count: number(count) });
    },
  };
}

/** The same sentences with the toy's name and hashtag put in. */
export function withNames<Text>(text: Text, product: string): Text {
  const named = (part: unknown): unknown => {
    if (typeof part === "string") {
      return part.replaceAll("{product}", () => product).replaceAll("{hashtag}", () => hashtagOf(product));
    }
    if (Array.isArray(part)) return part.map(named);
    return Object.fromEntries(
      Object.entries(part as object).map(([key, value]: [string, unknown]) => [key, named(value)]),
    );
  };
  return named(text) as Text;
}
