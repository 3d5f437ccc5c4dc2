import type { LoaderFunctionArgs } from "@remix-run/node";
import { listPublishedIds } from "~/domain/blog-posts/blog-posts-queries.server";
import { listVisibleIds } from "~/domain/locations/journey/visible-locations-queries.server";
import type { Site } from "~/domain/site";
import { builtRoutes } from "~/http/built-routes.server";
import { closedPages } from "~/domain/closed-pages.server";
import { type Xml, xml, xmlFile } from "~/http/formats/xml";
import type { RouteHandle } from "~/http/route-handle";
import { type Language, defaultLanguage, prefixOf } from "~/text/languages.server";

/** The number of pages in a file, each in every language. The protocol allows far more: 50,000 addresses or 50 MB. */
const pagesPerFile = 1000;

/** The maximum number of pages. `?parte=` has two digits, so there are at most 99 files. */
const maxPages = 99 * pagesPerFile;

type Languages = readonly Language[];
type Listed = { path: string; changed: string | null };

export const handle: RouteHandle = {
  cache: { parte: /^[1-9]\d?$/ },
  namesTheSite: true,
  exported: "unlinked",
};

/** Returns the sitemap: every public page in every language. `?parte=` is the number of a part of a long sitemap. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const named = new URL(request.url).searchParams.get("parte");
  const origin = site.publicSettings.publicUrl ?? context.client.origin;
  const text = await sitemap(site, origin, named === null ? null : Number(named), context.languages);
  if (text === null) throw new Response(null, { status: 404 });
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/**
 * Returns a sitemap (sitemaps.org): newest blog posts first, then the latest stops. When there are too many pages for
 * one file, the sitemap without `part` lists its parts. Null for a part that does not exist.
 */
async function sitemap(
  site: Pick<Site, "db" | "pages">,
  origin: string,
  part: number | null,
  languages: Languages,
) {
  const routes = await builtRoutes();
  const closed = await closedPages(site);
  const pages = routes.filter(
    ({ path, module }) => (module.handle as RouteHandle | undefined)?.sitemap && !closed.includes(path),
  );
  const posts = await listPublishedIds(site, { limit: maxPages - pages.length });
  const stops = await listVisibleIds(site, { limit: maxPages - pages.length - posts.length });
  const listed: Listed[] = [
    ...pages.map(({ path }) => ({ path, changed: null })),
    ...posts.map(({ id, updatedAt }) => ({ path: `/blog/${id}`, changed: updatedAt })),
    ...stops.map(({ id, updatedAt }) => ({ path: `/map/${id}`, changed: updatedAt })),
  ];
  const parts = Math.ceil(listed.length / pagesPerFile);
  if (part === null && parts > 1) return listOfParts(origin, parts);
  const from = ((part ?? 1) - 1) * pagesPerFile;
  const here = listed.slice(from, from + pagesPerFile);
  if (here.length === 0) return null;
  return xmlFile(xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${here.map((page) => inEveryLanguage(page, origin, languages))}</urlset>`);
}

function listOfParts(origin: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, at) => `${origin}/sitemap.xml?parte=${at + 1}`);
  return xmlFile(xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => xml`<sitemap><loc>${file}</loc></sitemap>\n`)}</sitemapindex>`);
}

/** Returns the entries of a page, one for each language. Every entry links to the page in all languages. */
function inEveryLanguage({ path, changed }: Listed, origin: string, languages: Languages): Xml {
  const lastmod = changed === null ? null : xml`<lastmod>${changed}</lastmod>`;
  const addressIn = (language: Language): string => {
    const prefix = prefixOf(language);
    return origin + (prefix !== "" && path === "/" ? prefix : prefix + path);
  };
  const alternate = (code: string, language: Language): Xml =>
    xml`<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(language)}"/>`;
  const all = [...languages.map((code) => alternate(code, code)), alternate("x-default", defaultLanguage)];
  const alternates = languages.length > 1 ? all : [];
  const entry = (language: Language): Xml =>
    xml`<url><loc>${addressIn(language)}</loc>${lastmod}${alternates}</url>\n`;
  return { xml: languages.map((language) => entry(language).xml).join("") };
}
