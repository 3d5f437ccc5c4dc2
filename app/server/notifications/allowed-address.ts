import { type LookupAddress, lookup } from "node:dns";
import { type LookupFunction, isIP } from "node:net";

/** True for an IP address that a connection may go to. */
export type AddressCheck = (address: string) => boolean;

/** The error when a host has an IP address that must not be used. */
export class PrivateAddress extends Error {
  override name = "PrivateAddress";
}

/** Returns a `lookup` for sockets that fails with PrivateAddress when a host has an address that is not allowed. */
export function lookupAllowed(isAllowed: AddressCheck): LookupFunction {
  // So the address that was checked is the one that the socket uses.
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

/** Throws PrivateAddress when the host is itself an IP address and not allowed: for it, `lookup` is never called. */
export function requireAllowed(host: string, isAllowed: AddressCheck): void {
  const address = host.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isAllowed(address)) throw new PrivateAddress();
}
