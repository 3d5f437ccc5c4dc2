import { z } from "zod";
import { optionalText, requiredText } from "~/domain/field-texts.server";
import { defaultCountry, longestTitle } from "./blog-post";
import { blogPostSentences as sentences } from "~/text/validation";

/** Visible unless said otherwise (spec §3). */
const flags = new Map<unknown, boolean>([
  [undefined, true],
  ["", true],
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
]);

/** What an article must be to be created (spec §5 "Article form"). */
export const blogPostSchema = z.object({
  title: requiredText(sentences.titleMissing, longestTitle, sentences.tooLong),
  content: requiredText(sentences.contentMissing, 20_000, sentences.tooLong),
  city: requiredText(sentences.cityMissing, 100, sentences.tooLong),
  country: requiredText(sentences.countryMissing, 100, sentences.tooLong)
    .default(defaultCountry)
    .meta({ type: "string", minLength: 1, maxLength: 100, default: defaultCountry }),
  authorName: optionalText(100, sentences.tooLong),
  reactions: z
    .preprocess(
      (value) => (value === undefined || value === "" ? 0 : value),
      z.coerce.number(sentences.reactions).int(sentences.reactions).min(0, sentences.reactions).max(1e9),
    )
    .meta({ type: "integer", minimum: 0, maximum: 1e9, default: 0 }),
  published: z
    .preprocess((value) => flags.get(value), z.boolean(sentences.publishedFlag))
    .meta({ type: "boolean", default: true }),
});

/** What a client sends to show or to hide an article. */
export const blogPostVisibilitySchema = z.object({ published: z.boolean(sentences.publishedFlag) });
