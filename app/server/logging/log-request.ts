import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log";

/** Of so many addresses, up to this length, it is remembered what is logged: most requests are for the same few. */
const maxKnown = 1000;
const longestKnown = 200;

/**
 * Makes the function that logs one line when a response has been sent or its client has disconnected; without query and
 * address. `loggedPath`: the path as it may be logged.
 */
export function requestLogger(log: Pick<Log, "answered">, loggedPath: (path: string) => string) {
  const known = new Map<string, string>();

  function pathOf(url: string): string {
    const before = known.get(url);
    if (before !== undefined) return before;
    const query = url.indexOf("?");
    const path = loggedPath(query === -1 ? url : url.slice(0, query));
    if (known.size >= maxKnown) known.clear();
    if (url.length <= longestKnown) known.set(url, path);
    return path;
  }

  return function logRequest(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const { socket, method = "GET", url = "/" } = request;
    const before = socket.bytesWritten;
    response.on("close", () => {
      log.answered({
        method,
        path: pathOf(url),
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: socket.bytesWritten - before,
        aborted: !response.writableFinished,
      });
    });
  };
}
