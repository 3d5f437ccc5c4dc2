import * as z from "zod";
import { mistake, optionalText, requiredText } from "~/domain/forms/field-schemas";
import { readTagCode } from "~/domain/tags/tag-code";
import { consentVersions } from "./consent";
import { type ByStoryField, storyFieldNames, storyFields } from "./fields";
import { answerMaxLength, longestSearch, storyStates } from "./story";

/** The rules for the words of a story. */
export const storyWordsSchema = z.object(
  Object.fromEntries(
    storyFieldNames.map((field) => {
      const { max, required } = storyFields[field];
      return [field, required ? requiredText(max) : optionalText(max)];
    }),
  ) as ByStoryField<ReturnType<typeof requiredText>, ReturnType<typeof optionalText>>,
);

/**
 * The rules for a new story. `consentVersion` must be one of the `known` versions (oldest first). When it is absent,
 * the last version counts.
 */
export function storySchemaFor(known: readonly string[]) {
  const current = known.at(-1);
  return storyWordsSchema.extend({
    consent: z
      .preprocess((value) => value === "true", z.boolean())
      .refine((agreed) => agreed, mistake("not-agreed"))
      .meta({ type: "boolean", const: true }),
    consentVersion: z
      .preprocess((value) => value || current, z.string())
      .refine((version) => known.includes(version), mistake("outdated"))
      .meta({ type: "string", enum: [...known], default: current }),
    // A wrong tag code is ignored. It never makes a story invalid.
    code: z
      .preprocess((typed) => (typeof typed === "string" ? readTagCode(typed) : null), z.string().nullable())
      .meta({ type: "string" })
      .optional(),
  });
}

/** The rules for a story that is sent today. */
export const storySchema = storySchemaFor(consentVersions);

/** The rules for the filter of a request for stories: the state, and the words (`q`) that must all be found. */
export const storyFilterSchema = z.object({
  state: z.enum(storyStates, mistake("unknown").error).optional(),
  q: optionalText(longestSearch).optional().meta({ type: "string", maxLength: longestSearch }),
});

/**
 * The rules for the owner's changes of a story: the mark as read or as new (`read`), the answer to its sender, and that
 * it is no spam (`suspect: false`). An empty answer removes the answer.
 */
export const storyChangeSchema = z
  .object({
    read: z.boolean(mistake("not-a-boolean").error).optional(),
    answer: z
      .unknown()
      .refine((value): boolean => value === null || typeof value === "string", mistake("malformed"))
      .pipe(optionalText(answerMaxLength))
      .meta({ type: ["string", "null"], maxLength: answerMaxLength })
      .optional(),
    suspect: z.literal(false, mistake("malformed").error).optional(),
  })
  .refine(({ read, answer, suspect }) => [read, answer, suspect].some((value) => value !== undefined), {
    path: ["read"],
    ...mistake("not-a-boolean"),
  })
  .meta({ anyOf: [{ required: ["read"] }, { required: ["answer"] }, { required: ["suspect"] }] });
