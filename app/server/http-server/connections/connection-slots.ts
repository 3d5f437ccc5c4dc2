import { type Connection, isBusy } from "./connection";

/** The maximum number of open connections, in all and from one network. */
export interface ConnectionSlotsLimits {
  all: number;
  ofNetwork: number;
}

/**
 * Limits open connections. A network at its limit loses the connection that has been idle longest to its next new
 * connection. When all slots are taken, the network with most connections loses an idle one. A connection with a
 * running request is never closed for a new one.
 */
export function connectionSlots({ all, ofNetwork }: ConnectionSlotsLimits) {
  const networks = new Map<string, Set<Connection>>();
  let taken = 0;

  function longestIdle(connections: Iterable<Connection>): Connection | null {
    let longest: Connection | null = null;
    for (const one of connections) {
      if (!isBusy(one) && one.lastUsed < (longest?.lastUsed ?? Infinity)) longest = one;
    }
    return longest;
  }

  function idleOfLargest(): Connection | null {
    let found: Connection | null = null;
    let most = 0;
    for (const connections of networks.values()) {
      const idle = connections.size > most ? longestIdle(connections) : null;
      if (!idle) continue;
      found = idle;
      most = connections.size;
    }
    return found;
  }

  function close(idle: Connection | null): boolean {
    if (!idle) return false;
    release(idle);
    idle.socket.destroy();
    return true;
  }

  /** Releases the connection's slot. A second call does nothing. */
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
      if (present && present.size >= ofNetwork && !close(longestIdle(present))) return false;
      if (taken >= all && !close(idleOfLargest())) return false;
      const own = networks.get(connection.network) ?? new Set();
      networks.set(connection.network, own.add(connection));
      taken += 1;
      return true;
    },
    release,
  };
}
