import * as fs from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";

/** Gives `file` the owner of `model`, if root runs this, so that the site's own user can use the file. */
export function chownLike(model: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(model);
  fs.chownSync(file, uid, gid);
}

/** Closes a file or folder to all other users. On a disk without modes it stays as it is: `doctor` says so. */
export function makePrivate(file: string): void {
  try {
    fs.chmodSync(file, fs.statSync(file).isDirectory() ? 0o700 : 0o600);
  } catch {
    // The disk, or another owner of the file, does not allow it.
  }
}

/** Creates a data directory with mode 0700 that survives a power cut. `data` of a checkout gets that mode, too. */
export async function makeDataDirectory(root: string): Promise<void> {
  const first = makeMissing(root);
  if (first) {
    let folder = path.resolve(root);
    do await syncToDisk((folder = path.dirname(folder)));
    while (folder.length >= path.resolve(first).length);
    return;
  }
  const isOfFreshCheckout = fs.readdirSync(root).join() === ".gitkeep";
  if (isOfFreshCheckout && fs.statSync(root).uid === process.getuid?.()) fs.chmodSync(root, 0o700);
}

/** Creates a missing folder in the data directory `root`, with mode 0700 and the owner of `root`. */
export function makeFolder(root: string, folder: string): void {
  if (makeMissing(folder)) chownLike(root, folder);
}

/** Creates a folder and its missing parents with mode 0700, and returns the outermost folder that it created. */
export function makeMissing(folder: string): string | undefined {
  // The option `recursive` of mkdirSync would try for ever in places such as /proc.
  const isThere = () => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return undefined;
  const parent = path.dirname(folder);
  const first = fs.existsSync(parent) ? undefined : makeMissing(parent);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    return first ?? folder;
  } catch (error) {
    // If the folder is there now, another process has created it: that is no error.
    if (isThere()) return first;
    throw error;
  }
}

/** Calls fsync on a file, or on a folder: the names in it then survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
