import { data } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { type OpenedReceipt, openReceipt } from "~/domain/receipts/open-receipt.server";
import { type ReceiptStory, receiptPath } from "~/domain/receipts/receipt";
import type { Site } from "~/domain/site";
import { languageOf } from "~/http/language-of.server";
import { originOf } from "~/http/origin.server";
import { retryHeaders, retrySentence } from "~/http/problem.server";
import { siteOf } from "~/http/site-of.server";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";

const statuses: Record<OpenedReceipt["state"], number> = {
  story: 200,
  withdrawn: 410,
  removed: 410,
  unknown: 404,
  "too-many": 429,
};

/** What the page says of the last act is said this long, in milliseconds: an address that is kept does not repeat it. */
const said = 60 * 60 * 1000;

interface ReceiptRequest {
  request: Request;
  params: { secret?: string };
  context: AppLoadContext;
}

/** Opens the receipt that the address names. `path`: without the prefix of the `language`, as redirects want it. */
export async function receiptOf({ request, params, context }: ReceiptRequest) {
  const site = await siteOf(context);
  const opened = await openReceipt(site, params.secret ?? "", context.clientAddress ?? null);
  const path = receiptPath((params.secret ?? "").toLowerCase());
  return { site, opened, path, language: languageOf(request) };
}

/** The id of the story that the receipt can still withdraw; null when there is nothing left of it. */
export function withdrawableStory(opened: OpenedReceipt): string | null {
  if (opened.state === "removed") return opened.left && opened.storyId;
  return opened.state === "story" ? opened.storyId : null;
}

/** What the page of a receipt shows. */
export async function receiptPage(args: ReceiptRequest) {
  const { site, opened, path: italianPath, language } = await receiptOf(args);
  const path = prefixOf(language) + italianPath;
  const { publicUrl, contactEmail } = site.facts;
  const retryAfter = "retryAfter" in opened ? opened.retryAfter : undefined;
  const story = opened.state === "story" ? opened.story : null;
  const page = {
    state: opened.state,
    path,
    address: (publicUrl ?? originOf(args.request, args.context)) + path,
    story,
    withdrawal: opened.state === "withdrawn" ? { day: opened.day, pending: opened.pending } : null,
    left: opened.state === "removed" ? opened.left : null,
    notice: story && noticeOf(site, language, story, new URL(args.request.url)),
    isNew: story !== null && isJustNow(site, story.createdAt) && isSaid(args.request, "inviata"),
    when: retryAfter === undefined ? null : retrySentence(retryAfter, language),
    email: contactEmail,
  };
  const headers = { "Cache-Control": "no-store", ...retryHeaders({ retryAfter }) };
  return data(page, { status: statuses[opened.state], headers });
}

/** The address behind a form that was accepted: the page says so once, and needs no cookie for it. */
export function addressWithNotice(path: string, what: "inviata" | "corretta", { leftOut = 0 } = {}): string {
  return `${path}?${what}=1${leftOut > 0 ? `&fuori=${leftOut}` : ""}`;
}

function noticeOf(site: Site, language: Language, story: ReceiptStory, { searchParams }: URL) {
  const { notices } = wordsIn(language, site.facts.productName).text.receipt;
  if (searchParams.has("inviata") && isJustNow(site, story.createdAt))
    return searchParams.has("fuori") ? notices.sentInPart : notices.sent;
  const { correctedAt } = story;
  return searchParams.has("corretta") && correctedAt && isJustNow(site, correctedAt)
    ? notices.corrected
    : null;
}

function isSaid({ url }: Request, what: string): boolean {
  return new URL(url).searchParams.has(what);
}

function isJustNow({ now }: Site, moment: string): boolean {
  return Math.abs(now().getTime() - Date.parse(moment)) < said;
}
