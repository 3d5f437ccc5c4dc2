import { readFileSync } from "node:fs";

/** How often the memory of a watched process is read, in milliseconds. */
const intervalMs = 20;

/** The physical memory that a process occupies, in bytes; null when it cannot be read. */
export function residentBytes(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Calls `exceeded` once, with the bytes, when a process occupies more than `most` of them. Answers how to stop. */
export function watchMemory(
  pid: number | undefined,
  most: number,
  exceeded: (bytes: number) => void,
): () => void {
  const timer = setInterval(() => {
    const bytes = residentBytes(pid) ?? 0;
    if (bytes <= most) return;
    clearInterval(timer);
    exceeded(bytes);
  }, intervalMs).unref();
  return () => clearInterval(timer);
}
