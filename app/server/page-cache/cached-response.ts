import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import fresh from "fresh";
import { codingFor, type ContentCoding } from "./negotiation";

/** A response that everybody gets, in every coding that makes it smaller. */
export type CachedResponse = ReturnType<typeof cachedResponse>;

/** Makes a cached response from its body in several codings, and adds the headers that depend on the coding. */
export function cachedResponse(
  status: number,
  headers: string[],
  { identity, br, gzip }: { identity: Buffer; br?: Buffer; gzip?: Buffer },
) {
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  // Headers are names and values in turn, which `writeHead` sends fastest.
  const variant = (coding: ContentCoding, body: Buffer) => {
    const etag = coding === "identity" ? `"${digest}"` : `"${digest}-${coding}"`;
    const own = [...headers, "ETag", etag, ...(coding === "identity" ? [] : ["Content-Encoding", coding])];
    return { body, etag, headers: own, withLength: [...own, "Content-Length", String(body.length)] };
  };
  return {
    status,
    identity: variant("identity", identity),
    br: br && variant("br", br),
    gzip: gzip && variant("gzip", gzip),
    /** The size in memory. */
    bytes: 1024 + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  };
}

/** Encodes a body with brotli and gzip. Leaves out a coding that does not make the body smaller. */
export async function encodings(identity: Buffer) {
  if (identity.length < 256) return { identity };
  const quality = identity.length < 256 * 1024 ? 9 : 5;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    // The window is as small as the text allows. The default one would take 4 MB of memory for a page of 20 kB.
    [zlib.constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(identity.length)))),
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(zlib.brotliCompress)(identity, { params }),
    promisify(zlib.gzip)(identity),
  ]);
  const ifSmaller = (body: Buffer) => (body.length < identity.length ? body : undefined);
  return { identity, br: ifSmaller(br), gzip: ifSmaller(gzipped) };
}

/** Sends a cached response in the coding that suits the client best, or 304 when the client has it already. */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): void {
  const variant = cached[codingFor(request.headers["accept-encoding"])] ?? cached.identity;
  const known = cached.status === 200 && hasAlready(request, variant.etag);
  const headers = known ? variant.headers : variant.withLength;
  response.writeHead(known ? 304 : cached.status, more.length > 0 ? [...headers, ...more] : headers);
  response.end(known || request.method === "HEAD" ? undefined : variant.body);
}

/** True when If-None-Match contains this tag. */
function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  // `fresh` does not get Cache-Control: with `no-cache` it says no, and `fetch` adds that when a program sets a tag.
  const tags = headers["if-none-match"];
  return tags !== undefined && (tags === etag || fresh({ "if-none-match": tags }, { etag }));
}
