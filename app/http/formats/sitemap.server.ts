import { listPublishedIds } from "~/domain/blog-posts/blog-posts-queries.server";
import { listVisibleIds } from "~/domain/locations/journey/visible-locations-queries.server";
import type { Site } from "~/domain/site";
import { type Xml, xml, xmlFile } from "./xml";

/** How many addresses the protocol allows in one file. */
const mostAddresses = 50_000;

const pages = ["/", "/social", "/submit", "/map", "/blog", "/faq"];

/** Every public page of the site for search engines (sitemaps.org): newest articles first, then the latest stops. */
export async function sitemap(site: Pick<Site, "db">, origin: string): Promise<string> {
  const posts = await listPublishedIds(site, { limit: mostAddresses - pages.length });
  const stops = await listVisibleIds(site, { limit: mostAddresses - pages.length - posts.length });
  const entries = [
    ...pages.map((path) => entry(origin + path)),
    ...posts.map(({ id, updatedAt }) => entry(`${origin}/blog/${id}`, updatedAt)),
    ...stops.map(({ id, updatedAt }) => entry(`${origin}/map/${id}`, updatedAt)),
  ];
  return xmlFile(xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>`);
}

function entry(address: string, changed: string | null = null): Xml {
  const lastmod = changed === null ? null : xml`<lastmod>${changed}</lastmod>`;
  return xml`<url><loc>${address}</loc>${lastmod}</url>\n`;
}
