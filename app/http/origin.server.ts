import type { AppLoadContext } from "@remix-run/server-runtime";

/** The origin by which this request came: as the browser writes it in a form's Origin header, else as the site sees it. */
export function originOf(request: Request, { origin = "" }: AppLoadContext): string {
  return URL.parse(origin)?.origin ?? new URL(request.url).origin;
}
