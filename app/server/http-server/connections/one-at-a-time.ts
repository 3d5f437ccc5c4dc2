import type { IncomingMessage, ServerResponse } from "node:http";
import { eventLoopTurns } from "~/queues/event-loop-turns";
import { type Connection, hasBody, isBusy } from "./connection";
import { refuseMalformed } from "./malformed-requests";
import { parseOn, unparsedBytes } from "./pausable-parser";

/**
 * Passes each request to `answer` once the response before it on its connection has been sent. Until then the parser is
 * stopped behind its head and nothing more is read: what waits takes the bytes that came, not the many times larger
 * objects made of them, and at most `maxUnparsed` bytes on all connections. Of waiting requests one is answered in each
 * turn of the event loop. Requests behind a body are never answered: the connection closes after that response, so they
 * can only be bytes of the body that the sender or a proxy counted differently (request smuggling).
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
    // A packet may hold a hundred requests: each that is answered at once would else be followed by the next in this turn.
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
    // Not writable also after a response with `Connection: close`: Node would not send another one.
    if (!next || !socket.writable) return;
    connection.current = next;
    connection.askedInTurn = turn();
    parseOn(socket, bytes ?? Buffer.alloc(0));
    if (!connection.next) socket.resume();
    answer(next.request, next.response);
  }

  /** Forgets the bytes of a closed connection. */
  function forget(connection: Connection): Buffer | null {
    const bytes = connection.unparsed;
    unparsed -= bytes?.buffer.byteLength ?? 0;
    connection.next = null;
    connection.unparsed = null;
    return bytes;
  }

  /** Takes an error of the connection's parser or socket. */
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
    // A body that is refused while it arrives has its answer already.
    else if (!current.response.headersSent) refuseMalformed(error, socket);
  }

  return { receive, fail, forget };
}

/** Counts turns of the event loop, from the first in which it is asked. */
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
 * Pauses reading from a connection while a request waits on it; Node resumes it after every request and response. It may
 * have begun to read before "resume", when the stream is paused already: only the event stops that.
 */
function readLater(connection: Connection): void {
  const { socket } = connection;
  const pause = () => connection.next && socket.pause().emit("pause");
  if (!connection.isPausable) socket.on("resume", pause);
  connection.isPausable = true;
  socket.pause();
}
