import { BlockList, isIP } from "node:net";

/** IPv4 ranges that are not public, with the length of the prefix in bits. */
const ranges4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** IPv6 ranges that are not public, inside the range of public ones. */
const ranges6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];
let known: ReturnType<typeof makeLists> | undefined;

/** True when an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // The lists are made at the first call, because most runs of the program never need them.
  const { notPublic, global6 } = (known ??= makeLists());
  if (isIP(address) === 4) return !notPublic.check(address, "ipv4");
  return isIP(address) === 6 && global6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

function makeLists() {
  const [notPublic, global6] = [new BlockList(), new BlockList()];
  for (const [network, prefix] of ranges4) notPublic.addSubnet(network, prefix, "ipv4");
  for (const [network, prefix] of ranges6) notPublic.addSubnet(network, prefix, "ipv6");
  global6.addSubnet("2000::", 3, "ipv6");
  return { notPublic, global6 };
}

/** Names that exist only in home networks: names without a dot, and names with one of these endings. */
const homeNames = /^[^.]*$|\.(?:local|localhost|localdomain|lan|home|internal|home\.arpa|fritz\.box)$/;

/** False when the host of a URL (a name or an IP address) is known to be in a home network. Asks no name server. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$|\.$/g, "").toLowerCase();
  return isIP(name) ? isPublicAddress(name) : !homeNames.test(name);
}
