/** The headers by which browsers say that they fetch a page before anybody wants to see it. */
const prefetchHeaders = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** True when somebody opens this page now: a GET that is neither a prefetch nor a prerendering. */
export function isPageVisit({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method !== "GET") return false;
  return !prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}

/** Programs that fetch a page for a link preview or an index. A phone called Cubot is not one of them. */
const previewAgents =
  /(?<!\bcu)bot(?![a-z])|crawler|spider|preview|facebookexternalhit|whatsapp\/|slack-img|embedly|iframely|vkshare|\/web\/snippet/i;

/** Programs that show a page to nobody, by their first word, and browsers without a screen. */
const otherPrograms =
  /^(?:curl|wget|python|go-http-client|java|okhttp|apache-httpclient|libwww|ruby|php|scrapy|axios)\b|HeadlessChrome/i;

/** True when a person opens this page now. Link previews, and pages inside a frame or another page, do not count. */
export function isHumanVisit(request: Pick<Request, "method" | "headers">): boolean {
  const agent = request.headers.get("User-Agent") ?? "";
  const into = request.headers.get("Sec-Fetch-Dest") ?? "document";
  const isProgram = previewAgents.test(agent) || otherPrograms.test(agent);
  return into === "document" && isPageVisit(request) && !isProgram;
}
