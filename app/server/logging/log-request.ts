import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";

/**
 * Logs one line when the response has been sent or the client has disconnected; without query and address. `loggedPath`:
 * the path as it may be logged.
 */
export function logRequest(
  log: Pick<Log, "answered">,
  request: IncomingMessage,
  response: ServerResponse,
  loggedPath: (path: string) => string,
): void {
  const start = performance.now();
  const { socket, method = "GET", url = "/" } = request;
  const before = socket.bytesWritten;
  response.on("close", () => {
    const query = url.indexOf("?");
    log.answered({
      method,
      path: loggedPath(query === -1 ? url : url.slice(0, query)),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: socket.bytesWritten - before,
      aborted: !response.writableFinished,
    });
  });
}
