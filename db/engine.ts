import type { Kysely } from "kysely";
import type { Instances } from "./instances";
import type { Database } from "./schema";

/** The open database of a site, and what each engine does in its own way. */
export interface Engine {
  db: Kysely<Database>;
  instances: Instances;
  /** How many bytes `eraseDeleted` writes anew. */
  bytes(): Promise<number>;
  /** Leaves nothing of deleted rows in the files of the database; false: not now, somebody is reading. */
  eraseDeleted(): Promise<boolean>;
}
