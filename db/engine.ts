import type { Kysely } from "kysely";
import type { Database } from "./schema";

/** The open database of a site, with the operations that each engine does in its own way. */
export interface Engine {
  db: Kysely<Database>;
  instances: Instances;
  /** Returns the number of bytes that `eraseDeleted` rewrites. */
  bytes(): Promise<number>;
  /** Erases deleted rows from the database's files. Returns false while somebody is reading the database. */
  eraseDeleted(): Promise<boolean>;
  /** Erases deleted rows from the log beside the database. Returns false while somebody is reading the database. */
  emptyLog(): Promise<boolean>;
}

/** The tasks that only one instance of a site may run at a time. */
export type SoleTask = "maintenance" | "withdrawals" | "share-cards";

/** The coordination between the instances of one site, which share a database. */
export interface Instances {
  /** True while this instance may show its cached data: it would know if another instance had changed the site. */
  isUpToDate(): boolean;
  /** Tells all instances. Resolves when none shows older data. Rejects with SQLSTATE 08006 when they cannot be told. */
  announceChange(): Promise<void>;
  /** True when this instance knows of no other running instance. */
  isAlone(): boolean;
  /** Runs a task unless it is already running, here or in another instance. Returns false when the task did not run. */
  exclusively(task: SoleTask, run: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

/** The coordination of a site with only one instance, which has locked the data directory. */
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
