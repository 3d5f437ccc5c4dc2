import type { Kysely } from "kysely";
import type { Database } from "./schema";

/** The open database of a site, and what each engine does in its own way. */
export interface Engine {
  db: Kysely<Database>;
  instances: Instances;
  /** How many bytes `eraseDeleted` writes anew. */
  bytes(): Promise<number>;
  /** Leaves nothing of deleted rows in the files of the database; false: not now, somebody is reading. */
  eraseDeleted(): Promise<boolean>;
  /** Leaves nothing of deleted rows in a log beside the database; false: not now, somebody is reading. */
  emptyLog(): Promise<boolean>;
}

/** What only one instance of a site does at a time. */
export type SoleTask = "maintenance" | "withdrawals" | "share-cards";

/** What the instances of one site, which share a database, arrange among themselves. */
export interface Instances {
  /** Whether what this instance remembers of the site may be shown: it would have heard of a change. */
  isUpToDate(): boolean;
  /**
   * Resolves when no instance shows what it remembers from before this call. Rejects, with SQLSTATE 08006, when the
   * others could not be told.
   */
  announceChange(): Promise<void>;
  /** Whether no other instance is running, as far as this one knows. */
  isAlone(): boolean;
  /** Runs a task unless it is running, here or in another instance; false: it was not run. */
  exclusively(task: SoleTask, run: () => Promise<void>): Promise<boolean>;
  /** Leaves the others. */
  close(): Promise<void>;
}

/** The arrangement of a site that is alone, whose data directory is locked. */
export const onlyInstance: Instances = {
  isUpToDate: () => true,
  announceChange: () => Promise.resolve(),
  isAlone: () => true,
  exclusively: async (_task, run) => {
    await run();
    return true;
  },
  close: () => Promise.resolve(),
};
