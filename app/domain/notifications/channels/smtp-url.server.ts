/** A mail server, with the user and password for it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** True for TLS from the first byte. False for STARTTLS, used when the server offers it. */
  secure: boolean;
  user: string | null;
  password: string | null;
  /** The sender's address in mails. When null, the user or the recipient counts as the sender. */
  from: string | null;
}

/**
 * Reads an address of the form `smtps://user:password@host:465?from=address`. Null for any other text. The user may be
 * an e-mail address, and the password may contain `@`, `:` and `/`. Percent-encoding is decoded.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const [, from] = /\?from=([^\s@<>,;]+@[^\s@<>,;]+)$/.exec(text) ?? [];
  const address = from === undefined ? text : text.slice(0, text.lastIndexOf("?from="));
  const parts = /^(smtps?):\/\/(?:([^:]*)(?::(.*))?@)?(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?\/?$/i.exec(
    address,
  );
  if (!parts || /\p{Cc}/u.test(text)) return null;
  const [, scheme = "", user, password, host = "", port] = parts;
  const secure = scheme.toLowerCase() === "smtps";
  const number = port === undefined ? (secure ? 465 : 587) : Number(port);
  if (number < 1 || number > 65_535) return null;
  return {
    host: host.replace(/^\[|\]$/g, "").toLowerCase(),
    port: number,
    secure,
    user: decoded(user) || null,
    password: decoded(password) ?? null,
    from: decoded(from) ?? null,
  };
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}
