import { type ActionFunctionArgs, data } from "@remix-run/node";
import { isJourneyOver } from "~/domain/journey/journey-numbers";
import { findHand, findJourneySince } from "~/domain/journey/journey-numbers-queries.server";
import { consumeAttempt } from "~/domain/limits/rate-limit.server";
import type { CorrectionRefusal } from "~/domain/receipts/correct-story.server";
import { type OpenedReceipt, openReceipt } from "~/domain/receipts/open-receipt.server";
import { receiptPath } from "~/domain/receipts/receipts-queries.server";
import type { Refused } from "~/domain/result";
import { typedStoryWords } from "~/domain/stories/fields";
import { findStory } from "~/domain/stories/stories-queries.server";
import { findWishOfSender } from "~/domain/wishes/wishes-queries.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import { type Received, type SiteRefusal, attempt } from "~/http/answer/page-action.server";
import { retryHeaders, retrySentence } from "~/http/answer/problem.server";
import { prefixOf, wordsIn } from "~/text/languages.server";

const statuses = { story: 200, sighting: 200, withdrawn: 410, removed: 410, unknown: 404, "too-many": 429 };

/** The page shows the notice in its address for this long after the form, in milliseconds. A later visit shows none. */
const confirmedFor = 60 * 60 * 1000;

/** Opens the receipt in the address. `path` has no prefix of the `language`, because redirects add it. */
export async function receiptOf({ params, context }: ActionFunctionArgs) {
  const { site, language } = context;
  const opened = await openReceipt(site, params.secret ?? "", context.client.address);
  const path = receiptPath((params.secret ?? "").toLowerCase());
  return { site, opened, path, language };
}

/** Returns the id of the story that the receipt can still withdraw. Null when nothing is left of the story. */
export function withdrawableStory(opened: OpenedReceipt): string | null {
  if (opened.state === "removed") return opened.left && opened.storyId;
  return opened.state === "story" || opened.state === "sighting" ? opened.storyId : null;
}

/** Returns the contents of a receipt's page. */
export async function receiptPage(args: ActionFunctionArgs) {
  const { site, opened, path: italianPath, language } = await receiptOf(args);
  const path = prefixOf(language) + italianPath;
  const { publicUrl, contactEmail } = site.publicSettings;
  const retryAfter = opened.state === "too-many" ? opened.retryAfter : undefined;
  const story = opened.state === "story" ? opened.story : null;
  const blogPostId = story?.blogPost?.id ?? null;
  const sighting = opened.state === "sighting" ? opened.sighting : null;
  const page = {
    state: opened.state,
    path,
    address: (publicUrl ?? args.context.client.origin) + path,
    story,
    hand: await findHand(site, blogPostId, language),
    wish: opened.state === "story" ? await findWishOfSender(site, opened.storyId, language) : null,
    since: story && (await findJourneySince(site, { sentAt: story.createdAt, blogPostId })),
    sighting: sighting && { kind: sighting.kind, city: sighting.city, createdAt: sighting.createdAt },
    ofSighting: "ofSighting" in opened && opened.ofSighting,
    withdrawal: opened.state === "withdrawn" ? { day: opened.day, pending: opened.pending } : null,
    left: opened.state === "removed" ? opened.left : null,
    ...(await lastForm(opened, args)),
    when: retryAfter === undefined ? null : retrySentence(retryAfter, language),
    email: contactEmail,
  };
  const headers = { "Cache-Control": "no-store", ...retryHeaders({ retryAfter }) };
  return data(page, { status: statuses[opened.state], headers });
}

/** Returns the receipt's address after an accepted form. Its query makes the page show the notice, but only once. */
export function addressWithNotice(
  path: string,
  what: "inviata" | "corretta" | "aggiunte",
  { leftOut = 0 } = {},
): string {
  return `${path}?${what}=1${leftOut > 0 ? `&fuori=${leftOut}` : ""}`;
}

/** Tells whether the story was just sent, and the last form's notice, once, even when no script cleans the address. */
async function lastForm(opened: OpenedReceipt, { request, context }: ActionFunctionArgs) {
  if (opened.state !== "story") return { notice: null, isNew: false };
  const { site, language } = context;
  const { createdAt, correctedAt } = opened.story;
  const { searchParams } = new URL(request.url);
  const { notices } = wordsIn(language, site.publicSettings.productName, isJourneyOver(site)).text.receipt;
  const isNow = (moment: string) => Math.abs(site.now().getTime() - Date.parse(moment)) < confirmedFor;
  const acts = [
    { act: "inviata", at: createdAt, notice: searchParams.has("fuori") ? notices.sentInPart : notices.sent },
    { act: "corretta", at: correctedAt ?? "", notice: notices.corrected },
    { act: "aggiunte", at: correctedAt ?? "", notice: notices.photosAdded },
  ];
  const last = acts.find(({ act, at }) => searchParams.has(act) && isNow(at));
  if (!last) return { notice: null, isNew: false };
  const once = { of: "confirmed", max: 1, windowMs: confirmedFor };
  const key = `${opened.storyId} ${Date.parse(last.at)}`;
  const first = await attempt(context, () => consumeAttempt(site, once, key));
  const wasShown = "retryAfter" in first && first.retryAfter !== null;
  return { notice: wasShown ? null : { ...last.notice, failed: false }, isNew: last.act === "inviata" };
}

/** Returns the receipt and its sender's correction. `storyId` is null when the address names no receipt. */
export async function correctionInput(received: Received) {
  const { fields, upload } = received;
  const { opened, path } = await receiptOf(received);
  const isClosed = opened.state === "unknown" || opened.state === "too-many";
  const typed = typedStoryWords((field) => fields[field]);
  return {
    path,
    storyId: isClosed ? null : opened.state === "story" ? opened.storyId : "",
    correction: { fields: typed, removed: upload.all("remove"), seen: fields.seen ?? null },
  };
}

/** Shows the correction form again with everything typed. Null when the address names no receipt: the page says so. */
export async function correctionAgain(
  { code, fieldErrors = {} }: Refused<CorrectionRefusal> | SiteRefusal,
  { site, language, storyId, correction, fields }: Received & Awaited<ReturnType<typeof correctionInput>>,
) {
  if (storyId === null) return null;
  const { productName } = site.publicSettings;
  const { notices } = wordsIn(language, productName).text.receipt;
  const notice = code in notices ? notices[code as CorrectionRefusal] : notices.failed;
  // The form shows the story as it is now. So the sender has seen this version when the form is sent again.
  const now = await findStory(site, storyId);
  return {
    shows: {
      notice: { ...notice, failed: true },
      form: {
        values: typedStoryWords((field) => fields[field] ?? now?.[field]),
        removed: correction.removed,
        seen: code === "changed-meanwhile" ? (now?.correctedAt ?? "") : (correction.seen ?? ""),
        fieldErrors: fieldSentences(fieldErrors, productName, language),
      },
    },
  };
}
