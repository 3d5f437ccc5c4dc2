import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import type Pg from "pg";
import type { ServerAddress } from "./server-address";

/** The server's settings for our sessions: an instance that has died silently does not block the others for long. */
const sessionSettings = {
  timezone: "UTC",
  idle_in_transaction_session_timeout: "30s",
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
};

/**
 * Returns the options of a connection. Every option that `pg` would otherwise take from PGHOST, PGPASSWORD and the like
 * is set. A connection without a byte for `silenceMs` milliseconds is cut, so an idle connection must be closed
 * earlier. `timeoutMs` limits the wait for a connection, both for a new one and for one that is in use.
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
    // The password is a function, because `pg` would replace an empty text by PGPASSWORD or a password from a file.
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
