import { type KeptAnswer, keptAnswer } from "~/server/answering/kept-answer";
import { securityHeaders } from "./security-headers";

/** The files of `public/`, ready in memory, by the path under which they are served. */
export type StaticFiles = ReadonlyMap<string, KeptAnswer>;

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Browsers take rules for prefetching only under a type of their own. */
const typesByPath: Record<string, string> = {
  "speculation-rules.json": "application/speculationrules+json",
};

/** Hashed names never change their content; all other files are asked for again after an hour. */
const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** Prepares the files, given by their path without leading slash, with their `.br` and `.gz` beside them. */
export function staticFiles(files: ReadonlyMap<string, Buffer>): StaticFiles {
  const ready = new Map<string, KeptAnswer>();
  for (const [path, identity] of files) {
    const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? "";
    if (extension === "br" || extension === "gz") continue;
    const br = files.get(`${path}.br`);
    const gzip = files.get(`${path}.gz`);
    const headers = [
      ...securityHeaders,
      "Content-Type",
      typesByPath[path] ?? types[extension] ?? "application/octet-stream",
      "Cache-Control",
      path.startsWith("build/") ? forever : anHour,
      "Vary",
      "Accept-Encoding",
    ];
    ready.set(`/${path}`, keptAnswer(200, headers, { identity, ...(br && { br }), ...(gzip && { gzip }) }));
  }
  return ready;
}

/** The addresses of the site's style sheets, for pages that are not rendered by Remix. */
export function styleSheetsOf(files: StaticFiles): string[] {
  return [...files.keys()].filter((path) => path.startsWith("/build/") && path.endsWith(".css"));
}
