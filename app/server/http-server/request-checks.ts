import type { IncomingMessage } from "node:http";
import type { ServerAnswer } from "~/server/http-server/responses/error-page";
import { type BodyRefusal, refusalOfBody } from "~/server/http-server/request-bodies/body-refusal";
import type { BodyRule, RouteManifest } from "./route-manifest";
import { isFromThisSite } from "~/server/http-server/security/same-origin";

/** A response with which the server refuses a request; `headers` as names and values in turn. */
export interface ServerRefusal {
  status: number;
  answer: ServerAnswer;
  headers?: string[];
  /** How much the address takes at most. */
  kilobytes?: number;
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const bodyRefusals: Record<BodyRefusal, (rule: BodyRule) => ServerRefusal> = {
  "length-missing": () => ({ status: 411, answer: "lengthMissing" }),
  "photos-too-large": () => ({ status: 413, answer: "photosTooLarge" }),
  "too-large": ({ max }) => ({ status: 413, answer: "tooLarge", kilobytes: max / 1024 }),
};

/** Makes the check of a request by its headers: method, path, host, body size and origin; null when it may go on. */
export function requestChecks(
  manifest: Pick<RouteManifest, "bodyRuleOf" | "isSecret">,
  publicUrl: () => URL | null,
) {
  return function refusalOf(request: IncomingMessage, path: string, host: string): ServerRefusal | null {
    const { method = "GET", headers } = request;
    if (!methods.includes(method)) {
      return { status: 405, answer: "wrongMethod", headers: ["Allow", methods.join(", ")] };
    }
    if (!isPath(path) || !isHost(host) || !hasOneHost(request)) return { status: 400, answer: "badRequest" };
    if (asksForLoaderData(request, path)) return { status: 404, answer: "badRequest" };
    const rule = manifest.bodyRuleOf(path);
    const body = refusalOfBody(request, rule);
    if (body) return bodyRefusals[body](rule);
    const fromHere = isFromThisSite(method, headers, [host, publicUrl()?.host ?? null]);
    return fromHere || (isWithoutOrigin(request) && manifest.isSecret(path))
      ? null
      : { status: 403, answer: "otherSite" };
  };
}

/**
 * Whether the browser tells nothing of where the request comes from: so it does, over plain http, from a page that sends
 * no Referer. Where the address is a secret no other page can know it.
 */
function isWithoutOrigin({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-site"] === undefined && headers.origin === "null";
}

/** Whether a request is for the data protocol of older Remix clients, which fails noisily and which we never use. */
function asksForLoaderData({ url = "" }: IncomingMessage, path: string): boolean {
  return url.length > path.length && new URLSearchParams(url.slice(path.length)).has("_data");
}

/** Whether there is at most one Host header: Node uses the first of several, a proxy may have used another one. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts <= 1;
}

function isHost(host: string): boolean {
  return !/[/\\?#@]/.test(host) && URL.canParse(`http://${host}`);
}

function isPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
