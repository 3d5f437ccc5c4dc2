import { z } from "zod";
import { optionalText, requiredText } from "~/domain/field-texts.server";
import { storySentences } from "~/text/validation";
import { consentVersions } from "./consent";
import { storyMaxLength } from "./story";

/**
 * What a story must be to be accepted; the sentences name the toy. `consentVersion` is one of the `known` versions, oldest
 * first; the last one when it is left out.
 */
export function storySchema(product: string, known: readonly string[] = consentVersions) {
  const sentences = storySentences(product);
  const current = known.at(-1);
  return z.object({
    name: optionalText(100, sentences.tooLong),
    city: optionalText(100, sentences.tooLong),
    story: requiredText(sentences.storyMissing, storyMaxLength, sentences.tooLong),
    consent: z
      .preprocess((value) => value === "true", z.boolean())
      .refine((agreed) => agreed, sentences.consentMissing)
      .meta({ type: "boolean", const: true }),
    consentVersion: z
      .preprocess((value) => value || current, z.string())
      .refine((version) => known.includes(version), sentences.consentChanged)
      .meta({ type: "string", enum: [...known], default: current }),
  });
}
