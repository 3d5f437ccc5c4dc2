import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

/** Returns the files under a directory that a process has open, one for each descriptor. */
export function openFilesUnder(pid: number, directory: string): string[] {
  return descriptors(pid).filter((target) => target.startsWith(`${directory}${path.sep}`));
}

/** Returns the target of each open descriptor of a process. Descriptors that are closed meanwhile are left out. */
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

/** Returns the largest resident memory of a process since its start, in megabytes. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
