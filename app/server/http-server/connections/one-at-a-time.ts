import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import { contentSecurityPolicy } from "~/server/http-server/security/security-headers";
import { hasBody } from "~/server/http-server/server-request";
import { type Connection, type Exchange, isBusy } from "./connection-slots";

/**
 * Passes each request to `answer` after the previous response. At most `maxUnparsed` bytes wait on all connections.
 * `pageOf` returns the page of a refused head; `head` is what arrived last of it.
 */
export function oneAtATime(answer: RequestListener, maxUnparsed: number, pageOf: HeadRefusalPage) {
  // Unread bytes take far less memory than parsed objects, so the parser stops after the head. A request after a body
  // is never answered: a proxy may have counted that body differently (smuggling).
  const inTurn = eventLoopTurns();
  /** The connections on which a request was passed on in this turn of the event loop. */
  const inThisTurn = new Set<Connection>();
  let unparsed = 0;

  function receive(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    const { current } = connection;
    const exchange = { request, response, idlePeriods: 0 };
    if (hasBody(request)) response.shouldKeepAlive = false;
    const isBehindBody = current !== null && hasBody(current.request);
    // A packet may hold a hundred requests. Without the second condition all of them would be answered in this turn.
    const isBehindAnother = isBusy(connection) || inThisTurn.has(connection);
    if (current === null || !(isBehindBody || isBehindAnother)) {
      begin(connection, exchange);
      return answer(request, response);
    }
    connection.next = exchange;
    connection.socket.pause();
    const whenItsTurnComes = () => inTurn(() => answerNext(connection));
    if (isBehindBody) return;
    if (current.response.writableFinished) whenItsTurnComes();
    else current.response.once("close", whenItsTurnComes);
  }

  function begin(connection: Connection, exchange: Exchange): void {
    connection.current = exchange;
    if (inThisTurn.size === 0) setImmediate(() => inThisTurn.clear());
    inThisTurn.add(connection);
  }

  function answerNext(connection: Connection): void {
    const { socket, next } = connection;
    const bytes = forget(connection);
    // The socket is also not writable after a response with `Connection: close`, because Node then sends no more.
    if (!next || !socket.writable) return;
    begin(connection, next);
    parserOf(socket)?.resume();
    socket.emit("data", bytes ?? Buffer.alloc(0));
    if (!connection.next) socket.resume();
    answer(next.request, next.response);
  }

  /** Takes the waiting request and its unparsed bytes off a connection, and returns the bytes. */
  function forget(connection: Connection): Buffer | null {
    const bytes = connection.unparsed;
    unparsed -= bytes?.buffer.byteLength ?? 0;
    connection.next = null;
    connection.unparsed = null;
    return bytes;
  }

  function fail(connection: Connection, error: ParserError): void {
    const { socket, current } = connection;
    const refuse = () => refuseMalformed(error, socket, pageOf);
    if (error.code === "HPE_PAUSED" && error.rawPacket) {
      const bytes = error.rawPacket.subarray(error.bytesParsed);
      const held = bytes.buffer.byteLength;
      if (connection.unparsed || unparsed + held > maxUnparsed) return void socket.destroy();
      connection.unparsed = bytes;
      unparsed += held;
      return;
    }
    if (connection.malformed) return;
    connection.malformed = true;
    if (!current || current.response.writableFinished) refuse();
    else if (current.request.complete) current.response.once("close", refuse);
    // Without this condition, a body that is refused while it arrives would be answered twice.
    else if (!current.response.headersSent) refuse();
  }

  return { receive, fail, forget };
}

/** The part of Node's parser that is used here. It is not in Node's public interface (Node 24). */
interface Parser {
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
  resume(): void;
}

/** An error of the parser. `rawPacket` is what it was given, of which it has parsed `bytesParsed`. */
type ParserError = NodeJS.ErrnoException & { bytesParsed?: number; rawPacket?: Buffer };

/** HPE_PAUSED of llhttp: the parser stops after this head. Node reports that as an error with the remaining bytes. */
const stopHere = 21;

const parserOf = (socket: Socket) => (socket as Socket & { parser: Parser | null }).parser;

/** Makes parser and socket of a new connection stop after the head of a request while that request waits. */
export function makePausable(connection: Connection): void {
  // Node resumes reading after every request and response, so it is paused again. Emitting "pause" stops a read.
  const { socket } = connection;
  const parser = parserOf(socket);
  if (!parser) return;
  const { onIncoming } = parser;
  parser.onIncoming = (...head) => onIncoming(...head) || (connection.next ? stopHere : 0);
  socket.on("resume", () => connection.next && socket.pause().emit("pause"));
}

/** Returns the page for a request whose head is refused with this status. */
export type HeadRefusalPage = (status: number, head: string) => string;

const closeAfterMs = 1_500;

/** Answers bytes that are not HTTP with 400 (or 414, 431, 408) and a page, and closes the connection. */
function refuseMalformed(
  { code = "", rawPacket }: ParserError,
  socket: Socket,
  pageOf: HeadRefusalPage,
): void {
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
  // At first only this side ends: a client that is still sending reads the response instead of "connection reset".
  socket.end(Buffer.concat([Buffer.from(`${headers.join("\r\n")}\r\n\r\n`), page]));
  setTimeout(() => socket.destroy(), closeAfterMs).unref();
}

/** Returns the status of a head that is refused. A target that fills the whole packet is too long (RFC 9112, 3). */
function statusOf(code: string, head: string): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code !== "HPE_HEADER_OVERFLOW") return 400;
  return /^[A-Z]+ [^\r\n]*$/.test(head) || /^[A-Z]+ [^\r\n]{8192,}\r\n/.test(head) ? 414 : 431;
}
