import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionSettings,
} from "kysely";
import type Pg from "pg";
import type { Database } from "~db/schema";
import { clientOptions, type PostgresLibrary } from "./client-options";
import type { ServerAddress } from "./server-address";

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

const bigint = 20;
/** The advisory lock of whoever writes. */
const writer = 7351;
/** Longer than any statement of ours waits for another writer. */
const silenceMs = 60_000;
const timeoutMs = 10_000;

/**
 * Opens the database of a site on a PostgreSQL server; connects with the first query. As with SQLite, the process has one
 * connection, and one transaction at a time may write: the others wait for it. `onQuery` is told of every statement and
 * every error, `onError` of a connection that was lost while it was idle, which the next query replaces.
 */
export function openPostgres(
  pg: PostgresLibrary,
  address: ServerAddress,
  {
    onQuery = () => {},
    onError = () => {},
  }: { onQuery?: (event: LogEvent) => void; onError?: (error: unknown) => void } = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    ...clientOptions(address, { silenceMs, timeoutMs }),
    max: 1,
    idleTimeoutMillis: silenceMs / 2,
    // Counts arrive as bigint, which would be read as text.
    types: {
      getTypeParser: (oid, format) => (oid === bigint ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without a listener a connection that is cut would end the process, be it idle or at work.
  pool.on("error", (error) => {
    // The whole connection, with all that it was told.
    Reflect.deleteProperty(error, "client");
    if (!pool.ending) onError(error);
  });
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Database>({ dialect: new OneWriterDialect({ pool: adaptedPool(pool) }), log: onQuery });
}

class OneWriterDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor({ pool }: { pool: PostgresPool }) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver() {
    return new OneWriterDriver({ pool: this.#pool });
  }
}

/** Transactions write one after the other, as with SQLite's `begin immediate`: none fails half-way, none is run twice. */
class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === "read only") return;
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${writer})`));
    } catch (error) {
      // Kysely takes it as not begun, and would hand on a connection in the middle of a transaction.
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection) {
    // On a connection that is gone it fails, too, and the first error is the one that says why.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** The pool as Kysely sees it: values without NUL, and errors of the connection with a code. */
function adaptedPool(pool: Pg.Pool): PostgresPool {
  const adapted = new WeakMap<Pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw isFromServer(error) ? error : connectionError(error);
      });
      const known = adapted.get(client) ?? adaptedClient(client);
      adapted.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function adaptedClient(client: Pg.PoolClient): PostgresPoolClient {
  const query = async (text: unknown, values: readonly unknown[] = []) => {
    try {
      return await client.query(text as string, values.map(withoutNul));
    } catch (error) {
      // The row that was refused: it does not belong into a log.
      Reflect.deleteProperty(error as object, "detail");
      throw isFromServer(error) || !isOfConnection(error) ? error : connectionError(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

/** PostgreSQL refuses texts with NUL, which SQLite stores: what asks for one finds nothing in both. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}

/** Whether the server itself said no: such errors have their five characters of SQLSTATE. */
export function isFromServer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) && "severity" in (error as object);
}

function isOfConnection(error: unknown): boolean {
  const { code, message = "" } = error as NodeJS.ErrnoException;
  return code === undefined ? /connection|queryable|timeout/i.test(message) : /^E[A-Z_]+$/.test(code);
}

/** An error of the network in the words of SQLSTATE, by which a storage fault is told from a bug. */
export function connectionError(cause: unknown): Error & { code: string } {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = message || code || "no connection";
  return Object.assign(new Error(`the database cannot be reached: ${reason}`, { cause }), { code: "08006" });
}
