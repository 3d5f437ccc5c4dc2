/** Placeholders that every sentence may use: the toy's name, and the hashtag of its videos. */
type NamesOfTheSite = "product" | "hashtag";

/** The values that a sentence has places for: "Pagina {page} di {pages}" has "page" and "pages". */
export type ValuesOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, NamesOfTheSite> | ValuesOf<Rest>
  : never;

/** Puts values into the places of a sentence. */
export function fill<Sentence extends string>(
  sentence: Sentence,
  values: Record<ValuesOf<Sentence>, string | number>,
): string {
  const given: Record<string, string | number> = values;
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(given[name] ?? place));
}

/** One sentence for each kind of number that a language tells apart; `other` is for all the rest. */
export type PluralForms = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string;
};

/** A sentence about what somebody sent: with the sender's name, or without. */
interface SenderForms {
  readonly named: string;
  readonly anonymous: string;
}

/** The sentence for this sender; null is one without a name. */
export function ofSender({ named, anonymous }: SenderForms, name: string | null): string {
  return name === null ? anonymous : fill<"{name}">(named as "{name}", { name });
}

/** Splits a sentence at one placeholder, where a link will stand; the other placeholders get their values. */
export function around<Sentence extends string, Name extends ValuesOf<Sentence>>(
  sentence: Sentence,
  place: Name,
  values: Record<Exclude<ValuesOf<Sentence>, Name>, string | number>,
): { before: string; after: string } {
  const [before = "", after = ""] = sentence.split(`{${place}}`);
  const given = values as Record<string, string | number>;
  return { before: fill<string>(before, given), after: fill<string>(after, given) };
}
