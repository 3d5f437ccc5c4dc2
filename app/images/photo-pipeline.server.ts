import { fairQueue, background } from "~/queues/fair-queue";

import type { RunPhotoOperation, SourceFile } from "./photo-operations.server";
import type { PhotoRefusal, PreparedPhoto } from "./prepared-photo";

/** The result for one file. Null when the file was not read, because the form already had all its photos. */
export type FileOutcome = { ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal } | null;

/** Makes safe photos out of strangers' files, one form at a time. */
export interface PhotoPipeline {
  /** Runs one operation before the photos of strangers. Only share cards wait until no other work waits. */
  run: RunPhotoOperation;
  /**
   * Prepares the files of one form in order, until `max` of them have become photos. Returns an outcome for each file.
   * The finished sizes are stored beside each received file. One photo is prepared at a time, first that of the sender
   * who has used the least time. A sender whose photo took too long comes last; the owner's photos (`sender` null)
   * come first. Returns null when the form gets no place in the queue or loses its place: either its client has gone
   * (`signal`), or a sender with fewer forms needs the place.
   */
  prepare(files: SourceFile[], form: PhotoForm): Promise<FileOutcome[] | null>;
}

/** The options for preparing the files of a form. */
export interface PhotoForm {
  max: number;
  sender: string | null;
  signal?: AbortSignal;
}

/** Forty forms are enough for a school class at the same moment: about a minute of work for a small machine. */
const maxForms = 40;

/**
 * Creates a pipeline over these operations. At most `slots` forms of strangers wait or are prepared at the same time.
 */
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
