import path from "node:path";

/** The places in the data directory. */
export interface DataDirectory {
  root: string;
  database: string;
  lock: string;
  /** `site.env`: what the owner set, in a file. */
  settings: string;
  uploads: string;
  incoming: string;
  /** Copies made before upgrades and restores, and the folders that backups work in. */
  backups: string;
  /** Here while a restore is moving files: whoever finds it at start must not use the data. */
  restoring: string;
}

/** Where everything is in a data directory, whether it exists or not. */
export function placesIn(directory: string): DataDirectory {
  return {
    root: directory,
    database: path.join(directory, "site.db"),
    lock: path.join(directory, "serve.lock"),
    settings: path.join(directory, "site.env"),
    uploads: path.join(directory, "uploads"),
    incoming: path.join(directory, "incoming"),
    backups: path.join(directory, "backups"),
    restoring: path.join(directory, "restore.unfinished"),
  };
}
