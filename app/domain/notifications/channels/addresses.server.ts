import { decoded } from "~/domain/decoded";

/** A mail server, with the user and password for it. */
export type SmtpServer = NonNullable<ReturnType<typeof parseSmtpUrl>>;

/**
 * Reads an address of the form `smtps://user:password@host:465?from=address`. Null for any other text. The user may be
 * an e-mail address, and the password may contain `@`, `:` and `/`. Percent-encoding is decoded.
 */
export function parseSmtpUrl(text: string) {
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
    /** True for TLS from the first byte. False for STARTTLS, used when the server offers it. */
    secure,
    user: decoded(user ?? "") || null,
    password: password === undefined ? null : decoded(password),
    /** The sender's address in mails. When null, the user or the recipient counts as the sender. */
    from: from === undefined ? null : decoded(from),
  };
}

/** An address that receives messages as HTTP requests. */
export type NotifyAddress = NonNullable<ReturnType<typeof parseNotifyUrl>>;

/**
 * Reads an address of the form `ntfy+https://host/topic`, or an ordinary http(s) address. Null for any other text. A
 * user and a password become HTTP Basic authentication, a password alone (`https://:TOKEN@host/…`) a bearer token.
 */
export function parseNotifyUrl(text: string) {
  const [, ntfy, address = ""] = /^(ntfy\+)?(https?:\/\/\S+)$/i.exec(text) ?? [];
  const url = URL.parse(address);
  if (!url || url.hostname === "") return null;
  const authorization = authorizationOf(url);
  url.username = "";
  url.password = "";
  url.hash = "";
  // An ntfy server gets ntfy's JSON with the topic, any other address gets this site's JSON.
  if (!ntfy) return { kind: "json" as const, url: url.href, topic: "", authorization };
  const [, base = "", topic] = /^(.*\/)([\w-]{1,64})\/?$/.exec(url.pathname) ?? [];
  if (topic === undefined || url.search !== "") return null;
  return { kind: "ntfy" as const, url: url.origin + base, topic, authorization };
}

function authorizationOf({ username, password }: URL): string | null {
  const [user, secret] = [username, password].map(decoded);
  if (!user && !secret) return null;
  if (!user) return `Bearer ${secret}`;
  return `Basic ${Buffer.from(`${user}:${secret}`, "utf8").toString("base64")}`;
}
