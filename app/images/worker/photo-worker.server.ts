import type { ChildProcess } from "node:child_process";
import type { RunPhotoOperation } from "~/images/photo-operations.server";
import { residentBytes, watchUsage, type Exceeded } from "./process-usage.server";
import type { PhotoRefusal } from "~/images/prepared-photo";

/** The photo operations in a process of their own, and how to end that. */
export interface PhotoWorker {
  run: RunPhotoOperation;
  end(): void;
}

interface QueuedTask extends WorkerTask {
  tries: number;
  /** Why the process is being killed because of this photo, which will not be tried again. */
  failure?: WorkerFailure;
  resolve(outcome: unknown): void;
  reject(error: unknown): void;
}

interface WorkerProcess {
  child: ChildProcess;
  /** How much memory it may occupy, in bytes; null before it is ready. */
  maxBytes: number | null;
  hasWorked: boolean;
}

const maxTries = 2;
const megabyte = 1024 * 1024;

/**
 * Runs the photo operations in another process, one at a time: a hostile photo cannot crash the site, memory goes back
 * when the process ends, and pages are not delayed. `start` starts it with the first photo; it ends `idleMs` after the
 * last. A photo that kills it twice, takes longer than `timeoutMs`, more than `maxCpuSeconds` of processor time, or
 * makes it larger by `maxGrowth` bytes than it was when it became ready is refused and reported to `onFailure`: what an
 * empty process takes depends on the machine. What it wrote until then stays in the folder of the file.
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
    // When the process cannot be reached it is about to exit, and "exit" deals with the task.
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
      // What earlier photos left behind may be the reason: then it is tried once more in a new process.
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

  /** An idle worker does not keep the program alive. */
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

/** Why a photo was given up: what the worker used too much of, by the clock on the wall, or that it ended. */
export type WorkerFailure = Exceeded | { reason: "time"; seconds: number } | { reason: "crash" };

const refusals: Record<WorkerFailure["reason"], PhotoRefusal> = {
  memory: "too-much-memory",
  cpu: "too-much-work",
  time: "too-much-work",
  crash: "undecodable",
};

/** What an operation answers about a photo that was given up. */
function failureOutcome({ reason }: WorkerFailure): { ok: false; code: PhotoRefusal } {
  return { ok: false, code: refusals[reason] };
}

/** No photo is the reason, so none is refused: it is reported like a full disk, and the sender is told to retry. */
function workerNotReady(): NodeJS.ErrnoException {
  const error = new Error("the photo worker ended before it was ready");
  return Object.assign(error, { code: "ECHILD", syscall: "spawn" });
}

/** What the site sends to the photo worker, as JSON: the name of an operation and its request. */
export interface WorkerTask {
  id: number;
  operation: Parameters<RunPhotoOperation>[0];
  request: Parameters<RunPhotoOperation>[1];
}

/**
 * What the photo worker answers: the outcome of the operation, or an error of the disk or of the program. Facts only, as
 * JSON: the finished sizes are files in the folder of the received file.
 */
export type WorkerAnswer = { id: number; outcome: unknown } | { id: number; error: object };

/** What the photo worker sends first, once: from now on whatever happens to it has to do with a photo. */
export const workerReady = "ready";
