import { createHash } from "node:crypto";
import type { CachedResponse } from "~/server/page-cache/cached-response";

const links = /<link rel="stylesheet" href="([^"]+)"\/?>/g;
const firstPhoto =
  /<source type="image\/webp" srcSet="([^"]*)" sizes="([^"]*)"\/?><img [^>]*fetchpriority="high"/;

/** Makes a function that puts a page's style sheets into it, behind a link to its first photo, with CSP sources. */
export function styleInliner(files: ReadonlyMap<string, () => CachedResponse>) {
  const known = new Map<string, { element: string; source: string }>();

  function together(addresses: string[]) {
    const key = addresses.join(" ");
    const before = known.get(key);
    if (before) return before;
    const sheets = addresses.map((address) => files.get(address)?.().identity.body.toString("utf8").trim());
    if (sheets.includes(undefined)) return null;
    const css = sheets.join("");
    const source = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    const made = { element: `<style>${css}</style>`, source };
    known.set(key, made);
    return made;
  }

  return (html: string): { html: string; styles: string[] } => {
    const end = html.indexOf("</head>");
    const head = html.slice(0, end);
    const addresses = [...head.matchAll(links)].map(([, address]) => address ?? "");
    const style = end > 0 && addresses.length > 0 ? together(addresses) : null;
    if (!style) return { html, styles: [] };
    // React expects its own elements in the head, with any attributes: on its pages the links stay, without effect.
    const hydrated = html.includes('"rel":"modulepreload"');
    const rest = head.replace(links, hydrated ? '<link href="$1"/>' : "");
    return { html: rest + preload(html) + style.element + html.slice(end), styles: [style.source] };
  };
}

function preload(html: string): string {
  const [, srcset, sizes] = firstPhoto.exec(html) ?? [];
  if (srcset === undefined) return "";
  return `<link rel="preload" as="image" type="image/webp" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high"/>`;
}
