import type { IncomingMessage, ServerResponse } from "node:http";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import { type Connection, hasBody, isBusy } from "./connection";
import { refuseMalformed } from "./malformed-requests";
import { parseOn, unparsedBytes } from "./pausable-parser";

/**
 * Passes each request to `answer` only after the previous response on its connection. Until then the parser stops after
 * the request's head, because unread bytes take far less memory than parsed objects. At most `maxUnparsed` bytes wait
 * on all connections. Waiting requests are answered in the order and the turns of `eventLoopTurns`. A request after a
 * body is never answered, and its connection closes: its bytes can only belong to a body that a proxy counted
 * differently (request smuggling).
 */
export function oneAtATime(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  maxUnparsed: number,
) {
  const inTurn = eventLoopTurns();
  const turn = turnCounter();
  let unparsed = 0;

  function receive(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    const { current } = connection;
    const exchange = { request, response, idlePeriods: 0 };
    if (hasBody(request)) response.shouldKeepAlive = false;
    const isBehindBody = current !== null && hasBody(current.request);
    // A packet may hold a hundred requests. Without the second condition all of them would be answered in this turn.
    const isBehindAnother = isBusy(connection) || connection.askedInTurn === turn();
    if (current === null || !(isBehindBody || isBehindAnother)) {
      connection.current = exchange;
      connection.askedInTurn = turn();
      return answer(request, response);
    }
    connection.next = exchange;
    readLater(connection);
    const whenItsTurnComes = () => inTurn(() => answerNext(connection));
    if (isBehindBody) return;
    if (current.response.writableFinished) whenItsTurnComes();
    else current.response.once("close", whenItsTurnComes);
  }

  function answerNext(connection: Connection): void {
    const { socket, next } = connection;
    const bytes = forget(connection);
    // The socket is also not writable after a response with `Connection: close`, because Node then sends no more.
    if (!next || !socket.writable) return;
    connection.current = next;
    connection.askedInTurn = turn();
    parseOn(socket, bytes ?? Buffer.alloc(0));
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

  /** Handles an error of the connection's parser or socket. */
  function fail(connection: Connection, error: Error): void {
    const { socket, current } = connection;
    const bytes = unparsedBytes(error);
    if (bytes) {
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

/** Makes a function that returns the number of the current turn of the event loop. The numbers grow only with calls. */
function turnCounter(): () => number {
  let turn = 0;
  let isCounting = false;
  const next = () => {
    turn += 1;
    isCounting = false;
  };
  return () => {
    if (!isCounting) setImmediate(next);
    isCounting = true;
    return turn;
  };
}

/**
 * Pauses reading from a connection while a request waits on it. Node resumes reading after every request and response,
 * so a listener pauses it again. Node may have begun to read by then: emitting "pause" stops that.
 */
function readLater(connection: Connection): void {
  const { socket } = connection;
  const pause = () => connection.next && socket.pause().emit("pause");
  if (!connection.isPausable) socket.on("resume", pause);
  connection.isPausable = true;
  socket.pause();
}
