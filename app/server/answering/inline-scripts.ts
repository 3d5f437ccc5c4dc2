import { createHash } from "node:crypto";

/**
 * Takes the nonce out of a page that will be kept for many visitors and answers the hashes that bless exactly the
 * inline scripts that carried it: a script that somebody smuggled into the page never knew the nonce.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const ours = [...scripts]
    .filter(([, attributes]) => attributes?.includes(mark))
    .map(([, , code]) => code ?? "");
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  const sources = new Set(ours.filter((code) => code !== "").map(hash));
  return { html: html.replaceAll(mark, ""), sources: [...sources] };
}
