import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** The files under a directory that a process holds open, one entry for each descriptor. */
export function openFilesUnder(pid: number, directory: string): string[] {
  return descriptors(pid).filter((target) => target.startsWith(`${directory}${path.sep}`));
}

/** The target of each open descriptor of a process, without descriptors that are closed meanwhile. */
export function descriptors(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((fd) => {
    try {
      return [readlinkSync(path.join(folder, fd))];
    } catch {
      return [];
    }
  });
}

/** The most memory that a process has had resident since it started, in megabytes. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
