import { data } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { consumeAttempt } from "~/domain/limits/rate-limit.server";
import { type OpenedReceipt, openReceipt } from "~/domain/receipts/open-receipt.server";
import { findJourneySince } from "~/domain/journey/journey-numbers-queries.server";
import { type ReceiptStory, receiptPath } from "~/domain/receipts/receipt";
import type { Sighting } from "~/domain/sightings/sighting";
import type { Site } from "~/domain/site";
import { attempt } from "~/http/answer/page-action.server";
import { retryHeaders, retrySentence } from "~/http/answer/problem.server";
import { prefixOf, wordsIn } from "~/text/languages.server";

const statuses: Record<OpenedReceipt["state"], number> = {
  story: 200,
  sighting: 200,
  withdrawn: 410,
  removed: 410,
  unknown: 404,
  "too-many": 429,
};

/** The page shows the notice in its address for this long after the form, in milliseconds. A later visit shows none. */
const confirmedFor = 60 * 60 * 1000;

interface ReceiptRequest {
  request: Request;
  params: { secret?: string };
  context: AppLoadContext;
}

/** Opens the receipt in the address. `path` has no prefix of the `language`, because redirects add it. */
export async function receiptOf({ params, context }: ReceiptRequest) {
  const { site } = context;
  const opened = await openReceipt(site, params.secret ?? "", context.client.address);
  const path = receiptPath((params.secret ?? "").toLowerCase());
  return { site, opened, path, language: context.language };
}

/** Returns the id of the story that the receipt can still withdraw. Null when nothing is left of the story. */
export function withdrawableStory(opened: OpenedReceipt): string | null {
  if (opened.state === "removed") return opened.left && opened.storyId;
  return opened.state === "story" || opened.state === "sighting" ? opened.storyId : null;
}

/** Returns the contents of a receipt's page. */
export async function receiptPage(args: ReceiptRequest) {
  const receipt = await receiptOf(args);
  const { site, opened, path: italianPath, language } = receipt;
  const path = prefixOf(language) + italianPath;
  const { publicUrl, contactEmail } = site.publicSettings;
  const retryAfter = "retryAfter" in opened ? opened.retryAfter : undefined;
  const story = opened.state === "story" ? opened.story : null;
  const page = {
    state: opened.state,
    path,
    address: (publicUrl ?? args.context.client.origin) + path,
    story,
    since: story && (await findJourneySince(site, sinceOf(story))),
    sighting: opened.state === "sighting" ? sightingOf(opened.sighting) : null,
    ofSighting: "ofSighting" in opened && opened.ofSighting,
    withdrawal: opened.state === "withdrawn" ? { day: opened.day, pending: opened.pending } : null,
    left: opened.state === "removed" ? opened.left : null,
    notice: await noticeOf(receipt, args),
    isNew: story !== null && isJustNow(site, story.createdAt) && hasNoticeParameter(args.request, "inviata"),
    when: retryAfter === undefined ? null : retrySentence(retryAfter, language),
    email: contactEmail,
  };
  const headers = { "Cache-Control": "no-store", ...retryHeaders({ retryAfter }) };
  return data(page, { status: statuses[opened.state], headers });
}

function sinceOf({ createdAt, blogPost }: ReceiptStory) {
  return { sentAt: createdAt, blogPostId: blogPost?.id ?? null };
}

/** Returns a sighting as its sender sees it. */
function sightingOf({ kind, city, createdAt }: Sighting) {
  return { kind, city, createdAt };
}

/** Returns the receipt's address after an accepted form. Its query makes the page show the notice, but only once. */
export function addressWithNotice(path: string, what: "inviata" | "corretta", { leftOut = 0 } = {}): string {
  return `${path}?${what}=1${leftOut > 0 ? `&fuori=${leftOut}` : ""}`;
}

/** Returns the notice of the last form. Only its first request gets one, even when no script cleans the address. */
async function noticeOf(
  { site, opened, language }: Awaited<ReturnType<typeof receiptOf>>,
  { request, context }: ReceiptRequest,
) {
  if (opened.state !== "story") return null;
  const { createdAt, correctedAt } = opened.story;
  const { searchParams } = new URL(request.url);
  const { notices } = wordsIn(language, site.publicSettings.productName).text.receipt;
  const acts = [
    { act: "inviata", at: createdAt, notice: searchParams.has("fuori") ? notices.sentInPart : notices.sent },
    { act: "corretta", at: correctedAt, notice: notices.corrected },
  ];
  const last = acts.find(({ act, at }) => searchParams.has(act) && at !== null && isJustNow(site, at));
  if (!last) return null;
  const once = { of: "confirmed" as const, max: 1, windowMs: confirmedFor };
  const first = await attempt(context, () =>
    consumeAttempt(site, once, `${opened.storyId} ${Date.parse(last.at ?? "")}`),
  );
  return "retryAfter" in first && first.retryAfter !== null ? null : last.notice;
}

function hasNoticeParameter({ url }: Request, what: string): boolean {
  return new URL(url).searchParams.has(what);
}

function isJustNow({ now }: Site, moment: string): boolean {
  return Math.abs(now().getTime() - Date.parse(moment)) < confirmedFor;
}
