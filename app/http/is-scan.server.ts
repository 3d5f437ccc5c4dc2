/** Headers by which browsers say that they fetch a page before anybody wants to see it. */
const prefetchHeaders = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** Programs that fetch a page to show a preview of a link, or to index it; a Cubot is a phone. */
const previewAgents =
  /(?<!\bcu)bot(?![a-z])|crawler|spider|preview|facebookexternalhit|whatsapp\/|slack-img|embedly|iframely|vkshare|\/web\/snippet/i;

/** Whether a person is opening this page now: not HEAD, no prefetch, and no program that shows previews of links. */
export function isScan({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method !== "GET") return false;
  if (prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? "")))
    return false;
  return !previewAgents.test(headers.get("User-Agent") ?? "");
}
