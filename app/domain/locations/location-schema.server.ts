import { z } from "zod";
import { optionalText, requiredText } from "~/domain/field-texts.server";
import { locationSentences as sentences } from "~/text/validation";

/** Decimal degrees as text: optional sign, digits, a dot, at least one decimal; within ±`limit` (design §3). */
const degrees = (limit: number, missing: string, wrong: string) =>
  requiredText(missing, 40, () => wrong)
    .refine(
      (value) => value === "" || (/^[+-]?\d{1,3}\.\d+$/.test(value) && Math.abs(Number(value)) <= limit),
      wrong,
    )
    .meta({ type: "string", pattern: "^[+-]?\\d{1,3}\\.\\d+$" });

/** What a stop must be to be placed (spec §5 "Location form"). */
export const locationSchema = z.object({
  name: requiredText(sentences.nameMissing, 100, sentences.tooLong),
  city: requiredText(sentences.cityMissing, 100, sentences.tooLong),
  country: requiredText(sentences.countryMissing, 100, sentences.tooLong),
  latitude: degrees(90, sentences.latitudeMissing, sentences.latitudeFormat),
  longitude: degrees(180, sentences.longitudeMissing, sentences.longitudeFormat),
  description: optionalText(2000, sentences.tooLong),
  blogPostId: optionalText(40, () => sentences.blogPostUnknown),
});

/** What a client sends to show or to hide a stop. */
export const locationVisibilitySchema = z.object({ visible: z.boolean(sentences.visibleFlag) });
