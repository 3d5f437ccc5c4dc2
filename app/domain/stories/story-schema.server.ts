import { z } from "zod";
import { flag, optionalText, requiredText } from "~/domain/field-texts.server";
import { storySentences } from "~/text/validation";
import { storyMaxLength } from "./story";

/** What a story must be to be accepted (spec §5 "Story form"); the sentences name the toy. */
export function storySchema(product: string) {
  const sentences = storySentences(product);
  return z.object({
    name: optionalText(100, sentences.tooLong),
    city: optionalText(100, sentences.tooLong),
    story: requiredText(sentences.storyMissing, storyMaxLength, sentences.tooLong),
    consent: flag.refine((agreed) => agreed, sentences.consentMissing).meta({ type: "boolean", const: true }),
  });
}
