import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { closedPages } from "~/domain/closed-pages.server";
import type { ServerContext } from "~/server/http-server/server-context";
import { pageRenderer } from "~/server/http-server/responses/render-page";
import { routeManifest } from "~/server/http-server/route-manifest";
import { notFoundPage, staticCss, staticFile, staticFeed, staticHtml, staticSitemap } from "./static-html";
import { memoized } from "~/server/memoized";
import type { Files } from "~/server/program-files";
import { splitLanguage } from "~/text/languages.server";

/**
 * Writes every page, photo and static file that a visitor can reach by links to `folder`. `broken` have no body. `show`
 * receives how many are written, and how many are known so far.
 */
export async function exportSite(
  program: ServerContext,
  files: Files,
  folder: string,
  show: (done: number, known: number) => void = () => undefined,
) {
  const manifest = routeManifest(program.build);
  const render = pageRenderer(program, manifest, { inlineStyles: false });
  const origin = program.site.publicSettings.publicUrl ?? "http://localhost";
  const client = { address: null, https: false, origin, gone: new AbortController().signal };
  const closed = await closedPages(program.site);
  const found = new Set([...manifest.seedUrls.filter(isExported), notFoundPage]);
  const exported = { pages: 0, photoFiles: 0, broken: [] as string[] };
  // The same few thousand addresses are in the links of every page, and finding a route takes long.
  const site = { origin, isReadable: memoized(isExported, 100_000), found };
  let done = 0;
  // The files of one address add others to the set while it is read.
  for (const address of found) {
    await exportOne(address);
    show((done += 1), found.size);
  }
  return exported;

  function isExported(address: string): boolean {
    const pathname = decodeURIComponent(new URL(address, origin).pathname);
    const { exported: isWanted, namesTheSite } = manifest.handleOf(pathname);
    const isAddressKnown = !namesTheSite || program.site.publicSettings.publicUrl !== null;
    const isOpen = !closed.includes(splitLanguage(pathname).path);
    return files.has(pathname.slice(1)) || (isWanted !== undefined && isAddressKnown && isOpen);
  }

  async function exportOne(address: string): Promise<void> {
    const target = path.join(folder, staticFile(address));
    await mkdir(path.dirname(target), { recursive: true });
    const own = files.get(decodeURIComponent(new URL(address, origin).pathname.slice(1)));
    if (own) {
      const isSheet = target.endsWith(".css");
      return writeFile(target, isSheet ? staticCss(own.toString("utf8"), address, site) : own);
    }
    const answer = await render.forOne(new Request(origin + address), { client });
    const type = answer.headers.get("Content-Type") ?? "";
    if (answer.status !== (address === notFoundPage ? 404 : 200) || !answer.body) {
      return void exported.broken.push(address);
    }
    if (type.startsWith("application/xml")) {
      const xml = await answer.text();
      return writeFile(target, address.endsWith(".atom") ? staticFeed(xml) : staticSitemap(xml, site));
    }
    if (type.startsWith("text/html")) {
      exported.pages += 1;
      return writeFile(target, staticHtml(await answer.text(), address, site));
    }
    await writeFile(target, answer.body);
    if (address.startsWith("/uploads/")) exported.photoFiles += 1;
  }
}
