import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** How many requests came before it, one after the other, while an answer was always due. */
  ahead: number;
}

/** Browsers wait for an answer before they ask again; nobody needs a hundred answers that they do not read. */
const mostAhead = 100;

/** What is being asked and answered on each connection. */
export interface Connections {
  /**
   * Takes the next request of a connection. False: it must not be looked at, because it stands behind a body. Nothing
   * honest does: a connection that brought a body ends with the answer, so what follows are bytes of that body which
   * its sender, or a proxy in between, counted otherwise than we did (request smuggling). Nor is the hundredth request
   * looked at that does not wait for an answer: then the connection is cut.
   */
  accept(request: IncomingMessage, response: ServerResponse): boolean;
  /** The request that is being answered on this connection, once all of it has come. */
  answering(socket: Duplex): Exchange | null;
  /** Cuts all of them, but for those who have sent a whole form and wait for the answer. */
  cutWithoutForm(): void;
}

/** Keeps account of a server's; forgets a connection with its socket. */
export function connections(server: Server): Connections {
  const latest = new WeakMap<Duplex, Exchange>();
  const open = new Set<Duplex>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const answering = (socket: Duplex) => {
    const exchange = latest.get(socket);
    return exchange?.request.complete && !exchange.response.writableFinished ? exchange : null;
  };
  return {
    answering,
    accept(request, response) {
      const before = latest.get(request.socket);
      if (before && hasBody(before.request)) return false;
      const ahead = before && !before.response.writableFinished ? before.ahead + 1 : 0;
      if (ahead > mostAhead) {
        request.socket.destroy();
        return false;
      }
      if (hasBody(request)) response.shouldKeepAlive = false;
      latest.set(request.socket, { request, response, ahead });
      return true;
    },
    cutWithoutForm() {
      for (const socket of open) {
        const exchange = answering(socket);
        if (!exchange || !hasBody(exchange.request)) socket.destroy();
      }
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
