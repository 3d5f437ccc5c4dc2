import path from "node:path";

/** The paths in a data directory, whether they exist or not. */
export type DataDirectory = ReturnType<typeof dataPathsIn>;

/** Returns the paths in this data directory. */
export function dataPathsIn(directory: string) {
  return {
    root: directory,
    database: path.join(directory, "site.db"),
    lock: path.join(directory, "serve.lock"),
    /** The file with the address at which other commands on this machine reach the running site. */
    address: path.join(directory, "serve.address"),
    /** The file with the password of the first start under systemd. It exists until the first sign-in. */
    firstPassword: path.join(directory, "first-password.txt"),
    settings: path.join(directory, "site.env"),
    uploads: path.join(directory, "uploads"),
    incoming: path.join(directory, "incoming"),
    /** The copies from before upgrades and restores, unknown photos, and the work folders of backups. */
    backups: path.join(directory, "backups"),
    /** The file that exists while a restore moves files. Meanwhile the site must not start. */
    restoring: path.join(directory, "restore.unfinished"),
  };
}

/** Returns a time (ISO-8601 UTC) for a file name: `2026-05-03T10:00:00.000Z` becomes `20260503-100000`. */
export function timeInName(time: string): string {
  return time.slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}
