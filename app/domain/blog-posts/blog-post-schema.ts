import * as z from "zod";
import { failsWith, optionalDay, optionalText, requiredText } from "~/domain/fields/field-schemas";
import { defaultCountry, longestTitle } from "./blog-post";

const malformed = failsWith("malformed");
const notBoolean = failsWith("not-a-boolean");

/** The accepted values of `published` in a form. When absent, it is true. */
const flags: Partial<Record<string, boolean>> = { "": true, true: true, false: false };

export const blogPostSchema = z.object({
  title: requiredText(longestTitle),
  content: requiredText(20_000),
  city: requiredText(100),
  country: requiredText(100)
    .default(defaultCountry)
    .meta({ type: "string", minLength: 1, maxLength: 100, default: defaultCountry }),
  authorName: optionalText(100),
  date: optionalDay,
  reactions: z
    .preprocess(
      (value) => (value === undefined || value === "" ? 0 : value),
      z.coerce.number(malformed).int(malformed).min(0, malformed).max(1e9, malformed),
    )
    .meta({ type: "integer", minimum: 0, maximum: 1e9, default: 0 }),
  published: z
    .preprocess((value) => flags[String(value ?? "")], z.boolean(notBoolean))
    .meta({ type: "boolean", default: true }),
});

export const blogPostVisibilitySchema = z.object({ published: z.boolean(notBoolean) });
