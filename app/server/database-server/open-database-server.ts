import { type Kysely, type LogEvent, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { CannotStart } from "~/server/user-errors";
import { cannotStart, systemReasons } from "~/text/it/commands/terminal";
import { type Engine, onlyInstance } from "~db/engine";
import { migrate } from "~db/migrate";
import { migrations } from "~db/migrations/index";
import type { PostgresLibrary } from "~db/postgres/client-options";
import { bytesToErase, eraseDeleted } from "~db/postgres/erase-deleted";
import { joinInstances } from "~db/postgres/instances";
import { openPostgres } from "~db/postgres/open-postgres";
import type { ServerAddress } from "~db/postgres/server-address";
import type { Database } from "~db/schema";

const text = cannotStart.databaseServer;
/** The oldest PostgreSQL version that the tests run with. */
const oldest = 150_000;

/**
 * Opens the database of a PostgreSQL server and migrates it to the newest schema. Other instances of the site may be
 * running. With `onChange`, this process becomes an instance, and `onChange` is called when another instance changes
 * data. `onQuery` is called for every statement, `onError` for lost connections. Throws CannotStart, with nothing
 * changed.
 */
export async function openDatabaseServer(
  pg: PostgresLibrary,
  address: ServerAddress,
  {
    known = migrations,
    onChange,
    onQuery,
    onError = () => {},
  }: {
    known?: Record<string, Migration>;
    onChange?: () => Promise<void>;
    onQuery?: (event: LogEvent) => void;
    onError?: (error: unknown) => void;
  } = {},
): Promise<Engine> {
  const db = openAt(pg, address, { onQuery, onError });
  try {
    await requireUsable(db, address);
    await migrate(db, known);
    const instances = onChange ? await joinInstances(pg, address, { onChange, onError }) : onlyInstance;
    const emptyLog = () => Promise.resolve(true);
    return { db, instances, bytes: () => bytesToErase(db), eraseDeleted: () => eraseDeleted(db), emptyLog };
  } catch (error) {
    await db.destroy();
    throw cannotOpen(error, address);
  }
}

/** Opens a database without sending a statement. Throws CannotStart when the certificate files cannot be read. */
export function openAt(
  pg: PostgresLibrary,
  address: ServerAddress,
  options?: Parameters<typeof openPostgres>[2],
): Kysely<Database> {
  try {
    return openPostgres(pg, address, options);
  } catch (error) {
    const { code = "", path, message } = error as NodeJS.ErrnoException;
    if (path === undefined) throw error;
    throw new CannotStart(text.certificatesUnreadable(path, systemReasons[code] ?? message));
  }
}

/** Returns the name of a database for sentences and the log, without the password. */
export function nameOf({ host, port, database }: ServerAddress): string {
  return `«${database}» (${host}:${port})`;
}

/** Throws CannotStart when the server is too old, or when the encoding of the database is not UTF-8. */
export async function requireUsable(db: Kysely<Database>, address: ServerAddress): Promise<void> {
  const { rows } = await sql<{ number: string; version: string; encoding: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(db);
  const [server] = rows;
  if (!server) return;
  if (Number(server.number) < oldest) throw new CannotStart(text.tooOld(server.version));
  if (server.encoding !== "UTF8") throw new CannotStart(text.encoding(nameOf(address), server.encoding));
}

/** Converts errors that the owner can fix to CannotStart. Returns all other errors unchanged. */
export function cannotOpen(error: unknown, address: ServerAddress): unknown {
  const {
    name,
    code = "",
    message,
    cause,
  } = error as Error & { code?: string; cause?: Error & { code?: string } };
  const database = nameOf(address);
  if (name === "NewerDatabaseError") return new CannotStart(text.newer(database));
  if (code === "08006") {
    const reason = cause?.message || message;
    if (/does not support SSL/.test(reason)) return new CannotStart(text.withoutTls(database));
    const why = whyUntrusted(cause?.code ?? "");
    return new CannotStart(why ? text.untrusted(database, text[why]) : text.unreachable(database, reason));
  }
  if (/^28/.test(code)) return new CannotStart(text.refused(database, message));
  if (code === "3D000") return new CannotStart(text.missing(database));
  if (code === "42501") return new CannotStart(text.forbidden(database, message));
  if (code === "53100") return new CannotStart(text.full(database));
  if (/^(?:53300|57P0.)$/.test(code)) return new CannotStart(text.unreachable(database, message));
  return error;
}

/**
 * Returns why the server's certificate is refused, from the code of the TLS library. Null for codes of other errors.
 */
function whyUntrusted(code: string): "otherName" | "expired" | "unsigned" | null {
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "otherName";
  if (code === "CERT_HAS_EXPIRED") return "expired";
  return /CERT|ISSUER|SIGNATURE/.test(code) ? "unsigned" : null;
}
