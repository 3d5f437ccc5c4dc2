import { type LogEvent, sql } from "kysely";
import { certificateFault } from "~/domain/network/certificate-fault";
import { cannot } from "~/server/user-errors";
import { said, say, systemReason } from "~/text/owner/terminal-words";
import { type Engine, onlyInstance } from "~db/engine";
import { migrate, migrations, pendingMigrations } from "~db/migrate";
import { bytesToErase, vacuumFull } from "~db/postgres/vacuum-full";
import { joinInstances } from "~db/postgres/instances";
import { openPostgres } from "~db/postgres/open-postgres";
import type { ServerAddress } from "~db/postgres/server-address";

/** The oldest PostgreSQL version that the tests run with. */
const oldest = 150_000;

export interface ServerOptions {
  known?: typeof migrations;
  /** If present, this process becomes an instance of the site. Called when another instance changes data. */
  onChange?: () => Promise<void>;
  onQuery?: (event: LogEvent) => void;
  /** Receives the errors of lost connections. */
  onError?: (error: unknown) => void;
}

/** Opens the database of a server with the newest schema, also beside other instances. Throws CannotDo. */
export async function openDatabaseServer(
  address: ServerAddress,
  { known = migrations, onChange, onQuery, onError = () => {} }: ServerOptions = {},
): Promise<Engine> {
  const db = openPostgres(address, onError, onQuery);
  try {
    await requireUsable(db, address);
    await migrate(db, known);
    const instances = onChange ? await joinInstances(address, { onChange, onError }) : onlyInstance;
    const emptyLog = () => Promise.resolve(true);
    return { db, instances, bytes: () => bytesToErase(db), eraseDeleted: () => vacuumFull(db), emptyLog };
  } catch (error) {
    await db.destroy();
    throw cannotOpen(error, address);
  }
}

/** Runs `work` with the database of a server, without changing the schema. Throws CannotDo. */
export async function withDatabaseServer<Done>(
  address: ServerAddress,
  work: (db: Engine["db"]) => Promise<Done>,
): Promise<Done> {
  const db = openPostgres(address);
  return work(db)
    .catch((error: unknown) => Promise.reject(cannotOpen(error, address)))
    .finally(() => db.destroy());
}

/** True when the database has a site's tables. Throws NewerDatabaseError when a newer program has written them. */
export async function isSiteThere(db: Engine["db"]): Promise<boolean> {
  return (await pendingMigrations(db)).applied.length > 0;
}

/** Returns the name of a database for sentences and the log, without the password. */
export function databaseLabel({ host, port, database }: ServerAddress): string {
  return say(said.cannotStart.databaseServer.label, { database, host, port });
}

/** Throws CannotDo when the server is too old, or when the encoding of the database is not UTF-8. */
export async function requireUsable(db: Engine["db"], address: ServerAddress): Promise<void> {
  const { rows } = await sql<{ number: string; version: string; encoding: string }>`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`.execute(db);
  const [server] = rows;
  const text = said.cannotStart.databaseServer;
  if (!server) return;
  if (Number(server.number) < oldest) throw cannot(text.tooOld, server);
  if (server.encoding !== "UTF8") {
    throw cannot(text.encoding, { database: databaseLabel(address), encoding: server.encoding });
  }
}

/** Throws CannotDo when this user may not make the tables of a site in the database. */
export async function requireRights(db: Engine["db"], address: ServerAddress): Promise<void> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  if (rows[0]?.may) return;
  const { forbidden } = said.cannotStart.databaseServer;
  throw cannot(forbidden, { database: databaseLabel(address), reason: "CREATE" });
}

type ServerError = NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };

/** Converts errors that the owner can fix to CannotDo. Returns all other errors unchanged. */
function cannotOpen(error: unknown, address: ServerAddress): unknown {
  const { name, code = "", path, message, cause } = error as ServerError;
  const database = databaseLabel(address);
  const text = said.cannotStart.databaseServer;
  if (name === "NewerDatabaseError") return cannot(text.newer, { database });
  if (path !== undefined && path === address.rootCertificates) {
    return cannot(text.certificatesUnreadable, { path, reason: systemReason(code) ?? message });
  }
  if (code === "08006") {
    const reason = cause?.message || message;
    if (/does not support SSL/.test(reason)) return cannot(text.withoutTls, { database });
    const why = certificateFault(cause?.code ?? "");
    if (why) return cannot(text.untrusted, { database, why: said.certificate[why] });
    return cannot(text.unreachable, { database, reason });
  }
  if (/^28/.test(code)) return cannot(text.refused, { database, reason: message });
  if (code === "3D000") return cannot(text.missing, { database });
  if (code === "42501") return cannot(text.forbidden, { database, reason: message });
  if (code === "53100") return cannot(text.full, { database });
  if (/^(?:53300|57P0.)$/.test(code)) return cannot(text.unreachable, { database, reason: message });
  return error;
}
