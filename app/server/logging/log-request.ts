import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";

/**
 * Makes the function that logs one line when a response has been sent or its client has disconnected; without query and
 * address. `loggedPath`: the path as it may be logged.
 */
export function requestLogger(log: Pick<Log, "answered">, loggedPath: (path: string) => string) {
  return function logRequest(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const { socket, method = "GET", url = "/" } = request;
    const before = socket.bytesWritten;
    response.on("close", () => {
      log.answered({
        method,
        path: loggedPath(url.split("?", 1)[0] ?? ""),
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: socket.bytesWritten - before,
        aborted: !response.writableFinished,
      });
    });
  };
}
