import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { ServerRefusal } from "./responses/send-refusal";
import type { BodyRule, RouteManifest } from "./route-manifest";
import { bodyLengthOf, isChunked, reading, type ServerRequest } from "./server-request";

/** The maximum number of headers. A browser behind a proxy sends 20, a CDN adds up to 30 (docs/decisions/102). */
export const maxHeaders = 64;
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Makes a function that checks method, path, host, body size and origin. Null when the request is accepted. */
export function requestChecks(manifest: RouteManifest, publicUrl: () => URL | null) {
  return function refusalOf({ request, path, client: { host } }: ServerRequest): ServerRefusal | null {
    const { method = "GET", headers } = request;
    const wrongMethod = (allowed: readonly string[]): ServerRefusal => {
      return { status: 405, answer: "wrongMethod", headers: ["Allow", allowed.join(", ")] };
    };
    const allowed = manifest.methodsOf(path);
    if (!methods.includes(method)) return wrongMethod(allowed ?? methods);
    const headFault = faultOfHead(request);
    if (headFault) return { status: headFault, answer: headFault === 431 ? "headTooLarge" : "badRequest" };
    if (!isPath(path) || !isHost(host)) return { status: 400, answer: "badRequest" };
    const query = request.url?.slice(path.length) ?? "";
    // The data protocol of older Remix clients would end with an error in the log.
    if (query !== "" && new URLSearchParams(query).has("_data")) return { status: 404, answer: "badRequest" };
    const rule = manifest.bodyRuleOf(path);
    const bodyRefusal = refusalOfBody(request, rule);
    if (bodyRefusal) return bodyRefusal;
    const fromHere = isFromThisSite(method, headers, [host, publicUrl()?.host]);
    // No page of another site knows a secret address.
    const isTrusted =
      fromHere || (hidesOrigin(request) && (manifest.isSecret(path) || rule.answersHiddenOrigin));
    if (!isTrusted)
      return {
        status: 403,
        answer: hidesOrigin(request) && !manifest.handleOf(path).json ? "hiddenOrigin" : "otherSite",
      };
    return allowed && !allowed.includes(method) ? wrongMethod(allowed) : null;
  };
}

/** True when a browser does not name the page of a request: over plain http, with the Referer switched off. */
export function hidesOrigin({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-site"] === undefined && headers.origin === "null";
}

/** CSRF check: true when a writing request comes from a page of this site, or from no browser page at all. */
function isFromThisSite(method: string, headers: IncomingHttpHeaders, ownHosts: (string | undefined)[]) {
  if (reading.includes(method)) return true;
  // `Sec-Fetch-Site` decides, because pages cannot forge it. Browsers do not send it over plain http: there `Origin`
  // decides, beside our hosts as `URL` normalizes them for its protocol.
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  const isOwn = (own?: string) => own && URL.parse(`${origin?.protocol}//${own}`)?.host === origin?.host;
  return origin !== null && ownHosts.some(isOwn);
}

/** Returns the status that refuses a request head with too many headers, no Host or several; null for a right one. */
export function faultOfHead({ rawHeaders, httpVersion }: IncomingMessage): 400 | 431 | null {
  // Headers may take far more memory than their bytes. Of several Hosts a proxy may have used another one than Node.
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return 400;
    host = rawHeaders[at + 1] as string;
  }
  const isValid = host === undefined ? httpVersion === "1.0" : isHost(host);
  return isValid ? null : 400;
}

/** Rewrites a request for `http://host/path` (RFC 9112, 3.2.2) to path and Host, and `OPTIONS *` to the home page. */
export function toOriginForm(request: IncomingMessage): void {
  const { url = "", method } = request;
  if (url.startsWith("/")) return;
  if (url === "*" && method === "OPTIONS") request.url = "/";
  const [, host, path = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (host === undefined || !isHost(host)) return;
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
}

function isHost(host: string): boolean {
  if (/^[\w.-]+(?::\d{1,4})?$/.test(host)) return true;
  return /^[!-~]+$/.test(host) && !/[/\\?#@]/.test(host) && URL.canParse(`http://${host}`);
}

function isPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function refusalOfBody(request: IncomingMessage, rule: BodyRule): ServerRefusal | null {
  const coding = request.headers["transfer-encoding"];
  if (coding !== undefined && !isChunked(request)) return { status: 411, answer: "lengthMissing" };
  return bodyLengthOf(request, rule.max) <= rule.max ? null : tooLargeFor(rule);
}

/** The refusal of a body with more bytes than its address takes. */
export function tooLargeFor({ max, photos }: BodyRule): ServerRefusal {
  if (photos) return { status: 413, answer: "photosTooLarge" };
  return { status: 413, answer: "tooLarge", kilobytes: max / 1024 };
}
