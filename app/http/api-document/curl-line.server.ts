import type { ApiCall } from "./api-call.server";

/** The same call on a command line; `site` is the address of the site without a final slash. */
export function curlLine({ method, path, forOwner, setsCookie, body }: ApiCall, site: string): string {
  const words = ["curl"];
  if (setsCookie) words.push("-c cookie.txt");
  if (forOwner || (setsCookie && !body)) words.push("-b cookie.txt");
  const isImplied = method === "GET" || (method === "POST" && body !== undefined);
  if (!isImplied) words.push(`-X ${method}`);
  if (body?.type === "application/json") {
    words.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body.example))}`);
  } else if (body) {
    words.push(...Object.entries(body.example).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`));
  }
  return [...words, quotedIfNeeded(`${site}${path.replace("{id}", "ID")}`)].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function quotedIfNeeded(address: string): string {
  return /^[\w:/.-]+$/.test(address) ? address : quoted(address);
}
