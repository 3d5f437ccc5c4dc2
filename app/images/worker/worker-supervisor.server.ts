import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { RunPhotoOperation } from "~/images/photo-operations.server";
import type { PhotoRefusal } from "~/images/prepared-photo";

/** A message to the photo worker, as JSON. */
export interface WorkerTask {
  operation: Parameters<RunPhotoOperation>[0];
  request: Parameters<RunPhotoOperation>[1];
}

/** Its answer: the outcome of the operation, or an error of the disk or the program. Finished sizes are files. */
export type WorkerAnswer = { outcome: unknown } | { error: object };

/** The first message of the photo worker. Any failure after it is caused by a photo, not by the start. */
export const workerReady = "ready";

/** The reason why a photo was given up: too much memory, processor time or real time, or a crash of the worker. */
export type WorkerFailure =
  { reason: "memory"; bytes: number } | { reason: "cpu" | "time"; seconds: number } | { reason: "crash" };

export interface PhotoWorkerOptions {
  idleMs?: number;
  timeoutMs?: number;
  maxCpuSeconds?: number;
  /** Bytes. */
  maxGrowth?: number;
  /** Called when a photo is given up. */
  onFailure?: (why: WorkerFailure) => void;
}

const refusals: Record<WorkerFailure["reason"], PhotoRefusal> = {
  memory: "too-much-memory",
  cpu: "too-much-work",
  time: "too-much-work",
  crash: "undecodable",
};

interface WorkerProcess {
  child: ChildProcess;
  /** Resolves with the memory of the process in bytes when it is ready. Rejects when it ends before. */
  ready: Promise<number>;
  hasWorked: boolean;
  /** Receives the answer to the running task, or null when the process has ended. */
  settle(answer: WorkerAnswer | null): void;
}

const megabyte = 1024 * 1024;
const defaultLimits = { timeoutMs: 120_000, maxCpuSeconds: 10, maxGrowth: 200 * megabyte };

/** Runs the photo operations in another process, one at a time: from the first photo to `idleMs` after the last. */
export function workerSupervisor(
  start: () => ChildProcess,
  { idleMs = 20_000, onFailure = () => {}, ...given }: PhotoWorkerOptions = {},
) {
  // A hostile photo cannot crash the site, and pages are not delayed. A photo that kills the process twice or exceeds a
  // limit is refused. `maxGrowth` counts from the memory of the ready process.
  const limits = { ...defaultLimits, ...given };
  let worker: WorkerProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let left = 0;
  let last: Promise<unknown> = Promise.resolve();

  const run = (operation: WorkerTask["operation"], request: WorkerTask["request"]) => {
    left += 1;
    const mine = last.then(() => perform({ operation, request }));
    last = mine.catch(() => {}).then(() => (left -= 1) === 0 && rest());
    return mine;
  };

  async function perform(task: WorkerTask): Promise<unknown> {
    clearTimeout(idle);
    for (let isFirst = true; ; isFirst = false) {
      worker ??= followWorker(start(), forget);
      const hadWorked = worker.hasWorked;
      const answer = await attempt(worker, task, limits);
      if ("outcome" in answer) return answer.outcome;
      if ("error" in answer) throw Object.assign(new Error(), answer.error);
      const { reason } = answer;
      // Earlier photos may still occupy some of the memory. So the current photo is tried once more, in a new process.
      if (isFirst && (reason === "crash" || (reason === "memory" && hadWorked))) continue;
      onFailure(answer);
      return { ok: false, code: refusals[reason] };
    }
  }

  function forget(ended: WorkerProcess): boolean {
    if (worker !== ended) return false;
    worker = null;
    return true;
  }

  /** Lets the program end while the worker is idle, and ends the worker after `idleMs`. */
  function rest(): void {
    worker?.child.unref();
    worker?.child.channel?.unref();
    idle = setTimeout(end, idleMs).unref();
  }

  function end(): void {
    clearTimeout(idle);
    if (worker?.child.connected) worker.child.disconnect();
    worker = null;
  }

  return { run: run as RunPhotoOperation, end };
}

/** Lets a process do a task within the limits. Returns its answer, or the reason why it ended without one. */
async function attempt(
  mine: WorkerProcess,
  task: WorkerTask,
  { timeoutMs, maxCpuSeconds, maxGrowth }: typeof defaultLimits,
): Promise<WorkerAnswer | WorkerFailure> {
  const { child } = mine;
  let why: WorkerFailure = { reason: "crash" };
  const abort = (failure: WorkerFailure) => {
    why = failure;
    child.kill("SIGKILL");
  };
  const seconds = timeoutMs / 1000;
  const timers = [setTimeout(abort, timeoutMs, { reason: "time", seconds }).unref()];
  child.ref();
  child.channel?.ref();
  const ask = async () => {
    const maxBytes = (await mine.ready) + maxGrowth;
    timers.push(watchUsage(child.pid, { maxBytes, maxCpuSeconds }, abort));
    const answered = new Promise<WorkerAnswer | null>((resolve) => (mine.settle = resolve));
    // Errors of sending are ignored: the process is about to exit, and its "exit" event handles this task.
    child.send(task, () => {});
    return (await answered) ?? why;
  };
  return ask().finally(() => timers.forEach(clearTimeout));
}

/** Follows a started process. `forget` is called at its end, and returns false when nobody waits for it any more. */
function followWorker(child: ChildProcess, forget: (ended: WorkerProcess) => boolean): WorkerProcess {
  const ready = Promise.withResolvers<number>();
  const started: WorkerProcess = { child, ready: ready.promise, hasWorked: false, settle: () => {} };
  const endWith = (error: Error) => {
    if (!forget(started)) return;
    ready.reject(error);
    started.settle(null);
  };
  child.on("message", (answer: WorkerAnswer | typeof workerReady) => {
    if (answer === workerReady) return ready.resolve(residentBytes(child.pid) ?? Infinity);
    started.hasWorked = true;
    started.settle(answer);
  });
  child.on("error", (error) => child.pid === undefined && endWith(error));
  // No photo caused such an end, so none is refused: the sender is told to retry, as when the disk is full.
  const tooEarly = new Error("the photo worker ended before it was ready");
  child.once("exit", () => endWith(Object.assign(tooEarly, { code: "ECHILD", syscall: "spawn" })));
  return started;
}

const intervalMs = 20;
/** Linux reports processor time in hundredths of a second, whatever the frequency of its internal clock. */
const ticksPerSecond = 100;

function residentBytes(pid: number | undefined): number | null {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, "status")) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

function cpuSeconds(pid: number | undefined): number | null {
  // The program's name in brackets may contain spaces. Behind it, user and system time are the 12th and 13th field.
  const [, fields = ""] = /^.*\) (.*)$/s.exec(readProcess(pid, "stat")) ?? [];
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return user === undefined || system === undefined ? null : (user + system) / ticksPerSecond;
}

function readProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** Calls `exceeded` once when a process exceeds a limit. The end of the timer that it returns stops watching. */
function watchUsage(
  pid: number | undefined,
  { maxBytes, maxCpuSeconds }: { maxBytes: number; maxCpuSeconds: number },
  exceeded: (what: WorkerFailure) => void,
): NodeJS.Timeout {
  const before = cpuSeconds(pid) ?? 0;
  const timer = setInterval(() => {
    const bytes = residentBytes(pid) ?? 0;
    const seconds = (cpuSeconds(pid) ?? before) - before;
    if (bytes <= maxBytes && seconds <= maxCpuSeconds) return;
    clearInterval(timer);
    exceeded(bytes > maxBytes ? { reason: "memory", bytes } : { reason: "cpu", seconds });
  }, intervalMs).unref();
  return timer;
}
