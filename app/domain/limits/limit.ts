/** A rate limit for one address. */
export interface Limit {
  /** The action. */
  of: "stories" | "wrong-passwords" | "photos" | "robots-photos";
  /** Attempts in one window; 0: unlimited. */
  max: number;
  windowMs: number;
}

/**
 * The network of an address. What one household or phone has: an IPv4 address, the first 64 bits of IPv6. With `bits` 48
 * what one customer of a hosting company can have: the first 24 bits of IPv4, the first 48 of IPv6.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const ipv4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/i.exec(address);
  if (ipv4) return bits === 48 ? `${ipv4[2]}.0/24` : String(ipv4[1]);
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
