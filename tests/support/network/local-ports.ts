import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Returns the local ports of every IP socket of a process. */
export function localPortsOf(pid: number): number[] {
  const own = new Set(
    readdirSync(`/proc/${pid}/fd`).map((file) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`))?.[1];
      } catch {
        return undefined;
      }
    }),
  );
  return ["tcp", "tcp6", "udp", "udp6"].flatMap((protocol) => {
    const [, ...lines] = readFileSync(`/proc/${pid}/net/${protocol}`, "utf8").trim().split("\n");
    return lines.flatMap((line) => {
      const columns = line.trim().split(/\s+/);
      return own.has(columns[9]) ? Number.parseInt(columns[1]?.split(":").at(-1) ?? "", 16) : [];
    });
  });
}
