import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";

/** The site that this request belongs to. Our server passes it on; under remix-serve it is opened by the first request. */
export async function siteOf(context: AppLoadContext): Promise<Site> {
  if (context.site) return context.site;
  const { remixServeSite } = await import("~/server/remix-serve-site");
  return remixServeSite();
}
