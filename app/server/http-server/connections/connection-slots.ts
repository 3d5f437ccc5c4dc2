import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The number of socket timeouts since this exchange began. */
  idlePeriods: number;
}

/** An open connection and its state. */
export type Connection = ReturnType<typeof newConnection>;

/** Returns the state of a connection without a request. `lastUsed` grows with each opening and use of a connection. */
export function newConnection(socket: Socket, network: string, lastUsed: number) {
  return {
    socket,
    network,
    lastUsed,
    /** The running exchange. After its end it stays here for a moment, until a check of the connections removes it. */
    current: null as Exchange | null,
    /** True when something came before the current answer had ended, which is therefore the last one. */
    isLast: false,
    /** For an arriving body: the start of its current window, and the socket's bytes read until then. */
    body: null as { since: number; bytesRead: number } | null,
  };
}

/** True when a connection has a request whose answer is not completely sent. */
export function isBusy({ current }: Connection): boolean {
  return current !== null && !current.response.writableFinished;
}

/** Limits open connections, in all and of one network. One with a running request is never closed for a new one. */
export function connectionSlots({ all, ofNetwork }: { all: number; ofNetwork: number }) {
  // A network at its limit loses the connection that has been idle longest to its next new one. When all slots are
  // taken, the network with most connections loses an idle one.
  const networks = new Map<string, Set<Connection>>();
  let taken = 0;

  /** Closes the longest idle connection of the largest network that has one. False when there is none. */
  function closeIdle(candidates: Iterable<Set<Connection>>): boolean {
    let found: Connection | null = null;
    let most = 0;
    for (const connections of candidates) {
      const idle = connections.size > most ? longestIdle(connections) : null;
      if (!idle) continue;
      found = idle;
      most = connections.size;
    }
    if (!found) return false;
    release(found);
    found.socket.destroy();
    return true;
  }

  function release(connection: Connection): void {
    const own = networks.get(connection.network);
    if (!own?.delete(connection)) return;
    taken -= 1;
    if (own.size === 0) networks.delete(connection.network);
  }

  return {
    /** Takes a slot for a new connection, and closes an idle connection if none is free. False when all are busy. */
    take(connection: Connection): boolean {
      const present = networks.get(connection.network);
      if (present && present.size >= ofNetwork && !closeIdle([present])) return false;
      if (taken >= all && !closeIdle(networks.values())) return false;
      const own = networks.get(connection.network) ?? new Set();
      networks.set(connection.network, own.add(connection));
      taken += 1;
      return true;
    },
    release,
  };
}

function longestIdle(connections: Set<Connection>): Connection | null {
  let longest: Connection | null = null;
  for (const one of connections) {
    if (!isBusy(one) && one.lastUsed < (longest?.lastUsed ?? Infinity)) longest = one;
  }
  return longest;
}
