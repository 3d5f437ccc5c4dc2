/** The headers by which browsers say that they fetch a page before anybody wants to see it. */
const prefetchHeaders = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** True when somebody opens this page now: a GET that is neither a prefetch nor a prerendering. */
export function isPageVisit({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  if (method !== "GET") return false;
  return !prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}
