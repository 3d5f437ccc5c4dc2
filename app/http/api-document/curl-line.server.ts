import type { ApiCall } from "./api-calls.server";

/**
 * Returns a command line that tries a call. `site` is the site's address without a final slash. `product` is the toy's
 * name, for example values.
 */
export function curlLine(
  { method, path, owner, setsCookie, query, body }: ApiCall,
  { site, product }: { site: string; product: string },
): string {
  const words = ["curl"];
  if (setsCookie) words.push("-c cookie.txt");
  if (owner || (setsCookie && !body)) words.push("-b cookie.txt");
  const isImplied = method === "GET" || (method === "POST" && body !== undefined);
  if (!isImplied) words.push(`-X ${method}`);
  const example: Record<string, unknown> = body?.example(product) ?? {};
  if (body && "json" in body) {
    words.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example))}`);
  } else if (body) {
    words.push(...Object.entries(example).map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`));
  }
  const pathOfExample = path.replace(/\{(\w+)\}/, (_, name: string) => name.toUpperCase());
  const address = `${site}${pathOfExample}${query ? `?${query.example}` : ""}`;
  return [...words, quotedIfNeeded(address)].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function quotedIfNeeded(address: string): string {
  return /^[\w:/.-]+$/.test(address) ? address : quoted(address);
}
