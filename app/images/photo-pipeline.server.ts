import type { FormFile, PhotoOperations } from "./photo-operations.server";
import type { PhotoRefusal, Position, PreparedPhoto } from "./prepared-photo";
import { fairQueue } from "./fair-queue";

/** What became of a file; null: not looked at, because the form already had all the photos that it may have. */
export type FileOutcome = { ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal } | null;

/** Makes safe photos out of strangers' files, one form at a time. */
export interface PhotoPipeline {
  /**
   * Prepares the files of one form, in order, until `most` of them became photos; answers an outcome for each. Senders
   * take turns. Null when too many forms wait already; the owner's (`sender` null) is always taken.
   */
  prepare(files: FormFile[], form: { most: number; sender: string | null }): Promise<FileOutcome[] | null>;
  /** What can be said against a file by its first bytes and header alone; null: nothing yet. No pixels are decoded. */
  check(file: Pick<FormFile, "path">): Promise<PhotoRefusal | null>;
  /** Only the position (POST /api/extract-gps): both null-safe, no pixels are decoded. */
  position(received: {
    path: string;
  }): Promise<{ ok: true; value: Partial<Position> } | { ok: false; code: PhotoRefusal }>;
}

/** A school class that sends at the same moment, and a few more: about a minute of work for a small machine. */
const mostWaitingForms = 40;

/** A pipeline that lets this work be done, for one form after the other. */
export function createPhotoPipeline(work: PhotoOperations, mostWaiting = mostWaitingForms): PhotoPipeline {
  const inTurn = fairQueue(mostWaiting);

  const prepareAll = async (files: FormFile[], most: number): Promise<FileOutcome[]> => {
    const outcomes: FileOutcome[] = [];
    for (const file of files) {
      const isFull = outcomes.filter((outcome) => outcome?.ok).length >= most;
      outcomes.push(isFull ? null : await work.prepare(file));
    }
    return outcomes;
  };

  return {
    async prepare(files, { most, sender }) {
      return inTurn(sender, () => prepareAll(files, most));
    },
    check: (file) => work.check(file),
    position: (file) => work.position(file),
  };
}
