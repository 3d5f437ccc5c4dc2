import { createHash } from "node:crypto";

/** Replaces the nonce of a page by CSP hashes of the scripts that had it: an injected script cannot have known it. */
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
