import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { contentSecurityPolicy } from "~/server/http-server/security/security-headers";

/** An error of Node's parser. `rawPacket` is the last that it was given. */
export type HeadError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Returns the page for a request whose head is refused with this status. */
export type HeadRefusalPage = (status: number, head: string) => string;

const closeAfterMs = 1_500;

/** Ends a connection after these bytes. */
export function endGently(socket: Socket, bytes?: Buffer): void {
  // At first only this side ends: a client that is still sending reads the response instead of "connection reset".
  if (bytes) socket.end(bytes);
  else socket.end();
  setTimeout(() => socket.destroy(), closeAfterMs).unref();
}

/** Answers bytes that are not HTTP with 400 (or 414, 431, 408) and a page, and closes the connection. */
export function refuseHead(error: HeadError, socket: Socket, pageOf: HeadRefusalPage): void {
  const { code = "", rawPacket } = error;
  if (!socket.writable || socket.writableEnded) return void (code === "ECONNRESET" && socket.destroy());
  const head = rawPacket?.toString("latin1") ?? "";
  const status = statusOf(code, head);
  const page = Buffer.from(pageOf(status, head));
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    "Connection: close",
    "Content-Type: text/html; charset=utf-8",
    `Content-Security-Policy: ${contentSecurityPolicy()}`,
    `Content-Length: ${page.length}`,
  ];
  endGently(socket, Buffer.concat([Buffer.from(`${headers.join("\r\n")}\r\n\r\n`), page]));
}

/** Returns the status of a head that is refused. A target that fills the whole packet is too long (RFC 9112, 3). */
function statusOf(code: string, head: string): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code !== "HPE_HEADER_OVERFLOW") return 400;
  return /^[A-Z]+ [^\r\n]*$/.test(head) || /^[A-Z]+ [^\r\n]{8192,}\r\n/.test(head) ? 414 : 431;
}
