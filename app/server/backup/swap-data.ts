import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { moveTo } from "~/photo-store/photo-directory.server";
import { photoNameOf } from "~/photo-store/photo-files";
import { unfinishedName } from "~/photo-store/photo-store.server";
import { chownLike, makeFolder, syncToDisk } from "~/server/files/durable-files";
import { removeAbandonedFiles } from "~/server/files/temporary-path";
import { type DataDirectory, timeInName } from "~/server/data-directory/paths";
import { cannot } from "~/server/user-errors";
import { said } from "~/text/owner/terminal-words";
import { databaseName, settingsName, uploadsName } from "~/server/backup/archive/manifest";

const databaseNames = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`];
/** The file with the first password moves out with the old data, because the backup has its own password. */
const firstPasswordName = "first-password.txt";
const asideName = /^prima-del-ripristino-\d{8}-\d{6}(?:-\d+)?$/;

/** Moves the old data out, and the restored data in. Returns the folders with the old data and the old photos. */
export async function swapData(
  places: DataDirectory,
  restored: { folder: string; photos: string },
  replaceRows: (aside: string) => Promise<void>,
) {
  // Meanwhile the file `restoring` exists, so that no site starts with half of each. `replaceRows` gets the folder for
  // the old data, and removes from `restored` what must not move in. After RowsUndecided the site must not start.
  const { root, restoring, uploads } = places;
  const interrupted = interruptedFolder(places);
  const aside = interrupted ?? (await announceSwap(places));
  try {
    await replaceRows(aside);
  } catch (error) {
    if ((error as Error).name === "RowsUndecided") throw cannot(said.backup.undecided, { aside });
    if (interrupted === null) {
      rmSync(aside, { recursive: true });
      rmSync(restoring);
    }
    throw error;
  }
  const arriving = readdirSync(restored.folder);
  const hasPhotos = existsSync(restored.photos);
  const leaving = [...arriving, firstPasswordName]
    .flatMap((name) => (name === databaseName ? databaseNames : [name]))
    .filter((name) => existsSync(path.join(root, name)));
  try {
    for (const name of leaving) await moveByName(name, root, aside);
    if (hasPhotos) await swapPhotos(places, aside, restored.photos);
    renameAll(arriving, restored.folder, root);
  } catch (error) {
    // Rows that were replaced on a server stay, and the next restore goes on.
    if (arriving.includes(databaseName)) await undoInterruptedSwap(places, { hasServer: false });
    throw error;
  }
  for (const folder of [aside, root, ...(hasPhotos ? [uploads] : [])]) await syncToDisk(folder);
  rmSync(restoring);
  await syncToDisk(root);
  const { beside, inside } = photosAside(places, aside);
  for (const folder of [beside, inside, aside]) removeIfEmpty(folder);
  return [aside, inside].filter((folder) => existsSync(folder));
}

/** Undoes an interrupted restore: deletes what has moved in, as its archive has that, and moves the old data back. */
export async function undoInterruptedSwap(places: DataDirectory, { hasServer }: { hasServer: boolean }) {
  const { root, restoring } = places;
  const aside = interruptedFolder(places);
  if (aside === null) return;
  removeAbandonedFiles(aside, 0);
  for (const name of [settingsName, firstPasswordName, ...(hasServer ? [] : databaseNames)]) {
    if (!existsSync(path.join(aside, name))) continue;
    rmSync(path.join(root, name), { recursive: true, force: true });
    await moveByName(name, aside, root);
  }
  await bringPhotosBack(places, aside);
  await syncToDisk(root);
  // Rows on a server stay as they are, and so does `restoring`, until the next restore replaces them.
  if (hasServer) return;
  rmSync(restoring);
  await syncToDisk(root);
  removeIfEmpty(aside);
}

/** Moves a file out or back. The folder `backups` can be a link to another disk. */
const moveByName = (name: string, from: string, to: string) =>
  moveTo(path.join(from, name), path.join(to, name), path.join(to, unfinishedName()));

function renameAll(names: string[], from: string, to: string): void {
  for (const name of names) renameSync(path.join(from, name), path.join(to, name));
}

const photosIn = (folder: string) => readdirSync(folder).filter((name) => photoNameOf(name) !== null);

/** The folders for old photos: where they gather, beside the other old data, and on another disk inside `uploads`. */
const photosAside = ({ uploads }: DataDirectory, aside: string) => ({
  gathering: path.join(uploads, ".prima-del-ripristino"),
  beside: path.join(aside, uploadsName),
  inside: path.join(uploads, path.basename(aside)),
});

/** Exchanges the photos inside `uploads`: the folder can be a link or a mount point, and stays what it is. */
async function swapPhotos(places: DataDirectory, aside: string, restored: string): Promise<void> {
  const { root, uploads } = places;
  const { gathering, beside, inside } = photosAside(places, aside);
  for (const folder of [uploads, gathering]) makeFolder(root, folder);
  renameAll(photosIn(uploads), uploads, gathering);
  await syncToDisk(gathering);
  // This rename says that all old photos have moved. After it those in `uploads` are restored ones.
  try {
    renameSync(gathering, beside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    renameSync(gathering, inside);
  }
  renameAll(readdirSync(restored), restored, uploads);
}

async function bringPhotosBack(places: DataDirectory, aside: string): Promise<void> {
  const { uploads } = places;
  const { gathering, beside, inside } = photosAside(places, aside);
  makeFolder(places.root, uploads);
  const gathered = [beside, inside].find((folder) => existsSync(folder));
  if (gathered) {
    for (const name of photosIn(uploads)) rmSync(path.join(uploads, name));
    renameSync(gathered, gathering);
  }
  if (!existsSync(gathering)) return;
  renameAll(readdirSync(gathering), gathering, uploads);
  rmdirSync(gathering);
  await syncToDisk(uploads);
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
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
