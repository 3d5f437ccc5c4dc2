import type { Submission } from "@conform-to/react";
import { conformZodMessage, parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import { ownerFieldSentence } from "~/text/it/admin/field-sentences";

/** Checks a form as it stands, with the sentences that the server would answer. */
export type ValidateForm = (formData: FormData) => Submission<Record<string, unknown>>;

/** What only the server can check: these mistakes stay until their own field is changed. */
const serverFields = ["photo", "existingPhotos", "blogPostId", "publicUrl"];
const unchecked = z.any().refine(() => false, conformZodMessage.VALIDATION_SKIPPED);

/** Validates a form by a schema of the domain; loaded apart from the page, because it brings zod along. */
export function validateForm(formData: FormData, schema: z.ZodObject): Submission<Record<string, unknown>> {
  // The Content-Security-Policy forbids code made from text, which zod would otherwise try.
  z.config({ jitless: true });
  return parseWithZod(formData, {
    disableAutoCoercion: true,
    schema: (intent) => {
      if (intent?.type !== "validate") return schema;
      const others = serverFields.filter((name) => name !== intent.payload.name);
      return schema.extend(Object.fromEntries(others.map((name) => [name, unchecked])));
    },
    formatError: (issues: z.core.$ZodIssue[]) => issues.map(sentenceOf),
  });
}

/** Schemas of the domain have a code where zod has room for a message. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const { max = 0 } = "params" in issue ? (issue.params as { max?: number }) : {};
  return ownerFieldSentence(String(issue.path[0]), issue.message, max) ?? issue.message;
}
