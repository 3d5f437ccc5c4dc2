import { readFileSync } from "node:fs";

/** How often a watched process is looked at, in milliseconds. */
const intervalMs = 20;
/** Linux counts the time of processes in hundredths of a second for programs, whatever its own clock. */
const ticksPerSecond = 100;

/** What a process may use: bytes that it occupies, and seconds of processor time from now on. */
export interface UsageLimit {
  maxBytes: number;
  maxCpuSeconds: number;
}

/** What a process used too much of. */
export type Exceeded = { reason: "memory"; bytes: number } | { reason: "cpu"; seconds: number };

/** The physical memory that a process occupies, in bytes; null when it cannot be read. */
export function residentBytes(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** The processor time that all threads of a process have used, in seconds; null when it cannot be read. */
function cpuSeconds(pid: number | undefined): number | null {
  try {
    // The name of the program, in brackets, may contain spaces; user and system time are the 14th and 15th field.
    const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Calls `exceeded` once when a process uses more than it may. Answers how to stop watching. */
export function watchUsage(
  pid: number | undefined,
  { maxBytes, maxCpuSeconds }: UsageLimit,
  exceeded: (what: Exceeded) => void,
): () => void {
  const before = cpuSeconds(pid) ?? 0;
  const timer = setInterval(() => {
    const bytes = residentBytes(pid) ?? 0;
    const seconds = (cpuSeconds(pid) ?? before) - before;
    if (bytes <= maxBytes && seconds <= maxCpuSeconds) return;
    clearInterval(timer);
    exceeded(bytes > maxBytes ? { reason: "memory", bytes } : { reason: "cpu", seconds });
  }, intervalMs).unref();
  return () => clearInterval(timer);
}
