import { isPageVisit } from "./page-visit.server";

/** Programs that fetch a page to show a preview of a link, or to index it; a Cubot is a phone. */
const previewAgents =
  /(?<!\bcu)bot(?![a-z])|crawler|spider|preview|facebookexternalhit|whatsapp\/|slack-img|embedly|iframely|vkshare|\/web\/snippet/i;

/** Whether a person is opening this page now: a page visit, not of a program that shows previews of links. */
export function isScan(request: Pick<Request, "method" | "headers">): boolean {
  return isPageVisit(request) && !previewAgents.test(request.headers.get("User-Agent") ?? "");
}
