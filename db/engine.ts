import type { Kysely } from "kysely";
import type { Database } from "./schema";

/** The open database of a site, with the operations that differ between the engines. */
export interface Engine {
  db: Kysely<Database>;
  instances: Instances;
  /** Returns the number of bytes that `eraseDeleted` rewrites. */
  bytes(): Promise<number>;
  /** Erases deleted rows from the files of the database. False while somebody is reading it. */
  eraseDeleted(): Promise<boolean>;
  /** Erases deleted rows from a log beside the database. False while somebody is reading it. */
  emptyLog(): Promise<boolean>;
}

/** The tasks that only one instance of a site runs at a time. */
export type SoleTask = "maintenance" | "withdrawals" | "share-cards";

/** The coordination between the instances of one site, which share a database. */
export interface Instances {
  /** True while this instance may show its cached data, because it would know of a change. */
  isUpToDate(): boolean;
  /**
   * Resolves when no instance shows data cached before this call. Rejects with SQLSTATE 08006 when the others cannot
   * be reached.
   */
  announceChange(): Promise<void>;
  /** True when this instance knows of no other running one. */
  isAlone(): boolean;
  /** Runs a task unless it is already running, here or in another instance. False when it was not run. */
  exclusively(task: SoleTask, run: () => Promise<void>): Promise<boolean>;
  /** Disconnects from the others. */
  close(): Promise<void>;
}

/** The coordination of a site with one instance, which has locked its data directory. */
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
