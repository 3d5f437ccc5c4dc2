import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const patience = 1_500;

/**
 * Answers what is no HTTP at all. The connection is ended rather than cut, so that a client which is still talking
 * hears the answer instead of "connection reset". `pending`: the answer to a request before the noise; it is sent in
 * peace, alone.
 */
export function refuseMalformed(
  { code = "" }: NodeJS.ErrnoException,
  socket: Duplex,
  pending?: ServerResponse,
): void {
  if (pending) return void (pending.shouldKeepAlive = false);
  if (!socket.writable || socket.writableEnded) return void (code === "ECONNRESET" && socket.destroy());
  const status = statuses[code] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), patience).unref();
}
