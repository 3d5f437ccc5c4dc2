import { z } from "zod";
import { optionalText, requiredText } from "~/domain/field-texts.server";
import { blogPostSentences as sentences } from "~/text/validation";

/** What an article must be to be created (spec §5 "Article form"). */
export const blogPostSchema = z.object({
  title: requiredText(sentences.titleMissing, 200, sentences.tooLong),
  content: requiredText(sentences.contentMissing, 20_000, sentences.tooLong),
  city: requiredText(sentences.cityMissing, 100, sentences.tooLong),
  country: requiredText(sentences.countryMissing, 100, sentences.tooLong),
  authorName: optionalText(100, sentences.tooLong),
  reactions: z.coerce.number().int().min(0).max(1_000_000_000).catch(0),
  published: z.preprocess((value) => value !== false && value !== "false", z.boolean()),
});
