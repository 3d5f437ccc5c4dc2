import { readFileSync } from "node:fs";

/** The interval between two checks of a watched process, in milliseconds. */
const intervalMs = 20;
/** Linux reports the time of processes in hundredths of a second, whatever its own clock. */
const ticksPerSecond = 100;

/** The limits of a process: occupied bytes, and seconds of processor time from now on. */
export interface UsageLimit {
  maxBytes: number;
  maxCpuSeconds: number;
}

/** The limit that a process has exceeded. */
export type Exceeded = { reason: "memory"; bytes: number } | { reason: "cpu"; seconds: number };

/** Returns the physical memory of a process in bytes. Null when it cannot be read. */
export function residentBytes(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Returns the processor time of all threads of a process in seconds. Null when it cannot be read. */
function cpuSeconds(pid: number | undefined): number | null {
  try {
    // The program's name, in brackets, may contain spaces. User and system time are the 14th and 15th field.
    const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Calls `exceeded` once when a process exceeds a limit. Returns a function that stops watching. */
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
