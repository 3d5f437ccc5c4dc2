import type { ChildProcess } from "node:child_process";
import type { PhotoOperations } from "~/images/photo-operations.server";
import type { PhotoRefusal } from "~/images/prepared-photo";
import { residentBytes, watchMemory } from "./process-memory.server";

/** What the site asks its photo worker to do. */
export interface WorkerTask {
  id: number;
  act: keyof PhotoOperations;
  file: { path: string; fileName: string };
}

/** What the photo worker answers: the outcome, or an error of the disk or of the program. */
export type WorkerAnswer = { id: number; outcome: unknown } | { id: number; error: object };

/** What it says first, once: it has begun, and whatever happens from now on has to do with a photo. */
export const workerReady = "begun";

/** The work done in a process of its own, and how to end that. */
export interface PhotoWorker extends PhotoOperations {
  end(): void;
}

/** Why a photo was given up; `bytes`: what the photo worker occupied, when that was too much. */
export type GivenUp =
  { reason: "memory"; bytes: number } | { reason: "time"; seconds: number } | { reason: "crash" };

interface Queued extends WorkerTask {
  tries: number;
  /** Why the process is being ended because of this photo, which will not be tried again. */
  givenUp?: GivenUp;
  done(outcome: unknown): void;
  failed(error: unknown): void;
}

interface Helper {
  child: ChildProcess;
  /** How much memory it may occupy; null before it has begun. */
  mostBytes: number | null;
  hasWorked: boolean;
}

const mostTries = 2;
const megabyte = 1024 * 1024;

/**
 * Lets a process of its own do the work, one file at a time: what a hostile photo breaks there is not the site, its
 * memory goes back when it ends, and pages are not kept waiting. `start` starts it, with the first photo; it ends
 * `idleMs` after the last. A photo with which it ends twice, is not done after `patienceMs`, or grows by more than
 * `mostGrowth` bytes is refused, and `onGivenUp` hears why.
 */
export function photoWorker(
  start: () => ChildProcess,
  {
    idleMs = 20_000,
    patienceMs = 120_000,
    mostGrowth = 200 * megabyte,
    onGivenUp = (() => {}) as (why: GivenUp) => void,
  } = {},
): PhotoWorker {
  const queue: Queued[] = [];
  let current: Queued | null = null;
  let helper: Helper | null = null;
  let idle: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;
  let stopWatching = () => {};
  let last = 0;

  function ask<Outcome>(act: WorkerTask["act"], file: { path: string; fileName?: string }): Promise<Outcome> {
    return new Promise((resolve, failed) => {
      const done = (outcome: unknown) => resolve(outcome as Outcome);
      const { path, fileName = "" } = file;
      queue.push({ id: (last += 1), act, file: { path, fileName }, tries: 0, done, failed });
      next();
    });
  }

  function next(): void {
    if (current) return;
    current = queue.shift() ?? null;
    if (!current) return rest();
    clearTimeout(idle);
    helper ??= begin();
    const { child } = helper;
    child.ref();
    child.channel?.ref();
    current.tries += 1;
    patience = setTimeout(giveUp, patienceMs, { reason: "time", seconds: patienceMs / 1000 }).unref();
    watch();
    const { id, act, file } = current;
    // A helper that can no longer be reached ends, and that is heard of below.
    child.send({ id, act, file } satisfies WorkerTask, () => {});
  }

  function begin(): Helper {
    const child = start();
    const begun: Helper = { child, mostBytes: null, hasWorked: false };
    child.on("message", (answer: WorkerAnswer | typeof workerReady) => {
      if (answer === workerReady) {
        begun.mostBytes = (residentBytes(child.pid) ?? Infinity) + mostGrowth;
        return watch();
      }
      if (answer.id !== current?.id) return;
      begun.hasWorked = true;
      const { done, failed } = settle(current);
      if ("error" in answer) failed(Object.assign(new Error(), answer.error));
      else done(answer.outcome);
      next();
    });
    child.on("error", (error) => {
      if (child.pid === undefined) lose(begun, (task) => settle(task).failed(error));
    });
    child.once("exit", () => {
      lose(begun, begun.mostBytes === null ? (task) => settle(task).failed(neverBegan()) : lostWith);
    });
    return begun;
  }

  /** No photo is to blame, so none is refused: whoever sent one is told to come back, as when the disk is full. */
  function neverBegan(): NodeJS.ErrnoException {
    return Object.assign(new Error("the photo worker ended before it began"), {
      code: "ECHILD",
      syscall: "spawn",
    });
  }

  function watch(): void {
    stopWatching();
    if (!helper?.mostBytes || !current) return;
    const { child, mostBytes, hasWorked } = helper;
    stopWatching = watchMemory(child.pid, mostBytes, (bytes) => {
      // What earlier photos left behind may be the reason: then it is tried once more in a new process.
      if (hasWorked && current?.tries === 1) child.kill("SIGKILL");
      else giveUp({ reason: "memory", bytes });
    });
  }

  function giveUp(why: GivenUp): void {
    if (current) current.givenUp = why;
    helper?.child.kill("SIGKILL");
  }

  function settle(task: Queued): Queued {
    clearTimeout(patience);
    stopWatching();
    current = null;
    return task;
  }

  function lose(lost: Helper, blame: (task: Queued) => void): void {
    if (helper !== lost) return;
    helper = null;
    if (current) blame(current);
    next();
  }

  function lostWith(task: Queued): void {
    settle(task);
    const why = task.givenUp ?? (task.tries >= mostTries ? { reason: "crash" as const } : null);
    if (!why) return void queue.unshift(task);
    onGivenUp(why);
    const code: PhotoRefusal = why.reason === "memory" ? "too-much-memory" : "undecodable";
    task.done(task.act === "check" ? code : { ok: false, code });
  }

  /** Nothing keeps the program alive for a helper without work. */
  function rest(): void {
    if (!helper) return;
    helper.child.unref();
    helper.child.channel?.unref();
    clearTimeout(idle);
    idle = setTimeout(end, idleMs).unref();
  }

  function end(): void {
    clearTimeout(idle);
    if (helper?.child.connected) helper.child.disconnect();
    helper = null;
  }

  return {
    prepare: (file) => ask("prepare", file),
    check: (file) => ask("check", file),
    position: (file) => ask("position", file),
    end,
  };
}
