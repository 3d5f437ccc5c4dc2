import type { IncomingMessage } from "node:http";

/** The minimum throughput of a body: `bytes` in each window of `windowMs` milliseconds. */
export interface MinimumThroughput {
  windowMs: number;
  bytes: number;
}

/** A sixth of what a phone at 3 kB/s sends. A slower body would hold its reserved budget without end. */
const defaultMinimum: MinimumThroughput = { windowMs: 60_000, bytes: 30 * 1024 };

/** Watches bodies that are arriving. */
export interface ThroughputGuard {
  /** Cuts the connection of this request when its body arrives too slowly; forgets it when all of it is there. */
  watch(request: IncomingMessage): void;
  close(): void;
}

/** Starts watching; one timer for all requests, which does not keep the program alive. */
export function throughputGuard({ windowMs, bytes } = defaultMinimum): ThroughputGuard {
  const arriving = new Map<IncomingMessage, number>();
  const look = () => {
    for (const [request, before] of arriving) {
      const { bytesRead } = request.socket;
      if (request.complete || request.destroyed) arriving.delete(request);
      else if (bytesRead - before < bytes) request.socket.destroy();
      else arriving.set(request, bytesRead);
    }
  };
  const timer = setInterval(look, windowMs).unref();
  return {
    watch(request) {
      // Minus infinity: it arrived in the middle of a window, and only whole ones count.
      arriving.set(request, -Infinity);
      request.once("close", () => arriving.delete(request));
    },
    close: () => clearInterval(timer),
  };
}
