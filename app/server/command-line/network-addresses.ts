import { networkInterfaces } from "node:os";

/**
 * The addresses at which other devices of the home network reach a server that listens on `host`: those of this
 * machine (IPv4, as people type them) when it listens on all, none when it can only be reached from here.
 */
export function networkAddresses(host: string, port: number | string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
