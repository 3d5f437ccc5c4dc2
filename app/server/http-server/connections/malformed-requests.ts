import type { Duplex } from "node:stream";

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const closeAfterMs = 1_500;

/**
 * Answers bytes that are not HTTP with 400 (or 431, 408). First it ends only its own side of the connection, so that a
 * client that is still sending reads the response instead of "connection reset".
 */
export function refuseMalformed({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || socket.writableEnded) return void (code === "ECONNRESET" && socket.destroy());
  const status = statuses[code] ?? "400 Bad Request";
  const headers = `Date: ${new Date().toUTCString()}\r\nConnection: close\r\nContent-Length: 0`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`);
  setTimeout(() => socket.destroy(), closeAfterMs).unref();
}
