import { fairQueue, background } from "~/queues/fair-queue";
import type { RunPhotoOperation, SourceFile } from "./photo-operations.server";
import type { PhotoRefusal, PreparedPhoto } from "./prepared-photo";

/** The result for one file. Null when the file was not read, because the form already had all its photos. */
export type FileOutcome = { ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal } | null;

export type PhotoPipeline = ReturnType<typeof createPhotoPipeline>;

/** Forty forms are enough for a school class at the same moment: about a minute of work for a small machine. */
const maxForms = 40;
/** Requests that wait for a postcard. They are few, because each also has a place among those that are sent photos. */
const maxPostcards = 40;
const drawn = new Set(["card", "postcard"]);

/** Makes safe photos out of strangers' files. At most `slots` forms of strangers wait or are prepared at once. */
export function createPhotoPipeline(run: RunPhotoOperation, slots = maxForms) {
  const queue = fairQueue({ slots });
  const postcards = fairQueue({ slots: maxPostcards });
  return {
    /** Runs one operation before the photos of strangers. Only cards wait until no other work waits. */
    run: ((name, request) =>
      queue.run(drawn.has(name) ? background : null, () => run(name, request))) as RunPhotoOperation,
    /** Runs the work on strangers' postcards one by one, in turns of senders. Null when too many wait. */
    inTurnForPostcard: postcards.run,
    /** Prepares the files of one form in order, until `max` of them have become photos. Returns an outcome for each. */
    async prepare(
      files: SourceFile[],
      { max, sender, signal }: { max: number; sender: string | null; signal?: AbortSignal },
    ): Promise<FileOutcome[] | null> {
      // Null: the form got no place or lost it: its client has gone (`signal`), or a sender with fewer forms needs it.
      const slot = queue.enter(sender, signal);
      if (!slot) return null;
      const outcomes: FileOutcome[] = [];
      try {
        for (const { path, fileName } of files) {
          const isFull = outcomes.filter((outcome) => outcome?.ok).length >= max;
          const outcome = isFull ? null : await slot.turn(() => run("prepare", { path, fileName }));
          if (!isFull && outcome === null) return null;
          outcomes.push(outcome);
        }
        return outcomes;
      } finally {
        slot.leave();
      }
    },
  };
}
