import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import type Pg from "pg";
import type { ServerAddress } from "./server-address";

/** How `pg` is loaded: only by a site that has a database server. */
export type PostgresLibrary = typeof Pg;

/**
 * Settings of the server for our sessions: an instance that has gone without a word must not keep the others from writing
 * for long.
 */
const sessionSettings = {
  timezone: "UTC",
  idle_in_transaction_session_timeout: "30s",
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
};

/**
 * The options of a connection. Each one that `pg` would otherwise take from PGHOST, PGPASSWORD and their like is given. A
 * connection over which a query hears nothing for `silenceMs` milliseconds is cut; an idle one must be closed before that.
 * `timeoutMs`: for how long a connection is waited for, be it to the server or for one that is in use.
 */
export function clientOptions(
  address: ServerAddress,
  { silenceMs, timeoutMs }: { silenceMs: number; timeoutMs: number },
): Pg.ClientConfig {
  const { host, port, user, password, database } = address;
  return {
    host,
    port,
    user,
    // As a function, because an empty text would be looked up in PGPASSWORD and in a file.
    password: () => password,
    database,
    ssl: tlsOptions(address),
    sslnegotiation: "postgres",
    application_name: "giramondo",
    client_encoding: "UTF8",
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      const cut = () => socket.destroy(new Error("Connection terminated: the database server is silent"));
      return socket.setTimeout(silenceMs, cut);
    },
  };
}

function tlsOptions({ tls, rootCertificates }: ServerAddress): Pg.ClientConfig["ssl"] {
  if (tls === "disable") return false;
  if (tls === "require") return { rejectUnauthorized: false };
  return rootCertificates === null ? true : { ca: readFileSync(rootCertificates, "utf8") };
}
