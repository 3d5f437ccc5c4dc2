import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A copy of these sources in its own folder, with the same packages. Tests of builds and of changes to sources use
 * it.
 */
export interface CheckoutCopy {
  folder: string;
  remove(): Promise<void>;
}

const copied = [
  "app",
  "db",
  "public",
  "scripts",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
];
const built = [path.join("public", "build"), path.join("scripts", "installer", "node_modules")];

/** Copies the files that a build reads, and links to `node_modules`. */
export async function checkoutCopy(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const filter = (file: string) => !built.includes(file);
  for (const name of copied) await cp(name, path.join(folder, name), { recursive: true, filter });
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
