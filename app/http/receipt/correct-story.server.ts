import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { correctStory } from "~/domain/receipts/correct-story.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { attempt, logStorageFault } from "~/http/attempt.server";
import { fieldSentences } from "~/http/forms/field-sentences.server";
import { problem } from "~/http/problem.server";
import { wordsIn } from "~/text/languages.server";
import { receiptOf, addressWithNotice } from "./receipt-page.server";

/**
 * Answers the form of a receipt: back to the page with the corrected story, or the form again with what was typed. When
 * nothing can be read, throws the words, for an error page that shows them.
 */
export async function answerCorrection(args: ActionFunctionArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  try {
    return await correct(args, form);
  } catch (error) {
    logStorageFault(error, args.context);
    const words = form.get("story")?.toString() ?? "";
    throw data({ words }, { status: problem("cannot-store").status });
  }
}

async function correct(args: ActionFunctionArgs, form: FormData) {
  const { site, opened, path, language } = await receiptOf(args);
  const typed = (name: string) => form.get(name)?.toString() ?? "";
  const values = { story: typed("story"), name: typed("name"), city: typed("city") };
  const removed = form.getAll("remove").map(String);
  const seen = form.has("seen") ? typed("seen") : null;
  // The page itself says what is wrong with the address.
  if (opened.state === "unknown" || opened.state === "too-many") return null;

  const storyId = opened.state === "story" ? opened.storyId : "";
  const tried = await attempt(args.context, () =>
    correctStory(site, storyId, { fields: values, removed, seen }),
  );
  if (tried.worked && tried.value.ok) return redirect(addressWithNotice(path, "corretta"), 303);
  const refusal = tried.worked && !tried.value.ok ? tried.value : null;
  const { status } = problem(refusal?.code ?? (tried.worked ? "failed" : tried.code));
  // Whoever saves once more has seen the version that the page shows now.
  const now = await findStory(site, storyId);
  const fieldErrors: FieldErrors = (refusal && "fieldErrors" in refusal && refusal.fieldErrors) || {};
  const { productName } = site.facts;
  const { receipt } = wordsIn(language, productName).text;
  return data(
    {
      notice: { ...receipt.notices[refusal?.code ?? "failed"], failed: true },
      form: {
        values,
        removed,
        seen: refusal?.code === "changed-meanwhile" ? (now?.correctedAt ?? "") : (seen ?? ""),
        fieldErrors: fieldSentences(fieldErrors, productName, language),
      },
    },
    { status },
  );
}
