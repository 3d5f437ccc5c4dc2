import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { clientOptions } from "./client-options";
import { connectionError, isFromServer } from "./open-postgres";
import type { ServerAddress } from "./server-address";

export interface LiveConnection {
  /** The number of the server's process that serves this connection. */
  pid: number;
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

interface Handlers {
  /** Prepares a new connection. If this rejects, the connection counts as failed. */
  onConnect(connection: LiveConnection, isFirst: boolean): Promise<void>;
  /** Called with the text of a NOTIFY, and the number of its sender's process on the server. */
  onNotification(connection: LiveConnection, from: number, text: string): void;
  onLost(error: unknown): void;
}

/** The time without any byte after which a connection is cut, in milliseconds. Its user sends queries more often. */
const silenceMs = 5000;
/** The SQLSTATE of an ended session, or of a server that is stopping. */
const endOfSession = /^57P0/;
const shortestPause = 100;
const longestPause = 2000;

/** Opens a connection outside of the pool. It reconnects until it is closed. Rejects when the first attempt fails. */
export async function reconnecting(address: ServerAddress, { onConnect, onNotification, onLost }: Handlers) {
  const { default: pg } = await import("pg");
  let live: (LiveConnection & { end(): Promise<void> }) | null = null;
  let isClosed = false;
  const waiting = new Set<(connection: LiveConnection) => void>();

  async function connect(isFirst: boolean): Promise<void> {
    const client = new pg.Client(clientOptions(address, { silenceMs, timeoutMs: silenceMs }));
    const end = () => client.end().catch(() => undefined);
    const lost = (error: unknown) => {
      if (live !== connection) return;
      live = null;
      if (isClosed) return;
      void end();
      onLost(error);
      void reconnect();
    };
    const connection = { pid: 0, query: queriesInTurn(client, lost), end };
    // These events also come from an attempt that has failed: `lost` only replaces the connection in use.
    client.on("error", lost);
    const closed = new Error("the connection was closed");
    let hasEnded = false;
    client.on("end", () => (hasEnded = true)).on("end", () => lost(closed));
    client.on("notification", (sent) => onNotification(connection, sent.processId, sent.payload ?? ""));
    try {
      await client.connect();
      const [row] = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
      connection.pid = row?.pid ?? 0;
      await onConnect(connection, isFirst);
      if (hasEnded || isClosed) throw closed;
    } catch (error) {
      void end();
      throw error;
    }
    live = connection;
    for (const use of waiting) use(connection);
  }

  async function reconnect(): Promise<void> {
    for (let ms = shortestPause; !isClosed; ms = Math.min(2 * ms, longestPause)) {
      try {
        return await connect(false);
      } catch {
        await pause(ms, undefined, { ref: false });
      }
    }
  }

  await connect(true);
  return {
    current: () => live,
    /** Returns the connection as soon as there is one. Rejects with SQLSTATE 08006 after this many milliseconds. */
    within: async (milliseconds: number) => live ?? nextOf(waiting, milliseconds),
    close: async () => {
      isClosed = true;
      await live?.end();
      live = null;
    },
  };
}

/** Makes the queries of a client wait for the one before them: pg warns of queries that wait inside of it. */
function queriesInTurn(client: Client, lost: (error: unknown) => void): LiveConnection["query"] {
  let inTurn: Promise<unknown> = Promise.resolve();
  const run = async <Row>(text: string, values?: unknown[]) => {
    try {
      return (await client.query(text, values)).rows as Row[];
    } catch (error) {
      // The connection counts as lost at once, so that a caller who tries again gets another connection.
      if (!isFromServer(error) || endOfSession.test((error as { code: string }).code)) lost(error);
      throw error;
    }
  };
  return <Row>(text: string, values?: unknown[]) => {
    const answer = inTurn.then(() => run<Row>(text, values));
    inTurn = answer.catch(() => undefined);
    return answer;
  };
}

function nextOf(waiting: Set<(connection: LiveConnection) => void>, ms: number): Promise<LiveConnection> {
  const next = Promise.withResolvers<LiveConnection>();
  const giveUp = setTimeout(() => next.reject(connectionError(new Error("no connection"))), ms);
  waiting.add(next.resolve);
  return next.promise.finally(() => {
    clearTimeout(giveUp);
    waiting.delete(next.resolve);
  });
}
