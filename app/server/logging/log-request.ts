import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";

/** Writes one line when the answer has left, or the visitor has: no query, no address, no names. */
export function logRequest(
  log: Pick<Log, "answered">,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const start = performance.now();
  const { socket, method = "GET", url = "/" } = request;
  const before = socket.bytesWritten;
  response.once("close", () => {
    const query = url.indexOf("?");
    log.answered({
      method,
      path: query === -1 ? url : url.slice(0, query),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: socket.bytesWritten - before,
      aborted: !response.writableFinished,
    });
  });
}
