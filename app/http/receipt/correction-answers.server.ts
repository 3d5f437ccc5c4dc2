import { typedStoryWords } from "~/domain/stories/fields";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { CorrectionRefusal } from "~/domain/receipts/correct-story.server";
import type { Refused } from "~/domain/result";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Received, SiteRefusal } from "~/http/answer/page-action.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import { wordsIn } from "~/text/languages.server";
import { receiptOf } from "./receipt-page.server";

/** Returns the receipt and its sender's correction. `storyId` is null when the address names no receipt. */
export async function correctionInput(args: ActionFunctionArgs, { fields, upload }: Received) {
  const { opened, path } = await receiptOf(args);
  const { seen = null } = fields;
  const typed = typedStoryWords((field) => fields[field]);
  const isClosed = opened.state === "unknown" || opened.state === "too-many";
  return {
    path,
    storyId: isClosed ? null : opened.state === "story" ? opened.storyId : "",
    correction: { fields: typed, removed: upload.all("remove"), seen },
  };
}

/** Shows the correction form again with everything typed. Null when the address names no receipt: the page says so. */
export async function correctionAgain(
  { code, fieldErrors = {} }: Refused<CorrectionRefusal> | SiteRefusal,
  { site, language, storyId, correction }: Received & Awaited<ReturnType<typeof correctionInput>>,
) {
  if (storyId === null) return null;
  const { productName } = site.publicSettings;
  const notices = wordsIn(language, productName).text.receipt.notices;
  const notice = code in notices ? notices[code as CorrectionRefusal] : notices.failed;
  // The form shows the story as it is now. So the sender has seen this version when the form is sent again.
  const now = await findStory(site, storyId);
  return {
    shows: {
      notice: { ...notice, failed: true },
      form: {
        values: correction.fields,
        removed: correction.removed,
        seen: code === "changed-meanwhile" ? (now?.correctedAt ?? "") : (correction.seen ?? ""),
        fieldErrors: fieldSentences(fieldErrors, productName, language),
      },
    },
  };
}
