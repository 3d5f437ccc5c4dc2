import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import type { ContentCoding } from "./content-coding";

/** One body in one coding, with everything that is sent with it already written down. */
interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  withLength: string[];
}

/** An answer that is ready to be sent to anyone, in every coding in which it is smaller. */
export interface KeptAnswer {
  status: number;
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
  /** What it takes in memory. */
  bytes: number;
}

/** Prepares an answer from its codings. `headers` are names and values in turn; the body's own are added. */
export function keptAnswer(
  status: number,
  headers: string[],
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer },
): KeptAnswer {
  const digest = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const variant = (coding: ContentCoding): Variant | undefined => {
    const body = bodies[coding];
    if (!body) return undefined;
    const etag = coding === "identity" ? `"${digest}"` : `"${digest}-${coding}"`;
    const own = [...headers, "ETag", etag, ...(coding === "identity" ? [] : ["Content-Encoding", coding])];
    return { body, etag, headers: own, withLength: [...own, "Content-Length", String(body.length)] };
  };
  const [identity, br, gzipped] = [variant("identity") as Variant, variant("br"), variant("gzip")];
  const bytes = 1024 + identity.body.length + (br?.body.length ?? 0) + (gzipped?.body.length ?? 0);
  return { status, identity, bytes, ...(br && { br }), ...(gzipped && { gzip: gzipped }) };
}

/** The codings of a body made while the site runs; a coding that does not make it smaller is left out. */
export async function encodings(identity: Buffer) {
  if (identity.length < 256) return { identity };
  const quality = identity.length < 256 * 1024 ? 9 : 5;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // The default window would take 4 MB for a page of 20 kB.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(identity.length)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return {
    identity,
    ...(br.length < identity.length && { br }),
    ...(gzipped.length < identity.length && { gzip: gzipped }),
  };
}

/** Sends a kept answer in this coding, if there is one: 304 when the client has it already, no body for HEAD. */
export function sendKept(
  kept: KeptAnswer,
  coding: ContentCoding,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): void {
  const variant = kept[coding] ?? kept.identity;
  const known = kept.status === 200 && hasAlready(request, variant.etag);
  const headers = known ? variant.headers : variant.withLength;
  response.writeHead(known ? 304 : kept.status, more.length > 0 ? [...headers, ...more] : headers);
  response.end(known || request.method === "HEAD" ? undefined : variant.body);
}

/**
 * Whether the client has what this tag stands for. `fresh` is not shown Cache-Control: it would send everything to who
 * says no-cache, as \`fetch\` does of its own accord when a program names a tag.
 */
function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  const tags = headers["if-none-match"];
  return tags !== undefined && (tags === etag || fresh({ "if-none-match": tags }, { etag }));
}
