import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { networkOf } from "~/domain/limits/rate-limit.server";
import { hasBody } from "~/server/http-server/server-request";
import { type Connection, connectionSlots, isBusy, newConnection } from "./connection-slots";
import { stopParserWhen } from "~/server/remix/stop-parser";
import { endGently, type HeadError, type HeadRefusalPage, refuseHead } from "./refuse-head";

const minute = 60_000;
const megabyte = 1024 * 1024;

export type ConnectionLimits = typeof defaults;

/** The limits of connections, and the interval of their checks. Times are milliseconds. */
const defaults = {
  slots: { all: 4_000, ofNetwork: 256 },
  /** The time without a byte after which a connection in use is closed. */
  silenceMs: minute,
  // A phone at 3 kB/s sends six times this minimum. A slower body would hold its share of the budget for too long.
  minimumThroughput: { windowMs: minute, bytes: 30 * 1024 },
  /** The limit for the bytes that clients have not read yet, of all responses together. */
  unread: 64 * megabyte,
  everyMs: 250,
};
/** The number of socket timeouts after which a response that has not begun is aborted. Its code has failed. */
const maxIdlePeriods = 15;

export type Connections = ReturnType<typeof watchConnections>;

/**
 * Limits the connections of a server, and closes silent and slow ones. A request that comes before the previous answer
 * is not answered: that answer ends the connection.
 */
export function watchConnections(
  server: Server,
  options: {
    answer: RequestListener;
    pageOf: HeadRefusalPage;
    fromProxies: boolean;
    alsoCheck: () => void;
    limits?: Partial<ConnectionLimits>;
  },
) {
  // Behind proxies (`fromProxies`) one network may have all. One timer checks all, and calls `alsoCheck`.
  const limits = { ...defaults, ...options.limits };
  const { all, ofNetwork } = limits.slots;
  const open = new Map<Duplex, Connection>();
  const slots = connectionSlots({ all, ofNetwork: options.fromProxies ? all : ofNetwork });
  let uses = 0;
  /** The connections with a request that was passed on in this turn of the event loop. */
  const inThisTurn = new Set<Connection>();

  /** True when a connection's last answer has not ended, or is the last one that it carries. */
  function isUnfinished(connection: Connection): boolean {
    const { response } = connection.current ?? {};
    // One packet may hold a hundred requests, and the answer to one may end before the next is parsed.
    return response ? !(response.closed && response.shouldKeepAlive) || inThisTurn.has(connection) : false;
  }

  server.on("connection", (socket) => {
    const connection = newConnection(socket, networkOf(socket.remoteAddress ?? ""), (uses += 1));
    if (!slots.take(connection)) return void socket.destroy();
    open.set(socket, connection);
    stopParserWhen(socket, () => connection.isLast);
    socket.once("close", () => {
      open.delete(socket);
      slots.release(connection);
    });
  });
  for (const event of ["request", "checkContinue", "checkExpectation"]) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      const connection = open.get(request.socket);
      if (!connection) return;
      connection.lastUsed = uses += 1;
      if (isUnfinished(connection)) return endAfterAnswer(connection);
      // A request after a body is never answered: a proxy may have counted that body differently (smuggling).
      if (hasBody(request)) response.shouldKeepAlive = false;
      connection.current = { request, response, idlePeriods: 0 };
      if (inThisTurn.size === 0) setImmediate(() => inThisTurn.clear());
      inThisTurn.add(connection);
      options.answer(request, response);
    });
  }
  server.on("clientError", (error: HeadError, socket) => {
    const connection = open.get(socket);
    if (!connection) return void socket.destroy();
    const { current, isLast } = connection;
    if (isLast) return void (current?.response.closed && socket.destroy());
    if (!isUnfinished(connection)) refuseHead(error, connection.socket, options.pageOf);
    else if (current?.request.complete) endAfterAnswer(connection);
    // Without this condition, a body that is refused while it arrives would be answered twice.
    else if (!current?.response.headersSent) refuseHead(error, connection.socket, options.pageOf);
  });
  server.on("timeout", (socket) => {
    const exchange = open.get(socket)?.current;
    const isAwaited = exchange?.request.complete && !exchange.response.headersSent;
    if (isAwaited && ++exchange.idlePeriods < maxIdlePeriods) socket.setTimeout(limits.silenceMs);
    else socket.destroy();
  });

  const check = () => {
    const now = performance.now();
    for (const connection of open.values()) {
      const { socket } = connection;
      // The server's `timeout` would cost two timers for each request. Idle connections have its `keepAliveTimeout`.
      if (!socket.timeout) socket.setTimeout(limits.silenceMs);
      if (isTooSlow(connection, now, limits.minimumThroughput)) socket.destroy();
      if (!isBusy(connection) && connection.current?.response.shouldKeepAlive) connection.current = null;
    }
    cutUnread([...open.keys()], limits.unread);
    options.alsoCheck();
  };
  const timer = setInterval(check, limits.everyMs).unref();
  server.once("close", () => clearInterval(timer));

  return {
    /** Closes the connections on which nothing has arrived, such as one that a browser opened in advance. */
    closeUnused() {
      for (const { socket } of open.values()) if (socket.bytesRead === 0) socket.destroy();
    },
    /** Closes all connections, except those whose request has a completely received body and no complete answer. */
    cutWithoutForm() {
      for (const { socket, current } of open.values()) {
        const isForm = current && hasBody(current.request) && current.request.complete;
        if (!isForm || current.response.writableFinished) socket.destroy();
      }
    },
  };
}

/** Reads no more requests on a connection, and closes it when its running answer has ended. */
function endAfterAnswer(connection: Connection): void {
  const { socket, current } = connection;
  connection.isLast = true;
  socket.pause();
  if (current?.response.closed) endGently(socket);
  else current?.response.once("close", () => endGently(socket));
}

/** Closes the connections with the most unread bytes, until at most `max` unread bytes are left in all. */
function cutUnread(sockets: Duplex[], max: number): void {
  let unread = sockets.reduce((sum, { writableLength }) => sum + writableLength, 0);
  if (unread <= max) return;
  for (const socket of sockets.sort((a, b) => b.writableLength - a.writableLength)) {
    if (unread <= max) return;
    unread -= socket.writableLength;
    socket.destroy();
  }
}

/** True when a window of a connection's request body has just ended, and too few bytes came in it. */
function isTooSlow(connection: Connection, now: number, least: ConnectionLimits["minimumThroughput"]) {
  const { socket, current, body } = connection;
  const isArriving = current && !current.request.complete && hasBody(current.request);
  if (!isArriving) connection.body = null;
  else if (!body) connection.body = { since: now, bytesRead: socket.bytesRead };
  else if (now - body.since >= least.windowMs) {
    connection.body = { since: now, bytesRead: socket.bytesRead };
    return socket.bytesRead - body.bytesRead < least.bytes;
  }
  return false;
}
