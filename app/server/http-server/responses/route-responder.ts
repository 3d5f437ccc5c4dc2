import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import type { BodyLimits } from "~/http/input/read-upload.server";
import { cachedResponse, sendCached } from "~/server/page-cache/cached-response";
import { codingFor, type ContentCoding } from "~/server/page-cache/negotiation";
import { collectChunksOf } from "~/server/remix/collect-garbage";
import { hidesOrigin } from "~/server/http-server/request-checks";
import { bodyAdmission } from "~/server/http-server/request-bodies/body-admission";
import { BodyTooLarge, countedBody } from "~/server/http-server/request-bodies/counted-body";
import { sendWhole } from "~/server/http-server/request-bodies/send-whole";
import type { RouteManifest } from "~/server/http-server/route-manifest";
import { setHeaders } from "~/server/http-server/security/security-headers";
import type { ServerContext } from "~/server/http-server/server-context";
import { hasBody, isChunked, isRead, reading, type ServerRequest } from "~/server/http-server/server-request";
import type { pageRenderer } from "./render-page";
import { photoQueue, renderQueue, TooBusy } from "./request-queues";

const noBody = { limits: { maxText: 0, photosRefused: null }, release: () => undefined };

/** Makes a function that answers a request through the routes, when budgets and queues have room. Throws TooBusy. */
export function routeResponder(
  { site, bodyBudget, renderQueueLimits, photoQueueLimits }: ServerContext,
  manifest: RouteManifest,
  { forOne }: ReturnType<typeof pageRenderer>,
) {
  const admit = bodyAdmission(site, bodyBudget);
  const renderInTurn = renderQueue(renderQueueLimits);
  const photos = photoQueue(photoQueueLimits);
  return { respondByRoute, renderInTurn, cutStalled: photos.cutStalled };

  async function respondByRoute(asked: ServerRequest): Promise<void> {
    const { request, response, path, client } = asked;
    const { address, https } = client;
    const { method = "", headers } = request;
    const rule = manifest.bodyRuleOf(path);
    const admitted = hasBody(request) ? await admit(request, rule, address) : noBody;
    if (!admitted) throw new TooBusy("formsFull", 30);
    try {
      const ask = async () => {
        // A form's browser writes the site's origin: the server has checked that it is this site.
        const sentFrom = reading.includes(method) ? undefined : URL.parse(headers.origin ?? "")?.origin;
        const hidden = hidesOrigin(request) && rule.answersHiddenOrigin;
        const { standard, gone } = standardRequest(asked, admitted.limits);
        const counted = countedBody(standard, isChunked(request) ? rule.max : Infinity);
        const answer = await forOne(counted.request, {
          client: { address, https, origin: sentFrom ?? new URL(standard.url).origin, gone },
          ...(admitted.limits && { bodyLimits: { ...admitted.limits, hidesOrigin: hidden } }),
        });
        if (counted.isTooLarge()) throw new BodyTooLarge();
        const isWhole = isText(answer) || !request.complete;
        return { answer, body: isWhole ? Buffer.from(await answer.arrayBuffer()) : null };
      };
      if (!isRead(request)) await send(asked, await ask());
      else if (!manifest.handleOf(path).sendsPhotos) await send(asked, await renderInTurn(address, ask));
      else await photos.inTurn(response, address, async () => send(asked, await ask()));
    } finally {
      // While the response is still being sent, it may use the contents of the request's body.
      if (response.closed) admitted.release();
      else response.once("close", admitted.release);
    }
  }
}

/** Sends an answer of the routes. `body` is null when the answer is streamed. */
async function send(asked: ServerRequest, { answer, body }: { answer: Response; body: Buffer | null }) {
  const { request, response } = asked;
  setHeaders(answer.headers, asked.headers);
  if (!body) return sendStream(response, answer);
  const { status, headers } = answer;
  const coding = codingFor(request.headers["accept-encoding"]);
  const text = isText(answer) ? await compressText(body, headers, coding) : body;
  if (headers.get("Cache-Control") === "private, no-cache") {
    const cached = cachedResponse(status, [...headers].flat(), { identity: text });
    return sendCached(cached, request, response, []);
  }
  headers.set("Content-Length", String(text.length));
  sendWhole(request, response, { status, headers: [...headers].flat(), body: text });
}

/** Sends an answer piece by piece. If the client disconnects, even before the first byte, its source is cancelled. */
async function sendStream(response: ServerResponse, { status, headers, body }: Response): Promise<void> {
  response.writeHead(status, [...headers].flat());
  const reader = body?.getReader();
  const closed = new Promise<void>((resolve) => {
    if (response.closed) resolve();
    else response.once("close", resolve);
  });
  void closed.then(() => reader?.cancel()).catch(() => undefined);
  let left = Number(headers.get("Content-Length") ?? Infinity);
  for (;;) {
    const { value } = response.req.method === "HEAD" ? {} : ((await reader?.read()) ?? {});
    left -= value?.length ?? 0;
    // The last byte ends the response, because the client may send its next request as soon as it has that byte.
    if (!value || left <= 0) return void response.end(value);
    const isFull = !response.write(value);
    if (isFull) await Promise.race([new Promise((resolve) => response.once("drain", resolve)), closed]);
  }
}

/** Returns the request in the form that the routes take, and its signal. With `limits` null it has no body. */
function standardRequest({ request, response, client }: ServerRequest, limits: BodyLimits | null) {
  const awaitsContinue = request.headers.expect !== undefined && request.httpVersion === "1.1";
  if (limits && awaitsContinue) response.writeContinue();
  // The server has already checked Origin. Remix would check it again, with a Host that a proxy may have changed.
  delete request.headers.origin;
  const protocol = client.https ? "https:" : "http:";
  const whole = createRequest(request, response, { host: client.host, protocol });
  if (limits) collectChunksOf(request);
  return { standard: limits && whole.method !== "HEAD" ? whole : withoutBody(whole), gone: whole.signal };
}

/** HEAD becomes GET, for the same length and headers, marked as no visit, and without Range, which it ignores. */
function withoutBody({ url, method, headers, signal }: Request): Request {
  if (method !== "HEAD") return new Request(url, { method, headers, signal });
  headers.set("Purpose", "prefetch");
  headers.delete("Range");
  return new Request(url, { headers, signal });
}

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/;
/** The compression window is small, because the default takes megabytes of memory for each running response. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** The most bytes of text to compress in this thread. Handing them to another thread takes as long: 0.3 ms. */
const compressedAtOnce = 32 * 1024;

/** True for a response with text, which is compressed and sent as a whole instead of streamed. */
function isText({ headers, body }: Response): boolean {
  return body !== null && compressible.test(headers.get("Content-Type") ?? "");
}

/** Encodes a response's text, and sets Content-Encoding and Vary in the response's headers. */
async function compressText(text: Buffer, headers: Headers, coding: ContentCoding): Promise<Buffer> {
  headers.append("Vary", "Accept-Encoding");
  if (coding === "identity") return text;
  headers.set("Content-Encoding", coding);
  if (coding === "gzip") return promisify(gzip)(text);
  if (text.length <= compressedAtOnce) return brotliCompressSync(text, { params });
  return promisify(brotliCompress)(text, { params });
}
