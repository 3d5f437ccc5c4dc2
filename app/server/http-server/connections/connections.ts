import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { eventLoopTurns } from "~/queues/event-loop-turns";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** How many socket timeouts have passed while this was being answered. */
  idlePeriods: number;
}

interface Connection {
  /** The request that is being answered, or was answered last. */
  current: Exchange;
  /** Pipelined requests, which wait for the response to the current one. */
  pipelined: Exchange[];
}

/** Pipelined requests on one connection. Browsers do not pipeline. */
const maxOfConnection = 100;
/** Pipelined requests on all connections; each takes about 10 kB of memory. */
const maxOfAll = 4_000;

/** The open connections of a server and the requests on them. */
export interface Connections {
  /** The request that is being answered on this connection, once it has arrived completely; else null. */
  answering(socket: Duplex): Exchange | null;
  /** Closes this connection after the responses that are due. False: none is due, and nothing was done. */
  endAfterAnswers(socket: Duplex): boolean;
  /** Closes all connections but those whose last request has a complete body and is not answered yet. */
  cutWithoutForm(): void;
}

/**
 * Passes each request of `server` to `answer` once the response before it on its connection has been sent; meanwhile
 * the connection is not read. Of pipelined requests one is answered in each turn of the event loop, the connections one
 * after the other: everybody else's requests are read in between. Requests behind a body are ignored: the connection
 * closes after that response, so they can only be bytes of the body that the sender or a proxy counted differently
 * (request smuggling). A connection with more than 100 pipelined requests is closed, and one that adds a request when
 * 4,000 wait on all connections.
 */
export function connections(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Connections {
  const known = new WeakMap<Duplex, Connection>();
  const open = new Set<Duplex>();
  const inTurn = eventLoopTurns();
  let waiting = 0;

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = known.get(socket);
    if (hasBody(request)) response.shouldKeepAlive = false;
    if (!connection) {
      known.set(socket, { current: { request, response, idlePeriods: 0 }, pipelined: [] });
      return answer(request, response);
    }
    const { current, pipelined } = connection;
    if (hasBody((pipelined.at(-1) ?? current).request)) return;
    if (current.response.writableFinished && pipelined.length === 0) {
      connection.current = { request, response, idlePeriods: 0 };
      return answer(request, response);
    }
    if (pipelined.length >= maxOfConnection || waiting >= maxOfAll) return void socket.destroy();
    waiting += 1;
    if (pipelined.push({ request, response, idlePeriods: 0 }) > 1) return;
    readLater(connection, socket);
    current.response.once("close", () => inTurn(() => next(connection, socket)));
  }

  function next(connection: Connection, socket: Duplex): void {
    const { pipelined } = connection;
    // Not writable also after a response with `Connection: close`: Node would not send another one.
    const exchange = socket.writable ? pipelined.shift() : undefined;
    if (!exchange) {
      waiting -= pipelined.length;
      pipelined.length = 0;
      return;
    }
    waiting -= 1;
    connection.current = exchange;
    if (pipelined.length > 0) exchange.response.once("close", () => inTurn(() => next(connection, socket)));
    else socket.resume();
    answer(exchange.request, exchange.response);
  }

  const due = (exchange: Exchange | undefined) =>
    exchange?.request.complete && !exchange.response.writableFinished ? exchange : null;
  const last = (socket: Duplex) => {
    const connection = known.get(socket);
    return due(connection?.pipelined.at(-1) ?? connection?.current);
  };

  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", receive);
  server.on("checkContinue", receive);
  return {
    answering: (socket) => due(known.get(socket)?.current),
    endAfterAnswers(socket) {
      const exchange = last(socket);
      if (exchange) exchange.response.shouldKeepAlive = false;
      return exchange !== null;
    },
    cutWithoutForm() {
      for (const socket of open) {
        const exchange = last(socket);
        if (!exchange || !hasBody(exchange.request)) socket.destroy();
      }
    },
  };
}

/** Pauses reading from a connection while requests wait on it; Node resumes it after every response. */
function readLater({ pipelined }: Connection, socket: Duplex): void {
  const pause = () => {
    if (pipelined.length > 0) socket.pause();
    else socket.off("resume", pause);
  };
  socket.on("resume", pause);
  socket.pause();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
