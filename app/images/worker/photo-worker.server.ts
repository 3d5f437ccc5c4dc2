import type { ChildProcess } from "node:child_process";
import type { RunPhotoOperation } from "~/images/photo-operations.server";
import type { PhotoRefusal } from "~/images/prepared-photo";
import { readFileSync } from "node:fs";

/** The photo operations in another process, and a way to end that process. */
export interface PhotoWorker {
  run: RunPhotoOperation;
  end(): void;
}

interface QueuedTask extends WorkerTask {
  tries: number;
  /** The reason why the process was killed because of this photo. The photo is not tried again. */
  failure?: WorkerFailure;
  resolve(outcome: unknown): void;
  reject(error: unknown): void;
}

interface WorkerProcess {
  child: ChildProcess;
  /** The maximum memory of the process, in bytes. Null until the process reports that it is ready. */
  maxBytes: number | null;
  hasWorked: boolean;
}

const maxTries = 2;
const megabyte = 1024 * 1024;

/**
 * Runs the photo operations in another process, one at a time. So a hostile photo cannot crash the site, memory is
 * freed when the process ends, and pages are not delayed. The process starts with the first photo and ends `idleMs`
 * after the last one. A photo is refused and reported to `onFailure` in two cases: it kills the process twice, or it
 * exceeds `timeoutMs`, `maxCpuSeconds` or `maxGrowth`. `maxGrowth` is counted in bytes beyond the memory of the ready
 * process, because that memory differs between machines. Unfinished output stays in the folder of the file.
 */
export function photoWorker(
  start: () => ChildProcess,
  {
    idleMs = 20_000,
    timeoutMs = 120_000,
    maxCpuSeconds = 10,
    maxGrowth = 200 * megabyte,
    onFailure = (() => {}) as (why: WorkerFailure) => void,
  } = {},
): PhotoWorker {
  const queue: QueuedTask[] = [];
  let current: QueuedTask | null = null;
  let worker: WorkerProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let timeout: NodeJS.Timeout | undefined;
  let stopWatching = () => {};
  let lastId = 0;

  const run: RunPhotoOperation = (operation, request) =>
    new Promise((resolve, reject) => {
      const task = { id: (lastId += 1), operation, request, tries: 0 };
      queue.push({ ...task, resolve: resolve as (outcome: unknown) => void, reject });
      next();
    });

  function next(): void {
    if (current) return;
    current = queue.shift() ?? null;
    if (!current) return rest();
    clearTimeout(idle);
    worker ??= startWorker();
    const { child } = worker;
    child.ref();
    child.channel?.ref();
    current.tries += 1;
    timeout = setTimeout(abort, timeoutMs, { reason: "time", seconds: timeoutMs / 1000 }).unref();
    watch();
    const { id, operation, request } = current;
    // Errors of sending are ignored: the process is about to exit, and its "exit" event handles this task.
    child.send({ id, operation, request } satisfies WorkerTask, () => {});
  }

  function startWorker(): WorkerProcess {
    const child = start();
    const started: WorkerProcess = { child, maxBytes: null, hasWorked: false };
    child.on("message", (answer: WorkerAnswer | typeof workerReady) => {
      if (answer === workerReady) {
        started.maxBytes = (residentBytes(child.pid) ?? Infinity) + maxGrowth;
        return watch();
      }
      if (answer.id !== current?.id) return;
      started.hasWorked = true;
      const { resolve, reject } = settle(current);
      if ("error" in answer) reject(Object.assign(new Error(), answer.error));
      else resolve(answer.outcome);
      next();
    });
    child.on("error", (error) => {
      if (child.pid === undefined) afterExit(started, (task) => settle(task).reject(error));
    });
    child.once("exit", () => {
      afterExit(
        started,
        started.maxBytes === null ? (task) => settle(task).reject(workerNotReady()) : retryOrRefuse,
      );
    });
    return started;
  }

  function watch(): void {
    stopWatching();
    if (!worker?.maxBytes || !current) return;
    const { child, maxBytes, hasWorked } = worker;
    stopWatching = watchUsage(child.pid, { maxBytes, maxCpuSeconds }, (what) => {
      // Earlier photos may still occupy some of the memory. So the current photo is tried once more, in a new process.
      if (what.reason === "memory" && hasWorked && current?.tries === 1) child.kill("SIGKILL");
      else abort(what);
    });
  }

  function abort(why: WorkerFailure): void {
    if (current) current.failure = why;
    worker?.child.kill("SIGKILL");
  }

  function settle(task: QueuedTask): QueuedTask {
    clearTimeout(timeout);
    stopWatching();
    current = null;
    return task;
  }

  function afterExit(exited: WorkerProcess, settleTask: (task: QueuedTask) => void): void {
    if (worker !== exited) return;
    worker = null;
    if (current) settleTask(current);
    next();
  }

  function retryOrRefuse(task: QueuedTask): void {
    settle(task);
    const why = task.failure ?? (task.tries >= maxTries ? { reason: "crash" as const } : null);
    if (!why) return void queue.unshift(task);
    onFailure(why);
    task.resolve(failureOutcome(why));
  }

  /** Lets the program end while the worker is idle, and ends the worker after `idleMs`. */
  function rest(): void {
    if (!worker) return;
    worker.child.unref();
    worker.child.channel?.unref();
    clearTimeout(idle);
    idle = setTimeout(end, idleMs).unref();
  }

  function end(): void {
    clearTimeout(idle);
    if (worker?.child.connected) worker.child.disconnect();
    worker = null;
  }

  return { run, end };
}

/**
 * The reason why a photo was given up. One of: an exceeded limit of memory or processor time, too much real time, or a
 * crash of the worker.
 */
export type WorkerFailure = Exceeded | { reason: "time"; seconds: number } | { reason: "crash" };

const refusals: Record<WorkerFailure["reason"], PhotoRefusal> = {
  memory: "too-much-memory",
  cpu: "too-much-work",
  time: "too-much-work",
  crash: "undecodable",
};

/** Returns the outcome for a photo that was given up. */
function failureOutcome({ reason }: WorkerFailure): { ok: false; code: PhotoRefusal } {
  return { ok: false, code: refusals[reason] };
}

/**
 * Returns the error for a worker that ended before it was ready. No photo caused that end, so none is refused: the
 * sender is told to retry, as when the disk is full.
 */
function workerNotReady(): NodeJS.ErrnoException {
  const error = new Error("the photo worker ended before it was ready");
  return Object.assign(error, { code: "ECHILD", syscall: "spawn" });
}

/** A message to the photo worker, as JSON: the name of an operation and its request. */
export interface WorkerTask {
  id: number;
  operation: Parameters<RunPhotoOperation>[0];
  request: Parameters<RunPhotoOperation>[1];
}

/**
 * An answer of the photo worker, as JSON: the outcome of the operation, or an error of the disk or the program. The
 * finished sizes are not in it; they are files in the folder of the received file.
 */
export type WorkerAnswer = { id: number; outcome: unknown } | { id: number; error: object };

/** The first message of the photo worker. Any failure after it is caused by a photo, not by the start. */
export const workerReady = "ready";

/** The interval between two checks of a watched process, in milliseconds. */
const intervalMs = 20;
/** Linux reports processor time in hundredths of a second, whatever the frequency of its internal clock. */
const ticksPerSecond = 100;

/** The limits of a process: bytes of memory in use, and seconds of processor time since the watch began. */
interface UsageLimit {
  maxBytes: number;
  maxCpuSeconds: number;
}

/** The limit that a process has exceeded. */
type Exceeded = { reason: "memory"; bytes: number } | { reason: "cpu"; seconds: number };

/** Returns the physical memory of a process in bytes. Null when it cannot be read. */
function residentBytes(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Returns the processor time that all threads of a process have used, in seconds. Null when it cannot be read. */
function cpuSeconds(pid: number | undefined): number | null {
  try {
    // The program's name stands in brackets and may contain spaces. So the fields are counted from the closing bracket:
    // user and system time are the 14th and 15th field of the whole line.
    const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Calls `exceeded` once when a process exceeds a limit. Returns a function that stops watching. */
function watchUsage(
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
