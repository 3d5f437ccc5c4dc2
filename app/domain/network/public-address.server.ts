import { BlockList, isIP } from "node:net";

/** Addresses that lead nowhere in public: this machine, its network, and what only looks like a public address. */
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
/** Everything that routers of the public internet know is in here, but for what is named below. */
const globalRange6: [string, number] = ["2000::", 3];
const ranges6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];
let known: ReturnType<typeof makeLists> | undefined;

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  // Not at the start of the program, which rarely sends anything.
  const { notPublic, global6 } = (known ??= makeLists());
  if (isIP(address) === 4) return !notPublic.check(address, "ipv4");
  return isIP(address) === 6 && global6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

function makeLists() {
  const [notPublic, global6] = [new BlockList(), new BlockList()];
  for (const [network, prefix] of ranges4) notPublic.addSubnet(network, prefix, "ipv4");
  for (const [network, prefix] of ranges6) notPublic.addSubnet(network, prefix, "ipv6");
  global6.addSubnet(...globalRange6, "ipv6");
  return { notPublic, global6 };
}

/** Ends of names that only a network at home knows; a name without a dot is one, too. */
const homeNames = /^[^.]*$|\.(?:local|localhost|localdomain|lan|home|internal|home\.arpa|fritz\.box)$/;

/** Whether the host of a URL, a name or an IP address, is not known to be of a network at home. Asks no name server. */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$|\.$/g, "").toLowerCase();
  return isIP(name) ? isPublicAddress(name) : !homeNames.test(name);
}
