import { execFileSync } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A copy of these sources in a folder of its own, with the same packages: for tests of what builds or changes them. */
export interface CheckoutCopy {
  folder: string;
  remove(): Promise<void>;
}

/** Copies what git knows, and links to `node_modules`. */
export async function checkoutCopy(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const rooms = [
    "app/",
    "db/",
    "public/",
    "scripts/",
    "package",
    "remix.config.js",
    "tsconfig.json",
    ".npmrc",
  ];
  const files = listed.toString().split("\0");
  for (const file of files.filter((file) => rooms.some((room) => file.startsWith(room)))) {
    await cp(file, path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Removed, and not committed yet.
      if (error.code !== "ENOENT") throw error;
    });
  }
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
