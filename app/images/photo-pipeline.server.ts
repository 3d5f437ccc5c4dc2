import { fairQueue, background } from "~/queues/fair-queue";

import type { RunPhotoOperation, SourceFile } from "./photo-operations.server";
import type { PhotoRefusal, PreparedPhoto } from "./prepared-photo";

/** What became of a file; null: not looked at, because the form already had all the photos that it may have. */
export type FileOutcome = { ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal } | null;

/** Makes safe photos out of strangers' files, one form at a time. */
export interface PhotoPipeline {
  /** Runs one operation before the photos of strangers; share cards wait until nothing else does. */
  run: RunPhotoOperation;
  /**
   * Prepares the files of one form, in order, until `max` of them became photos; an outcome for each. The finished
   * sizes are beside each file. One photo is prepared at a time, of the sender whose photos took the least time so far;
   * a sender whose photo ran into a limit of time comes after all others.
   * Null when the form has no place in the queue, or lost it: its client has gone (`signal`), or the sender with most
   * forms made room for one with fewer. The owner's (`sender` null) go first.
   */
  prepare(files: SourceFile[], form: PhotoForm): Promise<FileOutcome[] | null>;
}

/** How the files of a form are prepared. */
export interface PhotoForm {
  max: number;
  sender: string | null;
  signal?: AbortSignal;
}

/** A school class that sends at the same moment, and a few more: about a minute of work for a small machine. */
const maxForms = 40;

/** A pipeline on top of these operations, for so many forms at once. */
export function createPhotoPipeline(run: RunPhotoOperation, places = maxForms): PhotoPipeline {
  const queue = fairQueue({ places });
  return {
    run: (name, request) =>
      queue.run(name === "card" ? background : null, () => run(name, request)) as ReturnType<
        typeof run<typeof name>
      >,
    async prepare(files, { max, sender, signal }) {
      const place = queue.enter(sender, signal);
      if (!place) return null;
      const outcomes: FileOutcome[] = [];
      try {
        for (const { path, fileName } of files) {
          const isFull = outcomes.filter((outcome) => outcome?.ok).length >= max;
          const outcome = isFull ? null : await place.turn(() => run("prepare", { path, fileName }));
          if (!isFull && outcome === null) return null;
          if (outcome?.ok === false && outcome.code === "too-much-work") place.deferSender();
          outcomes.push(outcome);
        }
        return outcomes;
      } finally {
        place.leave();
      }
    },
  };
}
