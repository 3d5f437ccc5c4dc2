import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage-fault";
import { chownLike } from "./chown-like";
import type { DataDirectory } from "./places";

const setting = "uploads-mark";

/**
 * Whether this database is the one that was open when photos last came into `uploads`: then a photo that it does not
 * know is debris. A new database, or an older copy, does not have the newest mark.
 */
export async function hasNewestMark({ db }: Pick<Site, "db">, { mark }: DataDirectory): Promise<boolean> {
  const own = await readSetting(db, setting);
  try {
    return own !== null && readFileSync(mark, "utf8") === own;
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    return false;
  }
}

/**
 * Marks the database and `uploads` anew: from now on no copy of the database that was made before has the newest mark.
 * A death or a full disk in the middle leaves two marks that differ, which only means that nothing is thrown away.
 */
export async function renewMark({ db }: Pick<Site, "db">, { root, mark }: DataDirectory): Promise<void> {
  const value = randomBytes(16).toString("hex");
  try {
    await writeSetting(db, setting, value);
    writeFileSync(mark, value, { mode: 0o600, flush: true });
    chownLike(root, mark);
  } catch (error) {
    if (!isStorageFault(error)) throw error;
  }
}
