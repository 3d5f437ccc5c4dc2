type Contains<Name extends string> = Name extends Name ? `${string}{${Name}}${string}` : never;
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;
type Places<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** A sentence that has all the places of the Italian one, in any order. */
type TranslatedSentence<Sentence extends string> = [Places<Sentence>] extends [never]
  ? string
  : All<Contains<Places<Sentence>>> & string;

/**
 * A subject in another language: every sentence of the Italian one, none more, each with the same `{places}`. Of the
 * forms of a plural each language has its own.
 */
export type TranslationOf<Italian> = Italian extends string
  ? TranslatedSentence<Italian>
  : Italian extends { readonly other: infer Other extends string }
    ? { readonly other: TranslatedSentence<Other> } & { readonly [Category in Intl.LDMLPluralRule]?: string }
    : { readonly [Key in keyof Italian]: TranslationOf<Italian[Key]> };
