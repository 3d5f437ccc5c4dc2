import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { open } from "node:fs/promises";

/** Gives `file` the owner of `model` when root runs this: what root makes must stay usable for the site's own user. */
export function chownLike(model: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}

/**
 * Makes the data directory itself when it is missing, with mode 0700. The empty one of a fresh checkout, which git makes
 * readable for everyone, gets that mode, too.
 */
export function makeDataDirectory(root: string): void {
  if (mkdirSync(root, { recursive: true, mode: 0o700 })) return;
  const isOfFreshCheckout = readdirSync(root).join() === ".gitkeep";
  if (isOfFreshCheckout && statSync(root).uid === process.getuid?.()) chmodSync(root, 0o700);
}

/** Makes a folder of the data directory `root` when it is missing, with mode 0700 and the owner of `root`. */
export function makeFolder(root: string, folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) chownLike(root, folder);
}

/** Calls fsync on a file, or on a folder so that the names in it survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
