import type { PluralForms } from "~/text/fill";
import { type Values, say } from "~/text/owner/terminal-words";

/** Prints a sentence, with values in its places. */
export const print = <Words extends string | PluralForms>(words: Words, ...values: Values<NoInfer<Words>>) =>
  console.log(say(words, ...values));
