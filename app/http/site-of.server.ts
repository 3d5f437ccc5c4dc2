import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";

/** How the site is opened under a host that hands none on, such as remix-serve: `entry.server` says it when it loads. */
export const plainHost: { openSite?: () => Promise<Site> } = {};

/** The site that this request belongs to. Our server passes it on; under remix-serve it is opened by the first request. */
export async function siteOf(context: AppLoadContext): Promise<Site> {
  if (context.site) return context.site;
  if (!plainHost.openSite) throw new Error("the host hands no site on, and nothing says how to open one");
  return plainHost.openSite();
}
