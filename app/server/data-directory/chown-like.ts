import { chownSync, mkdirSync, statSync } from "node:fs";

/** Gives a file to the owner of another one: what root makes in a data directory must stay usable for the site's user. */
export function chownLike(model: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}

/** Makes a folder of the data directory `root`, when it is missing, for the owner of the data alone. */
export function makeFolder(root: string, folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) && folder !== root) chownLike(root, folder);
}
