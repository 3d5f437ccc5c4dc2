/** How often one address may try something (design §3 "Configuration"). */
export interface Limit {
  /** What is tried. */
  of: "stories" | "wrong-passwords" | "photos" | "robots-photos";
  /** Tries in one window; 0 = as many as one likes. */
  most: number;
  windowMs: number;
}

/**
 * Who an address belongs to: IPv4 as it is, of IPv6 the first 64 bits, because a household or a phone has all the
 * addresses behind them; or the first 48, which is what one customer of a hosting company can have.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
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

/** How long the answer to the nth wrong password waits, in milliseconds: the first ones are typing mistakes. */
export function pauseAfterWrong(tries: number): number {
  return tries <= 3 ? 0 : Math.min(4000, 500 * 2 ** (tries - 4));
}
