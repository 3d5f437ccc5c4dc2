import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getAssetKeys, getRawAsset, isSea } from "node:sea";
import { brotliDecompressSync } from "node:zlib";

declare const GIRAMONDO_VERSION: string | undefined;
declare const GIRAMONDO_COMMIT: string | undefined;

/** The version of the program, or `dev` when the sources run without a bundle. */
export const version = typeof GIRAMONDO_VERSION === "undefined" ? "dev" : GIRAMONDO_VERSION;

const commit = typeof GIRAMONDO_COMMIT === "undefined" ? "" : GIRAMONDO_COMMIT;

/** The version with its commit and the commit's day: `1.0.0 (33578d7fa1, 2026-11-23)`. */
export const fullVersion = commit ? `${version} (${commit.replace(" ", ", ")})` : version;

/** The full version as part of a file name: `1.0.0-33578d7fa1-2026-11-23`. */
export const versionInName = commit ? `${version}-${commit.replace(" ", "-")}` : version;

/** Returns the path of one of the program's files, which is no single executable: beside it, or in `build/`. */
export function programPath(name: string): string {
  return path.join(version === "dev" ? path.resolve("build") : __dirname, name);
}

/** Reads one file of the program, from the executable or from `build/`. */
export function programFile(name: string): Buffer {
  return isSea() ? Buffer.from(getRawAsset(name)) : readFileSync(programPath(name));
}

/** Returns the most common passwords, in lower case, read on every call, because passwords are rarely set. */
export function commonPasswords(): ReadonlySet<string> {
  return new Set(brotliDecompressSync(programFile("passwords.br")).toString().split("\n"));
}

/** Returns coasts and borders for drawn maps, read on every call. */
export function programOutlines(scale: "50m" | "110m"): Buffer {
  return brotliDecompressSync(programFile(`countries-${scale}.br`));
}

/** Files by their path in a folder, without leading slash. */
export type Files = Pick<ReadonlyMap<string, Buffer>, "has" | "keys" | "get">;

/** Returns all files of the program under a folder. A file in the executable is read when it is first used. */
export function programFiles(folder: string): Files {
  if (!isSea()) return filesUnder(programPath(folder));
  const prefix = `${folder}/`;
  const embedded = getAssetKeys().filter((key) => key.startsWith(prefix));
  const names = new Set(embedded.map((key) => key.slice(prefix.length)).sort());
  return {
    has: (name) => names.has(name),
    keys: () => names.keys(),
    get: (name) => (names.has(name) ? programFile(`${folder}/${name}`) : undefined),
  };
}

/** Returns all files under a directory, by their path inside it. */
export function filesUnder(directory: string): Map<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [path.relative(directory, file), readFileSync(file)]));
}
