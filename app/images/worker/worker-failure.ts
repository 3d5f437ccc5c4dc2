import type { PhotoRefusal } from "~/images/prepared-photo";
import type { Exceeded } from "./process-usage.server";

/** Why a photo was given up: what the worker used too much of, by the clock on the wall, or that it ended. */
export type WorkerFailure = Exceeded | { reason: "time"; seconds: number } | { reason: "crash" };

const refusals: Record<WorkerFailure["reason"], PhotoRefusal> = {
  memory: "too-much-memory",
  cpu: "too-much-work",
  time: "too-much-work",
  crash: "undecodable",
};

/** What an operation answers about a photo that was given up. */
export function failureOutcome({ reason }: WorkerFailure): { ok: false; code: PhotoRefusal } {
  return { ok: false, code: refusals[reason] };
}

/** No photo is the reason, so none is refused: it is reported like a full disk, and the sender is told to retry. */
export function workerNotReady(): NodeJS.ErrnoException {
  const error = new Error("the photo worker ended before it was ready");
  return Object.assign(error, { code: "ECHILD", syscall: "spawn" });
}
