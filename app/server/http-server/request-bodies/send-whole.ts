import type { IncomingMessage, ServerResponse } from "node:http";
import { collectChunksOf } from "~/server/remix/collect-garbage";
import { largestBody } from "~/server/http-server/route-manifest";

const idleTimeoutMs = 1_500;
const totalTimeoutMs = 60_000;

/** Sends a response, even while the body of its request is still arriving. For HEAD it leaves out its body. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: string[]; body: Buffer },
): void {
  // `headers` have the Content-Length.
  response.writeHead(status, request.complete ? headers : [...headers, "Connection", "close"]);
  const isHead = request.method === "HEAD";
  if (request.complete) return void response.end(isHead ? undefined : body);
  if (isHead) response.flushHeaders();
  else response.write(body);
  discardRest(request, response);
}

/** Discards the rest of the body before it closes the connection: else the client would see "connection reset". */
function discardRest(request: IncomingMessage, response: ServerResponse): void {
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
  request.socket.once("close", end);
  request.resume();
}
