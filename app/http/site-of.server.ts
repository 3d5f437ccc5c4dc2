import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";

/**
 * The site that this request belongs to. Our server hands it over; a plain host (remix-serve, our development
 * server) hands none, and then the site is opened once from the environment.
 */
export async function siteOf(context: AppLoadContext): Promise<Site> {
  if (context.site) return context.site;
  const { developmentSite } = await import("~/server/open-site");
  return developmentSite();
}
