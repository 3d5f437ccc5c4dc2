import { readFileSync } from "node:fs";
import { Socket } from "node:net";
import type Pg from "pg";
import type { ServerAddress } from "./server-address";

/** The server's settings for our sessions: an instance that has died silently does not block the others for long. */
const sessionSettings = [
  "timezone=UTC",
  "idle_in_transaction_session_timeout=30s",
  "tcp_keepalives_idle=10",
  "tcp_keepalives_interval=5",
  "tcp_keepalives_count=3",
];

/** Returns the options of a connection, also those that `pg` would take from PGHOST and the like. */
export function clientOptions(
  { tls, rootCertificates, password, ...server }: ServerAddress,
  { silenceMs, timeoutMs }: { silenceMs: number; timeoutMs: number },
): Pg.ClientConfig {
  // It is cut after `silenceMs` milliseconds without a byte. `timeoutMs` limits the wait for a connection.
  const verified = () => rootCertificates === null || { ca: readFileSync(rootCertificates, "utf8") };
  return {
    ...server,
    // The password is a function, because `pg` would replace an empty text by PGPASSWORD or a password from a file.
    password: () => password,
    ssl: tls === "verify-full" ? verified() : tls === "require" && { rejectUnauthorized: false },
    sslnegotiation: "postgres",
    application_name: "giramondo",
    client_encoding: "UTF8",
    options: sessionSettings.map((one) => `-c ${one}`).join(" "),
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      const cut = () => socket.destroy(new Error("Connection terminated: the database server is silent"));
      return socket.setTimeout(silenceMs, cut);
    },
  };
}
