/** A rate limit for one address. */
export interface Limit {
  /** The action. */
  of: "stories" | "wrong-passwords" | "photos" | "robots-photos" | "told";
  /** Attempts in one window; 0: unlimited. */
  max: number;
  windowMs: number;
}

/**
 * The network of an address, for fair shares: what one customer of a hosting company can have, the first 24 bits of IPv4
 * or the first 48 of IPv6.
 */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.split(".", 3).join(".")}.0/24` : ipv6Prefix(address, 48);
}

/** The household of an address, for counted attempts: what one household or phone has, an IPv4 address or 64 bits of IPv6. */
export function householdOf(address: string): string {
  return ipv4Of(address) ?? ipv6Prefix(address, 64);
}

function ipv4Of(address: string): string | undefined {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

function ipv6Prefix(address: string, bits: 48 | 64): string {
  if (!address.includes(":")) return address;
  const [before = "", after] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail]
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/${bits}`;
}

/** Milliseconds by which the answer to the nth wrong password is delayed; the first three are not. */
export function delayAfterWrongPassword(attempts: number): number {
  return attempts <= 3 ? 0 : Math.min(4000, 500 * 2 ** (attempts - 4));
}
