import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { compressed } from "./compressed";
import { answerThenDrain } from "./drain";
import type { pageRenderer } from "./render-page";
import { setHeaders } from "~/server/security-headers";
import type { Visitor } from "~/server/guards/visitor";

/** Lets the routes of the site answer one visitor. */
export function routeAnswerer(render: Pick<ReturnType<typeof pageRenderer>, "forOne">) {
  return async function answerByRoute(
    request: IncomingMessage,
    response: ServerResponse,
    { host, https, address }: Visitor,
    more: readonly string[],
  ): Promise<void> {
    if (request.headers.expect !== undefined) response.writeContinue();
    // Remix compares Origin with its own idea of our name, which a proxy may have changed; it was judged already.
    delete request.headers.origin;
    const standard = createRequest(request, response, { host, protocol: https ? "https:" : "http:" });
    const answer = await render.forOne(standard, { https, clientAddress: address });
    setHeaders(answer.headers, more);
    if (request.complete) return sendToItsEnd(response, compressed(answer, request));
    const body = Buffer.from(await answer.arrayBuffer());
    answer.headers.set("Content-Length", String(body.length));
    answerThenDrain(request, response, { status: answer.status, headers: [...answer.headers].flat(), body });
  };
}

/** Sends an answer; when the visitor has left, also before the first byte, what it is read from is let go of. */
async function sendToItsEnd(response: ServerResponse, answer: Response): Promise<void> {
  try {
    await sendResponse(response, answer);
  } finally {
    await answer.body?.cancel().catch(() => undefined);
  }
}
