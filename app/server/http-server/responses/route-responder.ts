import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { compressText, isText } from "./compress-text";
import type { codingChooser } from "~/server/page-cache/content-coding";
import { collectChunksOf } from "~/server/http-server/request-bodies/collect-chunks";
import { respondBeforeBody } from "~/server/http-server/request-bodies/respond-before-body";
import type { photoQueue } from "./photo-queue";
import type { pageRenderer } from "./render-page";
import type { renderQueue } from "./render-queue";
import type { RouteManifest } from "~/server/http-server/route-manifest";
import { setHeaders } from "~/server/http-server/security/security-headers";
import type { BodyLimits } from "~/http/forms/read-upload.server";
import type { Client } from "~/server/http-server/client";

/**
 * Answers one request through the routes. GET and HEAD of pages and photos wait in their queues. `bodyLimits` null: the
 * routes see a request without a body.
 */
export function routeResponder(
  render: Pick<ReturnType<typeof pageRenderer>, "forOne">,
  renderInTurn: ReturnType<typeof renderQueue>,
  sendInTurn: ReturnType<typeof photoQueue>,
  codingFor: ReturnType<typeof codingChooser>,
  manifest: Pick<RouteManifest, "handleOf">,
) {
  return function respondByRoute(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Client,
    more: readonly string[],
    bodyLimits: BodyLimits | null,
  ): Promise<void> {
    const { method, url = "/" } = request;
    const { sendsPhotos } = manifest.handleOf(url.split("?", 1)[0] ?? "");
    const isRead = method === "GET" || method === "HEAD";
    const answer = (isPage: boolean) => answerOne(request, response, visitor, more, bodyLimits, isPage);
    if (!isRead || !sendsPhotos) return answer(isRead);
    return sendInTurn(response, visitor.address, () => answer(false));
  };

  async function answerOne(
    request: IncomingMessage,
    response: ServerResponse,
    { host, https, address }: Client,
    more: readonly string[],
    bodyLimits: BodyLimits | null,
    isPage: boolean,
  ): Promise<void> {
    if (bodyLimits && request.headers.expect !== undefined) response.writeContinue();
    // Remix would compare Origin with the host as it sees it, which a proxy may have changed; it was checked before.
    const { origin } = request.headers;
    delete request.headers.origin;
    const ask = async () => {
      const whole = createRequest(request, response, { host, protocol: https ? "https:" : "http:" });
      if (bodyLimits) collectChunksOf(request);
      const { method, headers, signal } = whole;
      const standard = bodyLimits ? whole : new Request(whole.url, { method, headers, signal });
      const context = { https, clientAddress: address, origin, ...(bodyLimits && { bodyLimits }) };
      const answer = await render.forOne(standard, context);
      const isWhole = isText(answer) || !request.complete;
      return { answer, body: isWhole ? Buffer.from(await answer.arrayBuffer()) : null };
    };
    const { answer, body } = isPage ? await renderInTurn(address, ask) : await ask();
    setHeaders(answer.headers, more);
    if (!body) return sendToItsEnd(response, answer);
    const { status, headers } = answer;
    const text = isText(answer)
      ? await compressText(body, headers, codingFor(request.headers["accept-encoding"]))
      : body;
    headers.set("Content-Length", String(text.length));
    const given = [...headers].flat();
    if (!request.complete)
      return respondBeforeBody(request, response, { status, headers: given, body: text });
    response.writeHead(status, answer.statusText, given);
    response.end(request.method === "HEAD" ? undefined : text);
  }
}

/** Sends a streamed response and cancels its source when the client disconnects, also before the first byte. */
async function sendToItsEnd(response: ServerResponse, answer: Response): Promise<void> {
  try {
    await sendResponse(response, answer);
  } finally {
    await answer.body?.cancel().catch(() => undefined);
  }
}
