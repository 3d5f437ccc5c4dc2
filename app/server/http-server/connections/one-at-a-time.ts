import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import { hasBody } from "~/server/http-server/server-request";
import { type Connection, type Exchange, isBusy } from "./connection-slots";

/** Passes each request to `answer` after the previous response. At most `maxUnparsed` bytes wait on all connections. */
export function oneAtATime(answer: RequestListener, maxUnparsed: number) {
  // Until then the parser stops after the request's head: unread bytes take far less memory than parsed objects. A
  // request after a body is never answered, and its connection closes: its bytes can only belong to a body that a proxy
  // counted differently (request smuggling).
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
    if (!current || current.response.writableFinished) refuseMalformed(error, socket);
    else if (current.request.complete) current.response.once("close", () => refuseMalformed(error, socket));
    // Without this condition, a body that is refused while it arrives would be answered twice.
    else if (!current.response.headersSent) refuseMalformed(error, socket);
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

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const closeAfterMs = 1_500;

/** Answers bytes that are not HTTP with 400 (or 431, 408), and closes the connection. */
function refuseMalformed({ code = "" }: ParserError, socket: Socket): void {
  if (!socket.writable || socket.writableEnded) return void (code === "ECONNRESET" && socket.destroy());
  const status = statuses[code] ?? "400 Bad Request";
  const headers = `Date: ${new Date().toUTCString()}\r\nConnection: close\r\nContent-Length: 0`;
  // At first only this side ends: a client that is still sending reads the response instead of "connection reset".
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`);
  setTimeout(() => socket.destroy(), closeAfterMs).unref();
}
