import type { ChildProcess } from "node:child_process";
import type { PhotoWork } from "./photo-work.server";

/** What the site asks its photo process to do. */
export interface PhotoTask {
  id: number;
  act: keyof PhotoWork;
  file: { path: string; fileName: string };
}

/** What the photo process answers: the outcome, or an error of the disk or of the program. */
export type PhotoAnswer = { id: number; outcome: unknown } | { id: number; error: object };

/** What it says first, once: it has begun, and whatever happens from now on has to do with a photo. */
export const photoProcessBegun = "begun";

/** The work done in a process of its own, and how to end that. */
export interface WorkElsewhere extends PhotoWork {
  end(): void;
}

interface Waiting extends PhotoTask {
  tries: number;
  /** Ends the helper when this photo keeps it busy for too long. */
  limit?: NodeJS.Timeout;
  done(outcome: unknown): void;
  failed(error: unknown): void;
}

const mostTries = 2;
const undecodable = { ok: false, code: "undecodable" };

/**
 * Lets a process of its own do the work: what a hostile photo breaks there is not the site, its memory goes back when
 * it ends, and pages are not kept waiting. `start` starts it, with the first photo; it ends `idleMs` after the last. A
 * photo that it does not survive twice, or is not done with after `patienceMs`, cannot be decoded.
 */
export function workElsewhere(
  start: () => ChildProcess,
  { idleMs = 20_000, patienceMs = 120_000 } = {},
): WorkElsewhere {
  const waiting = new Map<number, Waiting>();
  let helper: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let retried = Promise.resolve();

  function ask<Outcome>(act: PhotoTask["act"], file: { path: string; fileName?: string }): Promise<Outcome> {
    return new Promise((resolve, failed) => {
      const done = (outcome: unknown) => resolve(outcome as Outcome);
      const { path, fileName = "" } = file;
      hand({ id: (last += 1), act, file: { path, fileName }, tries: 0, done, failed });
    });
  }

  function hand(task: Waiting): void {
    clearTimeout(idle);
    helper ??= begin();
    waiting.set(task.id, task);
    task.tries += 1;
    helper.ref();
    helper.channel?.ref();
    task.limit = setTimeout(giveUp, patienceMs, task, helper).unref();
    const { id, act, file } = task;
    // A helper that can no longer be reached ends, and that is heard of below.
    helper.send({ id, act, file } satisfies PhotoTask, () => {});
  }

  function begin(): ChildProcess {
    const begun = start();
    let isAtWork = false;
    begun.on("message", (answer: PhotoAnswer | typeof photoProcessBegun) => {
      isAtWork = true;
      if (answer === photoProcessBegun) return;
      const task = waiting.get(answer.id);
      waiting.delete(answer.id);
      clearTimeout(task?.limit);
      if ("error" in answer) task?.failed(Object.assign(new Error(), answer.error));
      else task?.done(answer.outcome);
      if (waiting.size === 0) rest(begun);
    });
    begun.on("error", (error) => begun.pid === undefined && lose(begun, (task) => task.failed(error)));
    begun.once("exit", () => lose(begun, isAtWork ? again : (task) => task.failed(neverBegan())));
    return begun;
  }

  /** No photo is to blame, so none is refused: whoever sent one is told to come back, as when the disk is full. */
  function neverBegan(): NodeJS.ErrnoException {
    return Object.assign(new Error("the photo process ended before it began"), {
      code: "ECHILD",
      syscall: "spawn",
    });
  }

  /** A photo that never ends must not keep the next ones waiting; it is not tried again. */
  function giveUp(task: Waiting, busy: ChildProcess): void {
    task.tries = mostTries;
    busy.kill("SIGKILL");
  }

  /** Nothing keeps the program alive for a helper without work. */
  function rest(resting: ChildProcess): void {
    resting.unref();
    resting.channel?.unref();
    idle = setTimeout(end, idleMs).unref();
  }

  function lose(lost: ChildProcess, then: (task: Waiting) => void): void {
    if (helper !== lost) return;
    helper = null;
    const tasks = [...waiting.values()];
    for (const { limit } of tasks) clearTimeout(limit);
    waiting.clear();
    tasks.forEach(then);
  }

  /** Alone: whatever else was under way must not fall with the photo that broke the helper. */
  function again(task: Waiting): void {
    const { done, failed } = task;
    if (task.tries >= mostTries) return done(task.act === "judge" ? undecodable.code : undecodable);
    const retry = () =>
      new Promise<void>((next) =>
        hand({ ...task, done: (outcome) => next(done(outcome)), failed: (error) => next(failed(error)) }),
      );
    retried = retried.then(retry);
  }

  function end(): void {
    clearTimeout(idle);
    if (helper?.connected) helper.disconnect();
    helper = null;
  }

  return {
    prepare: (file) => ask("prepare", file),
    judge: (file) => ask("judge", file),
    position: (file) => ask("position", file),
    end,
  };
}
