import type { IncomingMessage, ServerResponse } from "node:http";

const mostBytes = 64 * 1024 * 1024;
const longestSilence = 1_500;
const longest = 60_000;

/**
 * Sends an answer while its request is still under way, swallows what is left of that, and only then ends and closes
 * the connection. Ended at once, Node closes it under the client's hands: it would be told "connection reset" and
 * never see the answer. `headers` are names and values in turn, with the Content-Length of the body.
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
