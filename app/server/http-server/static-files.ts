import { type CachedResponse, cachedResponse } from "~/server/page-cache/cached-response";
import type { Files } from "~/server/program-files";
import { securityHeaders } from "~/server/http-server/security/security-headers";

/** The files of `public/` by their path. Each becomes a cached response at its first request. */
export type StaticFiles = ReadonlyMap<string, () => CachedResponse>;

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
};
const speculationRulesType = "application/speculationrules+json";

/** Files with a hash in their name never change. All other files are revalidated after an hour. */
const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** Makes responses of files. A `.br` or `.gz` file is served as an encoded form of its original. */
export function staticFiles(files: Files): StaticFiles {
  const paths = [...files.keys()].filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(
    paths.map((path) => {
      let response: CachedResponse | undefined;
      return [`/${path}`, () => (response ??= prepared(files, path))];
    }),
  );
}

function prepared(files: Files, path: string, type = types[path.split(".").at(-1) ?? ""]): CachedResponse {
  const headers = [
    ...securityHeaders,
    ...["Content-Type", type ?? "application/octet-stream"],
    ...["Cache-Control", path.startsWith("build/") ? forever : anHour],
    ...["Vary", "Accept-Encoding"],
  ];
  const [br, gzip] = [files.get(`${path}.br`), files.get(`${path}.gz`)];
  return cachedResponse(200, headers, { identity: files.get(path) as Buffer, br, gzip });
}

/** Returns the file that tells browsers which pages they may prefetch (Speculation Rules API). */
export function speculationRules(prefetchable: string[]): StaticFiles {
  const where = { and: [{ href_matches: prefetchable }, { not: { selector_matches: "[target=_blank]" } }] };
  const rules = { prefetch: [{ where, eagerness: "moderate" }] };
  const path = "speculation-rules.json";
  const file = new Map([[path, Buffer.from(JSON.stringify(rules))]]);
  const response = prepared(file, path, speculationRulesType);
  return new Map([[`/${path}`, () => response]]);
}

/** Returns the address of the newest common style sheet, for pages that Remix does not render. */
export function styleSheetsOf(files: StaticFiles): string[] {
  return [...files.keys()].filter((path) => /^\/build\/_assets\/site-\w+\.css$/.test(path)).slice(-1);
}
