/** A page of the site. */
export interface FoundPage {
  address: string;
  status: number;
  /** The first page that links here. */
  from: string;
  /** The HTML of the page. Null for photos, styles and everything else. */
  html: string | null;
  /** Anchors of this page that another page links to, but that do not exist. */
  missing: string[];
}

/** Follows every link, picture, style and script within the site once, starting from some pages. */
export async function crawl(
  url: string,
  starts: string[],
  headers: Record<string, string> = {},
): Promise<FoundPage[]> {
  const found = new Map<string, FoundPage>();
  const anchors = new Map<string, Set<string>>();
  const waiting = starts.map((address) => ({ address, from: "" }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    if (found.has(address)) continue;
    const answer = await fetch(url + address, { headers, redirect: "manual" });
    const isHtml = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    const html = isHtml ? await answer.text() : (await answer.arrayBuffer(), null);
    found.set(address, { address, status: answer.status, from, html, missing: [] });
    for (const reference of html ? referencesIn(html) : []) {
      const target = new URL(reference, url + address);
      if (target.origin !== url) continue;
      const there = target.pathname + target.search;
      waiting.push({ address: there, from: address });
      if (target.hash) anchors.set(there, (anchors.get(there) ?? new Set()).add(target.hash.slice(1)));
    }
  }
  for (const [address, ids] of anchors) {
    const page = found.get(address);
    page?.missing.push(...[...ids].filter((id) => !page.html?.includes(` id="${id}"`)));
  }
  return [...found.values()];
}

/** Returns the links and images of a page. */
function referencesIn(html: string): string[] {
  const single = [...html.matchAll(/<(?:a|link|img|script|source|image)\b[^>]*?\s(?:href|src)="([^"]+)"/g)];
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = ""]) => set.split(","));
  return [...single.map(([, one = ""]) => one), ...sets.map((one) => one.trim().split(" ")[0] ?? "")]
    .map((one) => one.replaceAll("&amp;", "&"))
    .filter((one) => !one.startsWith("mailto:"));
}
