/** An address that receives messages as HTTP requests. */
export interface NotifyAddress {
  /** `ntfy` is an ntfy server, with the topic in its JSON. `json` is any other address, with our own JSON. */
  kind: "ntfy" | "json";
  /** The address without user and password. */
  url: string;
  topic: string;
  /** The Authorization header; null when there is none. */
  authorization: string | null;
}

/**
 * Reads `ntfy+https://host/topic` or an ordinary http(s) address; null for anything else. A user with a password
 * signs in; a password alone (`https://:TOKEN@host/…`) is a bearer token.
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
