import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { networkOf } from "~/domain/limits/rate-limit.server";
import { type Connection, hasBody, isBusy, newConnection } from "./connection";
import { type ConnectionSlotsLimits, connectionSlots } from "./connection-slots";
import { refuseMalformed } from "./malformed-requests";
import { oneAtATime } from "./one-at-a-time";
import { makePausable } from "./pausable-parser";
import { isTooSlow, type MinimumThroughput } from "./minimum-throughput";

const minute = 60_000;
const megabyte = 1024 * 1024;

/** The limits of connections, and the interval of their checks. */
export interface ConnectionLimits {
  slots: ConnectionSlotsLimits;
  /** The number of milliseconds without a byte after which a waiting connection is closed. */
  silenceMs: number;
  minimumThroughput: MinimumThroughput;
  /** The limit for all responses together that clients have not read yet, in bytes. */
  unread: number;
  /** The limit for all requests together that wait behind unanswered ones, in bytes. */
  unparsed: number;
  everyMs: number;
}

const defaults: ConnectionLimits = {
  slots: { all: 4_000, ofNetwork: 256 },
  silenceMs: minute,
  // This is a sixth of what a phone at 3 kB/s sends. A slower body would hold its share of the budget for too long.
  minimumThroughput: { windowMs: minute, bytes: 30 * 1024 },
  unread: 64 * megabyte,
  unparsed: 16 * megabyte,
  everyMs: 250,
};
/** After this many socket timeouts a response that has not begun is aborted, because its code has failed. */
const maxIdlePeriods = 15;

/** The options for watching connections. */
export interface ConnectionsOptions {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** True when all connections come from trusted proxies. Then there is no limit for a network. */
  fromProxies: boolean;
  /** A further check, made with every check of the connections. */
  alsoCheck: () => void;
  limits?: Partial<ConnectionLimits>;
}

/** The open connections of a server. */
export interface Connections {
  /** Closes all connections, except those with a complete body and no answer yet. */
  cutWithoutForm(): void;
}

/**
 * Watches the connections of a server: their number, the order of their answers and, with one timer, connections that
 * are silent, too slow, or do not read their responses. The timer ends when the server closes.
 */
export function watchConnections(
  server: Server,
  { answer, fromProxies, alsoCheck, limits: changed }: ConnectionsOptions,
): Connections {
  const limits = { ...defaults, ...changed };
  const { all, ofNetwork } = limits.slots;
  const open = new Map<Duplex, Connection>();
  const slots = connectionSlots({ all, ofNetwork: fromProxies ? all : ofNetwork });
  const { receive, fail, forget } = oneAtATime(answer, limits.unparsed);
  let uses = 0;

  server.on("connection", (socket: Socket) => {
    const connection = newConnection(socket, networkOf(socket.remoteAddress ?? ""), (uses += 1));
    if (!slots.take(connection)) return void socket.destroy();
    open.set(socket, connection);
    makePausable(socket, () => connection.next !== null);
    socket.once("close", () => {
      open.delete(socket);
      slots.release(connection);
      forget(connection);
    });
  });
  for (const event of ["request", "checkContinue", "checkExpectation"]) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      const connection = open.get(request.socket);
      if (!connection) return;
      connection.lastUsed = uses += 1;
      receive(connection, request, response);
    });
  }
  server.on("clientError", (error, socket) => {
    const connection = open.get(socket);
    if (connection) fail(connection, error);
    else refuseMalformed(error, socket);
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
      // Idle connections use the server's `keepAliveTimeout`. One `socket.timeout` for all would make two timers for
      // each request.
      if (!socket.timeout) socket.setTimeout(limits.silenceMs);
      if (isTooSlow(connection, now, limits.minimumThroughput)) socket.destroy();
      if (!isBusy(connection) && connection.current?.response.shouldKeepAlive) connection.current = null;
    }
    cutUnread([...open.keys()], limits.unread);
    alsoCheck();
  };
  const timer = setInterval(check, limits.everyMs).unref();
  server.once("close", () => clearInterval(timer));

  return {
    cutWithoutForm() {
      for (const { socket, current } of open.values()) {
        const isForm = current && hasBody(current.request) && current.request.complete;
        if (!isForm || current.response.writableFinished) socket.destroy();
      }
    },
  };
}

/** Closes the connections with most unread bytes until at most `max` bytes wait in all. */
function cutUnread(sockets: Duplex[], max: number): void {
  let unread = sockets.reduce((sum, { writableLength }) => sum + writableLength, 0);
  if (unread <= max) return;
  for (const socket of sockets.sort((a, b) => b.writableLength - a.writableLength)) {
    if (unread <= max) return;
    unread -= socket.writableLength;
    socket.destroy();
  }
}
