import { isPageVisit } from "./page-visit.server";

/** Programs that fetch a page for a link preview or an index. A Cubot is a phone, not a robot. */
const previewAgents =
  /(?<!\bcu)bot(?![a-z])|crawler|spider|preview|facebookexternalhit|whatsapp\/|slack-img|embedly|iframely|vkshare|\/web\/snippet/i;

/** The first words of programs that show pages to nobody, and browsers without a screen. */
const otherPrograms =
  /^(?:curl|wget|python|go-http-client|java|okhttp|apache-httpclient|libwww|ruby|php|scrapy|axios)\b|HeadlessChrome/i;

/** True when a person opens this page now. Link previews and parts of other pages do not count. */
export function isScan(request: Pick<Request, "method" | "headers">): boolean {
  const agent = request.headers.get("User-Agent") ?? "";
  const into = request.headers.get("Sec-Fetch-Dest") ?? "document";
  const isProgram = previewAgents.test(agent) || otherPrograms.test(agent);
  return into === "document" && isPageVisit(request) && !isProgram;
}
