import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LogEvent,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from "kysely";
import type Pg from "pg";
import type { Database } from "~db/schema";
import { clientOptions } from "./client-options";
import type { ServerAddress } from "./server-address";

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

const bigint = 20;
/** The advisory lock that the one writing transaction holds. */
const writer = 7351;
/** The milliseconds without a byte after which a connection is cut. No statement waits as long for a writer. */
const silenceMs = 60_000;
const timeoutMs = 10_000;
/** The maximum number of prepared statements. Each takes memory of the server in every connection. */
const maxPrepared = 300;

/** Opens a site's database on a server, and connects with the first query. One transaction at a time may write. */
export function openPostgres(
  address: ServerAddress,
  onError: (error: unknown) => void = () => {},
  onQuery?: (event: LogEvent) => void,
): Kysely<Database> {
  const config = { pool: () => openPool(address, onError) };
  const dialect = Object.assign(new PostgresDialect(config), {
    createDriver: () => new OneWriterDriver(config),
  });
  return new Kysely<Database>({ dialect, log: onQuery });
}

/** Opens the pool at the first query: a site without a database server never loads `pg`. */
async function openPool(address: ServerAddress, onError: (error: unknown) => void): Promise<PostgresPool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    ...clientOptions(address, { silenceMs, timeoutMs }),
    max: 1,
    idleTimeoutMillis: silenceMs / 2,
    // Counts become numbers: they arrive as bigint, which `pg` would return as text.
    types: {
      getTypeParser: (oid, format) => (oid === bigint ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without this listener a broken connection would end the process.
  pool.on("error", (error) => {
    // The error has the whole connection in `client`, with its secrets.
    Reflect.deleteProperty(error, "client");
    if (!pool.ending) onError(error);
  });
  const nameOf = statementNames();
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    client.query = adapted(client.query.bind(client), nameOf) as typeof client.query;
  });
  return pool as unknown as PostgresPool;
}

/** Lets only one transaction write at a time, as SQLite does: so none fails half-way, and none runs twice. */
class OneWriterDriver extends PostgresDriver {
  override acquireConnection(options?: Parameters<PostgresDriver["acquireConnection"]>[0]) {
    return super.acquireConnection(options).catch((error: unknown) => {
      throw isFromServer(error) ? error : connectionError(error);
    });
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    if (settings.accessMode === "read only") return;
    try {
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${writer})`));
    } catch (error) {
      // Kysely assumes that this transaction has not begun, and would reuse the connection inside of it.
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection) {
    // On a lost connection the rollback fails, too. Its error is ignored, because the first error has the reason.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Makes the query function for Kysely. It sends values without NUL, and gives errors of the connection a code. */
function adapted(
  query: (statement: Pg.QueryConfig) => Promise<unknown>,
  nameOf: ReturnType<typeof statementNames>,
) {
  return async (text: string, values: readonly unknown[] = []) => {
    try {
      return await query({ name: nameOf(text), text, values: values.map(withoutNul) });
    } catch (error) {
      // `detail` quotes the refused row, which must not get into a log.
      Reflect.deleteProperty(error as object, "detail");
      throw isFromServer(error) || !isOfConnection(error) ? error : connectionError(error);
    }
  };
}

/** Names the first `maxPrepared` statements that read or write rows. The server plans a statement without name anew. */
function statementNames() {
  const names = new Map<string, string | undefined>();
  return (text: string) => {
    if (!names.has(text) && names.size < maxPrepared) {
      names.set(text, isPreparable(text) ? `s${names.size}` : undefined);
    }
    return names.get(text);
  };
}

/** False for all columns (`*`): the server refuses the prepared statement once the next version has changed them. */
function isPreparable(text: string): boolean {
  return (
    /^(?:select|insert|update|delete|with) /.test(text) && !/(?:select|returning) (?:"\w+"\.)?\*/.test(text)
  );
}

/** Replaces NUL in a text, because PostgreSQL refuses it. SQLite stores it; a search for NUL finds nothing in both. */
function withoutNul(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
}

/** True for an error of the server itself. Such an error has the five characters of SQLSTATE. */
export function isFromServer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) && "severity" in (error as object);
}

function isOfConnection(error: unknown): boolean {
  const { code, message = "" } = error as NodeJS.ErrnoException;
  return code === undefined ? /connection|queryable|timeout/i.test(message) : /^E[A-Z_]+$/.test(code);
}

/** Gives an error of the network a SQLSTATE, by which a storage fault is told from a bug. */
export function connectionError(cause: unknown): Error & { code: string } {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = message || code || "no connection";
  return Object.assign(new Error(`the database cannot be reached: ${reason}`, { cause }), { code: "08006" });
}
