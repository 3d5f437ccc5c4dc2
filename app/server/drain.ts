import type { IncomingMessage, ServerResponse } from "node:http";

const mostBytes = 64 * 1024 * 1024;
const longestSilence = 1_500;
const longest = 60_000;

/**
 * After an early answer, swallows what is left of the request and then closes the connection. Closed at once, the
 * client would be told "connection reset" and never see the answer.
 */
export function drainThenClose(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let left = mostBytes;
  const close = () => {
    clearTimeout(silence);
    clearTimeout(end);
    request.off("data", count);
    if (!socket.destroyed) socket.destroySoon();
  };
  const silence = setTimeout(close, longestSilence);
  const end = setTimeout(close, longest);
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) close();
    else silence.refresh();
  };
  request.on("data", count);
  request.once("end", close);
  socket.once("close", close);
  response.once("error", close);
  request.resume();
}
