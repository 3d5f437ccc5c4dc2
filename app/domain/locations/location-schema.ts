import * as z from "zod";
import { failsWith, optionalDay, optionalText, requiredText } from "~/domain/fields/field-schemas";
import { precisions } from "~/domain/locations/coordinates/precision";

/** Decimal degrees within ±`limit`, as text: optional sign, digits, a dot, at least one decimal. */
const degrees = (limit: number) =>
  requiredText(40, "malformed")
    .refine(
      (value) => value === "" || (/^[+-]?\d{1,3}\.\d+$/.test(value) && Math.abs(Number(value)) <= limit),
      failsWith("malformed"),
    )
    .meta({ type: "string", pattern: "^[+-]?\\d{1,3}\\.\\d+$" });

const unknown = failsWith("unknown");

export const locationSchema = z.object({
  name: requiredText(100),
  city: requiredText(100),
  country: requiredText(100),
  latitude: degrees(90),
  longitude: degrees(180),
  precision: z
    .preprocess(
      (value) => (value === undefined || value === "" ? "exact" : value),
      z.enum(precisions, unknown),
    )
    .meta({ type: "string", enum: [...precisions], default: "exact" }),
  description: optionalText(2000),
  date: optionalDay,
  blogPostId: optionalText(40, "unknown"),
});

export const locationVisibilitySchema = z.object({ visible: z.boolean(failsWith("not-a-boolean")) });
