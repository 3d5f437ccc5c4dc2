import { isPageVisit } from "./page-visit.server";

/** Programs that fetch a page to show a preview of a link, or to index it; a Cubot is a phone. */
const previewAgents =
  /(?<!\bcu)bot(?![a-z])|crawler|spider|preview|facebookexternalhit|whatsapp\/|slack-img|embedly|iframely|vkshare|\/web\/snippet/i;

/** Programs that nobody looks at a page with, by how their names begin; and browsers without a screen. */
const otherPrograms =
  /^(?:curl|wget|python|go-http-client|java|okhttp|apache-httpclient|libwww|ruby|php|scrapy|axios)\b|HeadlessChrome/i;

/**
 * Whether a person is opening this page now: a page visit, not of a program that shows previews of links, nor as a part
 * of another page.
 */
export function isScan(request: Pick<Request, "method" | "headers">): boolean {
  const agent = request.headers.get("User-Agent") ?? "";
  const into = request.headers.get("Sec-Fetch-Dest") ?? "document";
  const isProgram = previewAgents.test(agent) || otherPrograms.test(agent);
  return into === "document" && isPageVisit(request) && !isProgram;
}
