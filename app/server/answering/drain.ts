import type { IncomingMessage, ServerResponse } from "node:http";

const mostBytes = 64 * 1024 * 1024;
const longestSilence = 1_500;
const longest = 60_000;

/**
 * Sends a response while its request body is still arriving, reads and discards the rest, and then closes the
 * connection. If it were closed at once, the client would get "connection reset" instead of the response. `headers`:
 * names and values in turn, with the Content-Length of the body.
 */
export function answerThenDrain(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: string[]; body: Buffer },
): void {
  response.writeHead(status, [...headers, "Connection", "close"]);
  if (request.method === "HEAD") response.flushHeaders();
  else response.write(body);

  const { socket } = request;
  let left = mostBytes;
  const end = () => {
    clearTimeout(silence);
    clearTimeout(limit);
    request.off("data", count);
    response.end();
  };
  const silence = setTimeout(end, longestSilence);
  const limit = setTimeout(end, longest);
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) end();
    else silence.refresh();
  };
  request.on("data", count);
  request.once("end", end);
  socket.once("close", end);
  request.resume();
}
