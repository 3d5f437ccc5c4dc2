import type { IncomingMessage, ServerResponse } from "node:http";
import { collectChunksOf } from "~/server/remix/collect-garbage";
import { largestBody } from "~/server/http-server/route-manifest";

const idleTimeoutMs = 1_500;
const totalTimeoutMs = 60_000;

/**
 * Sends a response while its request body is still arriving, discards the rest of that body, and then closes the
 * connection. If it closed at once, the client would see "connection reset". `headers` include the Content-Length.
 */
export function respondBeforeBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: string[]; body: Buffer },
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
