import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";

/**
 * The site of a request. Our server passes it in the context; with a plain host (remix-serve, the development server)
 * the site is opened once from the environment.
 */
export async function siteOf(context: AppLoadContext): Promise<Site> {
  if (context.site) return context.site;
  const { developmentSite } = await import("~/server/open-site");
  return developmentSite();
}
