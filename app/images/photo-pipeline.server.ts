import { fairQueue, background } from "~/queues/fair-queue";

import type { RunPhotoOperation, SourceFile } from "./photo-operations.server";
import type { PhotoRefusal, PreparedPhoto } from "./prepared-photo";

/** The result of a file. Null: not checked, because the form already had all its photos. */
export type FileOutcome = { ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal } | null;

/** Makes safe photos out of strangers' files, one form at a time. */
export interface PhotoPipeline {
  /** Runs one operation before the photos of strangers. Share cards wait until nothing else waits. */
  run: RunPhotoOperation;
  /**
   * Prepares the files of one form in order, until `max` of them are photos, and returns an outcome for each. The
   * finished sizes are beside each file. One photo is prepared at a time, of the sender with the least time used so
   * far; a sender whose photo took too long comes last. The owner's photos (`sender` null) come first. Null when the
   * form has no slot in the queue or loses it: its client has gone (`signal`), or a sender with fewer forms needs the
   * slot.
   */
  prepare(files: SourceFile[], form: PhotoForm): Promise<FileOutcome[] | null>;
}

/** The options for preparing the files of a form. */
export interface PhotoForm {
  max: number;
  sender: string | null;
  signal?: AbortSignal;
}

/** This is enough for a school class at the same moment: about a minute of work for a small machine. */
const maxForms = 40;

/** Creates a pipeline that runs these operations for a limited number of forms at once. */
export function createPhotoPipeline(run: RunPhotoOperation, slots = maxForms): PhotoPipeline {
  const queue = fairQueue({ slots });
  return {
    run: (name, request) =>
      queue.run(name === "card" ? background : null, () => run(name, request)) as ReturnType<
        typeof run<typeof name>
      >,
    async prepare(files, { max, sender, signal }) {
      const slot = queue.enter(sender, signal);
      if (!slot) return null;
      const outcomes: FileOutcome[] = [];
      try {
        for (const { path, fileName } of files) {
          const isFull = outcomes.filter((outcome) => outcome?.ok).length >= max;
          const outcome = isFull ? null : await slot.turn(() => run("prepare", { path, fileName }));
          if (!isFull && outcome === null) return null;
          if (outcome?.ok === false && outcome.code === "too-much-work") slot.deferSender();
          outcomes.push(outcome);
        }
        return outcomes;
      } finally {
        slot.leave();
      }
    },
  };
}
