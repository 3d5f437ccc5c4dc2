import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chownLike, makeFolder, syncToDisk } from "~/server/files/durable-files";
import { type DataDirectory, timeInName } from "~/server/data-directory/paths";
import { CannotDo } from "~/server/user-errors";
import { backupText } from "~/text/it/commands/backup";
import { databaseName, settingsName, uploadsName } from "~/server/backup/archive/manifest";

const databaseNames = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`];
/** The file with the first password moves out with the old data, because the backup has its own password. */
const firstPasswordName = "first-password.txt";
const asideName = /^prima-del-ripristino-\d{8}-\d{6}(?:-\d+)?$/;

/** Moves the old data out, and the restored data from `folder` in. Returns the folder with the old data, or null. */
export async function swapData(
  places: DataDirectory,
  folder: string,
  replaceRows: (aside: string) => Promise<void>,
): Promise<string | null> {
  // Meanwhile the file `restoring` exists, so that no site starts with half of each. `replaceRows` gets the folder for
  // the old data, and removes from `folder` what must not move in. After RowsUndecided the site must not start.
  const interrupted = interruptedFolder(places);
  const aside = interrupted ?? (await announceSwap(places));
  try {
    await replaceRows(aside);
  } catch (error) {
    if ((error as Error).name === "RowsUndecided") throw new CannotDo(backupText.undecided(aside));
    if (interrupted === null) {
      rmSync(aside, { recursive: true });
      rmSync(places.restoring);
    }
    throw error;
  }
  const arriving = readdirSync(folder);
  const leaving = [...arriving, firstPasswordName]
    .flatMap((name) => (name === databaseName ? databaseNames : [name]))
    .filter((name) => existsSync(path.join(places.root, name)));
  for (const name of leaving) renameSync(path.join(places.root, name), path.join(aside, name));
  for (const name of arriving) renameSync(path.join(folder, name), path.join(places.root, name));
  await syncToDisk(aside);
  await syncToDisk(places.root);
  rmSync(places.restoring);
  await syncToDisk(places.root);
  if (readdirSync(aside).length > 0) return aside;
  rmSync(aside, { recursive: true });
  return null;
}

/** Undoes an interrupted restore: deletes what has moved in, as its archive has that, and moves the old data back. */
export async function undoInterruptedSwap(places: DataDirectory, { hasServer }: { hasServer: boolean }) {
  const aside = interruptedFolder(places);
  if (aside === null) return;
  for (const name of [uploadsName, settingsName, firstPasswordName, ...(hasServer ? [] : databaseNames)]) {
    if (!existsSync(path.join(aside, name))) continue;
    rmSync(path.join(places.root, name), { recursive: true, force: true });
    renameSync(path.join(aside, name), path.join(places.root, name));
  }
  await syncToDisk(places.root);
  // Rows on a server stay as they are, and so does `restoring`, until the next restore replaces them.
  if (hasServer) return;
  rmSync(places.restoring);
  await syncToDisk(places.root);
  if (readdirSync(aside).length === 0) rmSync(aside, { recursive: true });
}

function interruptedFolder({ restoring, backups }: DataDirectory): string | null {
  if (!existsSync(restoring)) return null;
  const name = path.basename(readFileSync(restoring, "utf8"));
  const aside = path.join(backups, name);
  return asideName.test(name) && existsSync(aside) ? aside : null;
}

async function announceSwap({ root, backups, restoring }: DataDirectory): Promise<string> {
  const name = path.join(backups, `prima-del-ripristino-${timeInName(new Date().toISOString())}`);
  let aside = name;
  for (let n = 2; existsSync(aside); n += 1) aside = `${name}-${n}`;
  makeFolder(root, aside);
  await syncToDisk(backups);
  writeFileSync(restoring, aside, { flush: true });
  chownLike(root, restoring);
  await syncToDisk(root);
  return aside;
}
