import { type LookupAddress, lookup } from "node:dns";
import { type LookupFunction, isIP } from "node:net";

/** The error of a host whose address must not be used. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
}

/**
 * Returns a `lookup` for sockets that only gives allowed addresses, so that the checked address is the one used. It
 * fails with PrivateAddress when a host has any other address.
 */
export function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, "");
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return callback(new PrivateAddress(), "");
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** Throws PrivateAddress when the host is an IP address and not allowed. Such a host is never looked up. */
export function requireAllowed(host: string, isAllowed: (address: string) => boolean): void {
  const address = host.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isAllowed(address)) throw new PrivateAddress();
}
