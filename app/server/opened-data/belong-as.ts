import { chownSync, statSync } from "node:fs";

/** Gives a file to the owner of the data: what root makes there must stay usable for the site's own user. */
export function belongAs(model: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}
