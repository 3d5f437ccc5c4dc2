/** A rate limit for one address. */
export interface Limit {
  /** The limited action. */
  of: "stories" | "wrong-passwords" | "photos" | "robots-photos" | "told";
  /** The maximum number of attempts in one window; 0 means no limit. */
  max: number;
  windowMs: number;
}

/**
 * Returns the network of an address, for fair shares: the first 24 bits of IPv4 or 48 bits of IPv6. One customer of a
 * hosting company can have that much.
 */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.split(".", 3).join(".")}.0/24` : ipv6Prefix(address, 48);
}

/**
 * Returns the household of an address, for counted attempts: an IPv4 address or 64 bits of IPv6. One household or
 * phone has that much.
 */
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

/** Returns the delay of the answer to the nth wrong password, in milliseconds. The first three have no delay. */
export function delayAfterWrongPassword(attempts: number): number {
  return attempts <= 3 ? 0 : Math.min(4000, 500 * 2 ** (attempts - 4));
}
