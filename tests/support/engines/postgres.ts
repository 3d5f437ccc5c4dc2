import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { migrate } from "~db/migrate";
import { openPostgres } from "~db/postgres/open-postgres";
import { parseServerAddress } from "~db/postgres/server-address";
import { freePort } from "../../../scripts/setup/free-port.mjs";

/** A PostgreSQL server of the tests, on a free port of 127.0.0.1. */
export interface PostgresServer {
  /** The address of its database `postgres`. */
  url: string;
  /** The id of its first process, the parent of all others, since its last start. */
  pid(): number;
  /** Stops it as a package upgrade does: sessions end, transactions are rolled back. */
  stop(): Promise<void>;
  /** Starts it again after a stop. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  close(): Promise<void>;
}

const debian = "/usr/lib/postgresql";
/** A database with the newest schema and no rows. Tests get copies of it. */
const template = "giramondo_template";

/** Settings for speed. No test cuts the power. */
const hasty = ["fsync=off", "max_connections=200", "shared_buffers=64MB", "autovacuum=off"];

/**
 * Starts a server with a migrated template for `newDatabase`, in about three seconds. With a `certificate` it also
 * speaks TLS on 127.0.0.2; its user `chiusa` has the password `segretissima`.
 */
export async function startPostgres({
  certificate,
  settings = hasty,
}: { certificate?: { cert: string; key: string }; settings?: string[] } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "giramondo-postgres-"));
  const [version = ""] = readdirSync(debian).sort((one, other) => Number(other) - Number(one));
  const program = (name: string) => path.join(debian, version, "bin", name);
  // PostgreSQL refuses to run as root, so it gets the user of its package.
  const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? postgresUser() : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const made = spawnSync(
    program("initdb"),
    ["-D", data, "-E", "UTF8", "--locale=C", "-A", "trust", "-U", "giramondo", "--no-sync"],
    { ...user, encoding: "utf8", cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  if (certificate) {
    for (const [name, text] of [
      ["server.crt", certificate.cert],
      ["server.key", certificate.key],
    ] as const) {
      writeFileSync(path.join(data, name), text, { mode: 0o600 });
      if (user.uid !== undefined && user.gid !== undefined)
        chownSync(path.join(data, name), user.uid, user.gid);
    }
    const rules = path.join(data, "pg_hba.conf");
    writeFileSync(
      rules,
      `host all chiusa all scram-sha-256\n${readFileSync(rules, "utf8")}host all all 127.0.0.2/32 trust\n`,
    );
  }
  const port = await freePort();
  const url = `postgres://giramondo@127.0.0.1:${port}/postgres`;
  const log = path.join(folder, "log");
  const options = certificate ? [...settings, "ssl=on"] : settings;
  let server: ChildProcess;

  const start = async () => {
    const said = openSync(log, "a");
    server = spawn(
      program("postgres"),
      [
        "-D",
        data,
        "-k",
        folder,
        "-h",
        certificate ? "127.0.0.1,127.0.0.2" : "127.0.0.1",
        "-p",
        `${port}`,
        ...options.flatMap((one) => ["-c", one]),
      ],
      { ...user, stdio: ["ignore", said, said], cwd: folder },
    );
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`postgres did not start: ${readFileSync(log, "utf8")}`);
      await pause(20);
    }
  };
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGINT");
    await once(server, "exit");
  };
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  await makeTemplate(url);
  if (certificate) await ask(url, "create role chiusa superuser login password 'segretissima'");
  return { url, pid: () => server.pid ?? 0, stop, start, close };
}

/** Makes a database for one site, and returns its address. `drop` ends the sessions that still use it. */
export async function newDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `site_${randomBytes(8).toString("hex")}`;
  await ask(server, `create database ${name} template ${template}`);
  return {
    url: addressOf(server, name),
    drop: () => ask(server, `drop database if exists ${name} with (force)`).then(() => undefined),
  };
}

/** Runs one statement and returns its rows. */
export async function ask<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function makeTemplate(server: string): Promise<void> {
  await ask(server, `create database ${template}`);
  const address = parseServerAddress(addressOf(server, template));
  if (!address) throw new Error("not an address");
  const db = openPostgres(address);
  await migrate(db);
  await db.destroy();
}

async function answers(url: string): Promise<boolean> {
  return ask(url, "select 1").then(
    () => true,
    () => false,
  );
}

function postgresUser(): { uid: number; gid: number } {
  const number = (option: string) =>
    Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout.trim());
  return { uid: number("-u"), gid: number("-g") };
}
