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
/** The advisory lock of the writer. */
const writer = 7351;
/** This is longer than any of our statements waits for another writer. */
const silenceMs = 60_000;
const timeoutMs = 10_000;
/** Each prepared statement takes memory of the server in every connection. */
const maxPrepared = 300;

/**
 * Opens the database of a site on a PostgreSQL server, and connects with the first query. As with SQLite, one
 * transaction at a time may write, and the others wait for it. `onQuery` receives every statement and every error,
 * `onError` a connection that was lost while idle; the next query replaces it.
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
  // Without this listener a broken connection would end the process.
  pool.on("error", (error) => {
    // The error would carry the whole connection with its secrets.
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

/**
 * A driver that lets transactions write one after the other, as with SQLite's `begin immediate`. None fails half-way,
 * and none runs twice.
 */
class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === "read only") return;
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${writer})`));
    } catch (error) {
      // Kysely takes the transaction for not begun, and would reuse a connection in the middle of it.
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection) {
    // On a lost connection this fails, too. The first error is the one with the reason.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Returns the pool for Kysely: values without NUL, and errors of the connection with a code. */
function adaptedPool(pool: Pg.Pool): PostgresPool {
  const adapted = new WeakMap<Pg.PoolClient, PostgresPoolClient>();
  const nameOf = statementNames();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw isFromServer(error) ? error : connectionError(error);
      });
      const known = adapted.get(client) ?? adaptedClient(client, nameOf);
      adapted.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function adaptedClient(client: Pg.PoolClient, nameOf: StatementNames): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      return await client.query({ name: nameOf(text), text, values: values.map(withoutNul) });
    } catch (error) {
      // The refused row must not get into a log.
      Reflect.deleteProperty(error as object, "detail");
      throw isFromServer(error) || !isOfConnection(error) ? error : connectionError(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

/** The name of a prepared statement on a connection. Undefined: it is parsed and planned each time. */
type StatementNames = (text: string) => string | undefined;

/** Returns names for the first statements that read or write rows. */
function statementNames(): StatementNames {
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (!names.has(text) && names.size < maxPrepared) {
      names.set(text, isPreparable(text) ? `s${names.size}` : undefined);
    }
    return names.get(text);
  };
}

/**
 * False for "all columns": the server refuses a prepared statement after the next version's migration has changed
 * them.
 */
function isPreparable(text: string): boolean {
  return (
    /^(?:select|insert|update|delete|with) /.test(text) && !/(?:select|returning) (?:"\w+"\.)?\*/.test(text)
  );
}

/** Removes NUL from a text. PostgreSQL refuses it, and SQLite stores it; a search for it finds nothing in both. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}

/** True when the server itself refused. Its errors have the five characters of SQLSTATE. */
export function isFromServer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) && "severity" in (error as object);
}

function isOfConnection(error: unknown): boolean {
  const { code, message = "" } = error as NodeJS.ErrnoException;
  return code === undefined ? /connection|queryable|timeout/i.test(message) : /^E[A-Z_]+$/.test(code);
}

/** Converts an error of the network to SQLSTATE, which tells a storage fault from a bug. */
export function connectionError(cause: unknown): Error & { code: string } {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = message || code || "no connection";
  return Object.assign(new Error(`the database cannot be reached: ${reason}`, { cause }), { code: "08006" });
}
