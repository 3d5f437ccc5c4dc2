import type { Connection } from "./connection";
import { hasBody } from "./connection";

/** The minimum throughput of a request body: `bytes` in each window of `windowMs` milliseconds. */
export interface MinimumThroughput {
  windowMs: number;
  bytes: number;
}

/** True when a window of a connection's request body has just ended, and too few bytes came in it. */
export function isTooSlow(
  connection: Connection,
  now: number,
  { windowMs, bytes }: MinimumThroughput,
): boolean {
  const { socket, current, body } = connection;
  const isArriving = current && !current.request.complete && hasBody(current.request);
  if (!isArriving) connection.body = null;
  else if (!body) connection.body = { since: now, bytesRead: socket.bytesRead };
  else if (now - body.since >= windowMs) {
    connection.body = { since: now, bytesRead: socket.bytesRead };
    return socket.bytesRead - body.bytesRead < bytes;
  }
  return false;
}
