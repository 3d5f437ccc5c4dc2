import type { Submission } from "@conform-to/react";
import { conformZodMessage, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { ownerWordsHere } from "~/components/languages/use-owner-words";
import { blogPostSchema } from "~/domain/blog-posts/blog-post-schema";
import { failsWith } from "~/domain/fields/field-schemas";
import {
  pastedCoordinatesErrors,
  withPastedCoordinates,
} from "~/domain/locations/coordinates/parse-coordinates";
import { locationSchema } from "~/domain/locations/location-schema";
import { withChosenPlace } from "~/domain/places/chosen-place";
import { settingsChangesSchema } from "~/domain/settings/settings-schema";
import { fill } from "~/text/fill";

/** Validates the present texts of a form, with the server's sentences. With zod, it is loaded after the page. */
export type ValidateForm = (formData: FormData) => Submission<Record<string, unknown>>;

/** The fields that only the server can check. Their mistakes stay until the field changes. */
const serverFields = ["photo", "existingPhotos", "blogPostId", "publicUrl"];
const unchecked = z.any().refine(() => false, conformZodMessage.VALIDATION_SKIPPED);

/** Validates a form with a schema of the domain. `sends`: the site shall answer in any case. */
function validateForm(formData: FormData, schema: z.ZodObject, sends = false) {
  return parseWithZod(formData, {
    disableAutoCoercion: true,
    schema: (intent) => {
      if (intent?.type !== "validate") return sends ? z.object({}) : schema;
      const others = serverFields.filter((name) => name !== intent.payload.name);
      return schema.extend(Object.fromEntries(others.map((name) => [name, unchecked])));
    },
    formatError: (issues: z.core.$ZodIssue[]) => issues.map(sentenceOf),
  });
}

/** Returns the sentence for a mistake. In schemas of the domain, the message of zod is a code. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const { max = 0 } = "params" in issue ? (issue.params as { max?: number }) : {};
  const { fields, tooLong } = ownerWordsHere().text.mistakes;
  if (issue.message === "too-long") return fill(tooLong, { max });
  const own: Partial<Record<string, Partial<Record<string, string>>>> = fields;
  return own[String(issue.path[0])]?.[issue.message] ?? issue.message;
}

export const validateBlogPost: ValidateForm = (formData) => validateForm(formData, blogPostSchema);

/** Validates the location form. Like the server, it takes empty coordinates from the chosen place or pasted text. */
export const validateLocation: ValidateForm = (formData) => {
  const names = ["city", "country", "latitude", "longitude", "pasted", "place", "filledPlace"];
  const fields = Object.fromEntries(names.map((name) => [name, String(formData.get(name) ?? "")]));
  for (const [name, value] of Object.entries(withPastedCoordinates(withChosenPlace(fields))))
    formData.set(name, value);
  const [unread] = pastedCoordinatesErrors(fields).pasted ?? [];
  if (!unread) return validateForm(formData, locationSchema);
  const pasted = z.any().refine(() => false, failsWith(unread.code));
  return validateForm(formData, locationSchema.extend({ pasted }));
};

/** Validates the settings in the browser. A changed address goes to the site, which then says all mistakes at once. */
export const validateSettings: ValidateForm = (formData) => {
  const field = document.querySelector<HTMLInputElement>("input[name=publicUrl]");
  const isNew = field !== null && field.value.trim() !== "" && field.value !== field.defaultValue;
  return validateForm(formData, settingsChangesSchema, isNew);
};
