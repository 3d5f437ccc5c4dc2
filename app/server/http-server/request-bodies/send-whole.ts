import type { IncomingMessage, ServerResponse } from "node:http";
import { collectChunksOf } from "~/server/remix/collect-garbage";
import { largestBody } from "~/server/http-server/route-manifest";

const idleTimeoutMs = 1_500;
const totalTimeoutMs = 60_000;

interface WholeResponse {
  status: number;
  /** With the Content-Length. */
  headers: string[];
  body: Buffer;
}

/** Sends a response, even while the body of its request is still arriving. For HEAD it leaves out its body. */
export function sendWhole(request: IncomingMessage, response: ServerResponse, whole: WholeResponse): void {
  if (!request.complete) return respondBeforeBody(request, response, whole);
  response.writeHead(whole.status, whole.headers);
  response.end(request.method === "HEAD" ? undefined : whole.body);
}

/** Discards the rest of the body before it closes the connection: else the client would see "connection reset". */
function respondBeforeBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeResponse,
): void {
  response.writeHead(status, [...headers, "Connection", "close"]);
  if (request.method === "HEAD") response.flushHeaders();
  else response.write(body);

  const { socket } = request;
  let left = largestBody;
  const end = () => {
    clearTimeout(idle);
    clearTimeout(limit);
    request.off("data", count);
    response.end();
  };
  const idle = setTimeout(end, idleTimeoutMs);
  const limit = setTimeout(end, totalTimeoutMs);
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) end();
    else idle.refresh();
  };
  collectChunksOf(request);
  request.on("data", count);
  request.once("end", end);
  socket.once("close", end);
  request.resume();
}
