import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** How many times the connection was silent for a minute while this was being answered. */
  silences: number;
}

interface Connection {
  /** The request that is being answered, or was answered last. */
  current: Exchange;
  /** Pipelined requests: they came while an answer was still due, and wait for it. */
  pipelined: Exchange[];
}

/** Browsers wait for an answer before they ask again; nobody needs a hundred answers that they do not read. */
const mostOfConnection = 100;
/** Requests that wait behind others on all connections together; each takes about four kilobytes. */
const mostOfAll = 4_000;

/** The requests of all connections of a server; those of one connection are answered one after the other. */
export interface Connections {
  /** The request that is being answered on this connection, once all of it has come. */
  answering(socket: Duplex): Exchange | null;
  /** Sends what is due on this connection, and then ends it. False: nothing is due. */
  endAfterAnswers(socket: Duplex): boolean;
  /** Cuts all of them, but for those who have sent a whole form and wait for the answer. */
  cutWithoutForm(): void;
}

/**
 * Hands each request of `server` to `answer`, once the one before it on its connection has been sent: a connection
 * never makes more than one answer at a time, and is not read meanwhile. What stands behind a body is not looked at:
 * such a connection ends with the answer, so these are bytes of the body which its sender, or a proxy in between,
 * counted otherwise than we did (request smuggling). Who pipelines more than a hundred requests is cut, as is whoever
 * adds one when 4,000 wait on all connections.
 */
export function connections(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Connections {
  const known = new WeakMap<Duplex, Connection>();
  const open = new Set<Duplex>();
  let waiting = 0;

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = known.get(socket);
    if (hasBody(request)) response.shouldKeepAlive = false;
    if (!connection) {
      known.set(socket, { current: { request, response, silences: 0 }, pipelined: [] });
      return answer(request, response);
    }
    const { current, pipelined } = connection;
    if (hasBody((pipelined.at(-1) ?? current).request)) return;
    if (current.response.writableFinished && pipelined.length === 0) {
      connection.current = { request, response, silences: 0 };
      return answer(request, response);
    }
    if (pipelined.length >= mostOfConnection || waiting >= mostOfAll) return void socket.destroy();
    waiting += 1;
    if (pipelined.push({ request, response, silences: 0 }) > 1) return;
    readLater(connection, socket);
    current.response.once("close", () => next(connection, socket));
  }

  function next(connection: Connection, socket: Duplex): void {
    const { pipelined } = connection;
    // Also when the answer was the last one of its connection, as `Connection: close` asks: Node sends no other.
    const exchange = socket.writable ? pipelined.shift() : undefined;
    if (!exchange) {
      waiting -= pipelined.length;
      pipelined.length = 0;
      return;
    }
    waiting -= 1;
    connection.current = exchange;
    if (pipelined.length > 0) exchange.response.once("close", () => next(connection, socket));
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

/** Stops reading from a connection while requests wait on it. Node begins again after every answer. */
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
