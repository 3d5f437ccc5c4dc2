/** The address of a PostgreSQL server with database, user and password, as in `postgres://…`. */
export type ServerAddress = NonNullable<ReturnType<typeof parseServerAddress>>;

const parameters = ["host", "sslmode", "sslrootcert"];

/**
 * Parses `postgres://USER[:PASSWORD]@HOST[:PORT]/DATABASE[?sslmode=disable|require|verify-full][&sslrootcert=FILE]`,
 * with `&host=FOLDER` for a Unix socket. Null for any other text. PGHOST and the like are not used.
 */
export function parseServerAddress(text: string) {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const asked = url.searchParams;
  if ([...asked.keys()].some((name) => !parameters.includes(name))) return null;
  const tls = asked.get("sslmode") ?? "disable";
  if (tls !== "disable" && tls !== "require" && tls !== "verify-full") return null;
  try {
    const address = {
      /** The host name, the IP address, or the folder of a Unix socket. */
      host: asked.get("host") ?? decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, "$1"),
      port: Number(url.port || 5432),
      user: decodeURIComponent(url.username),
      /** Empty when the server needs none. */
      password: decodeURIComponent(url.password),
      database: decodeURIComponent(url.pathname.slice(1)),
      tls,
      /** The path of the file with certificates for `verify-full`. Null means the system's certificates. */
      rootCertificates: asked.get("sslrootcert"),
    } as const;
    return address.host && address.user && address.database ? address : null;
  } catch {
    return null;
  }
}
