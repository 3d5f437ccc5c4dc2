/** An address that receives messages as HTTP requests. */
export interface NotifyAddress {
  /** One of: an ntfy server, which gets ntfy's JSON with the topic; any other address, which gets this site's JSON. */
  kind: "ntfy" | "json";
  /** The address without user and password, and for ntfy without the topic. */
  url: string;
  topic: string;
  /** The value of the header Authorization. Null when the address has no password. */
  authorization: string | null;
}

/**
 * Reads an address of the form `ntfy+https://host/topic`, or an ordinary http(s) address. Null for any other text. A
 * user and a password become HTTP Basic authentication. A password alone (`https://:TOKEN@host/…`) is sent as a bearer
 * token.
 */
export function parseNotifyUrl(text: string): NotifyAddress | null {
  const [, ntfy, address = ""] = /^(ntfy\+)?(https?:\/\/\S+)$/i.exec(text) ?? [];
  const url = URL.parse(address);
  if (!url || url.hostname === "") return null;
  const authorization = authorizationOf(url);
  url.username = "";
  url.password = "";
  url.hash = "";
  if (!ntfy) return { kind: "json", url: url.href, topic: "", authorization };
  const [, base = "", topic] = /^(.*\/)([\w-]{1,64})\/?$/.exec(url.pathname) ?? [];
  if (topic === undefined || url.search !== "") return null;
  return { kind: "ntfy", url: url.origin + base, topic, authorization };
}

function authorizationOf({ username, password }: URL): string | null {
  const [user, secret] = [username, password].map(decoded);
  if (!user && !secret) return null;
  if (!user) return `Bearer ${secret}`;
  return `Basic ${Buffer.from(`${user}:${secret}`, "utf8").toString("base64")}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
