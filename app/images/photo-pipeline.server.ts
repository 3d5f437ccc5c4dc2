import { fairQueue } from "./fair-queue";
import type { PhotoOperations, SourceFile } from "./photo-operations.server";
import type { PhotoRefusal, PreparedPhoto } from "./prepared-photo";

/** What became of a file; null: not looked at, because the form already had all the photos that it may have. */
export type FileOutcome = { ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal } | null;

/** Makes safe photos out of strangers' files, one form at a time. */
export interface PhotoPipeline extends Pick<PhotoOperations, "check" | "position" | "edit" | "preview"> {
  /**
   * Prepares the files of one form, in order, until `most` of them became photos; an outcome for each. The finished
   * sizes are beside each file. Senders are served in turn. Null when too many forms wait already; the owner's (`sender`
   * null) is always taken.
   */
  prepare(files: SourceFile[], form: { most: number; sender: string | null }): Promise<FileOutcome[] | null>;
}

/** A school class that sends at the same moment, and a few more: about a minute of work for a small machine. */
const mostWaitingForms = 40;

/** A pipeline on top of these operations, for one form after the other. */
export function createPhotoPipeline(
  { prepare, check, position, edit, preview }: PhotoOperations,
  mostWaiting = mostWaitingForms,
): PhotoPipeline {
  const inTurn = fairQueue(mostWaiting);

  /** Of the owner, whose work is never refused. */
  const owners = <T>(job: () => Promise<T>) => inTurn(null, job) as Promise<T>;

  const prepareAll = async (files: SourceFile[], most: number): Promise<FileOutcome[]> => {
    const outcomes: FileOutcome[] = [];
    for (const { path, fileName } of files) {
      const isFull = outcomes.filter((outcome) => outcome?.ok).length >= most;
      outcomes.push(isFull ? null : await prepare({ path, fileName }));
    }
    return outcomes;
  };

  return {
    async prepare(files, { most, sender }) {
      return inTurn(sender, () => prepareAll(files, most));
    },
    check,
    position,
    edit: (file) => owners(() => edit(file)),
    preview: (file) => owners(() => preview(file)),
  };
}
