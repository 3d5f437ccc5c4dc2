import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pipeline } from "node:stream/promises";
import type { ServerContext } from "~/server/http-server/server-context";
import { pageRenderer } from "~/server/http-server/responses/render-page";
import { routeManifest } from "~/server/http-server/route-manifest";
import { notFoundPage, ownAddress, staticCss, staticFile, staticHtml } from "./static-html";
import type { Files } from "~/server/program-files";

/** Writes every page, photo and static file that a visitor can reach by links to `folder`. `broken` have no body. */
export async function exportSite(program: ServerContext, files: Files, folder: string) {
  const manifest = routeManifest(program.build);
  const render = pageRenderer(program, manifest, { inlineStyles: false });
  const origin = program.site.publicSettings.publicUrl ?? "http://localhost";
  const client = { address: null, https: false, origin };
  const found = new Set([...manifest.seedUrls.filter(isExported), notFoundPage]);
  const exported = { pages: 0, photoFiles: 0, broken: [] as string[] };
  for (const address of found) for (const needed of await exportOne(address)) found.add(needed);
  return exported;

  function isExported(address: string): boolean {
    const pathname = decodeURIComponent(new URL(address, origin).pathname);
    const { exported: isWanted, namesTheSite } = manifest.handleOf(pathname);
    const isAddressKnown = !namesTheSite || program.site.publicSettings.publicUrl !== null;
    return files.has(pathname.slice(1)) || (isWanted !== undefined && isAddressKnown);
  }

  async function exportOne(address: string): Promise<string[]> {
    const target = path.join(folder, staticFile(address));
    await mkdir(path.dirname(target), { recursive: true });
    const write = async (text: string | Buffer, needs: string[] = []) => {
      await writeFile(target, text);
      return needs;
    };
    const own = files.get(decodeURIComponent(new URL(address, origin).pathname.slice(1)));
    if (own && !target.endsWith(".css")) return write(own);
    if (own) {
      const { text, needs } = staticCss(own.toString("utf8"), address, origin);
      return write(text, needs);
    }
    const answer = await render.forOne(new Request(origin + address), { client });
    const type = answer.headers.get("Content-Type") ?? "";
    if (answer.status !== (address === notFoundPage ? 404 : 200) || !answer.body) {
      exported.broken.push(address);
      return [];
    }
    if (type.startsWith("application/xml")) {
      const { text, needs } = staticSitemap(await answer.text(), origin, isExported);
      return write(text, needs);
    }
    if (type.startsWith("text/html")) {
      exported.pages += 1;
      const { text, needs } = staticHtml(await answer.text(), address, origin, isExported);
      return write(text, needs);
    }
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(target));
    if (address.startsWith("/uploads/")) exported.photoFiles += 1;
    return [];
  }
}

/** Removes pages that are not exported from the sitemap, and links its parts by their file names. */
function staticSitemap(text: string, origin: string, isReadable: (address: string) => boolean) {
  const needs = new Set<string>();
  const addressOf = (href: string) => ownAddress(href, "/sitemap.xml", origin);
  const readable = text
    .replaceAll(/<url><loc>([^<]*)<\/loc>.*<\/url>\n/g, (entry, href: string) => {
      const address = addressOf(href);
      return address !== null && isReadable(address) ? entry : "";
    })
    .replaceAll(/<sitemap><loc>([^<]*)<\/loc>/g, (entry, href: string) => {
      const address = addressOf(href);
      if (address === null) return entry;
      needs.add(address);
      return `<sitemap><loc>${origin}/${staticFile(address)}</loc>`;
    });
  return { text: readable, needs: [...needs] };
}
