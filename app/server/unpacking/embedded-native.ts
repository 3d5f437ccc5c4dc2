import { randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { said } from "~/text/owner/terminal-words";
import { cannot } from "~/server/user-errors";
import { dataDirOf } from "~/server/configuration/config";
import { makeMissing } from "~/server/files/durable-files";
import { programFile } from "~/server/program-files";

/** The native files inside the executable. `id` is a hash of their contents. */
interface NativeManifest {
  id: string;
  files: { name: string; size: number }[];
}

/** Loads a native library of the executable, unpacked into the first directory that allows it. Throws CannotDo. */
export function loadEmbedded(name: string): unknown {
  const manifest = JSON.parse(programFile("native.json").toString("utf8")) as NativeManifest;
  const failures: string[] = [];
  // The system loads libraries only from files, and not from disks mounted `noexec`.
  for (const directory of runtimeDirectories()) {
    try {
      if (!lstatSync(path.dirname(directory), { throwIfNoEntry: false })) continue;
      const file = path.join(unpackNative(directory, manifest, programFile), name);
      return createRequire(file)(file);
    } catch (error) {
      failures.push(`${directory}: ${(error as Error).message}`);
    }
  }
  throw cannot(said.cannotStart.nowhereToUnpack, { reasons: failures.join("; ") });
}

/** Returns the directories into which the executable may unpack, best first: in the data directory, a cache, /tmp. */
export function runtimeDirectories(environment: Record<string, string | undefined> = process.env): string[] {
  const own = `giramondo-${process.getuid?.() ?? 0}`;
  const { XDG_CACHE_HOME: cache, HOME: home, TMPDIR: temporary } = environment;
  return [
    path.join(dataDirOf(environment), ".runtime"),
    ...(cache ? [path.join(cache, "giramondo")] : []),
    ...(home ? [path.join(home, ".cache", "giramondo")] : []),
    path.join("/var/tmp", own),
    path.join(temporary || "/tmp", own),
  ];
}

/** Returns the directory with the native files. Throws when it cannot be used, or when other users can write to it. */
export function unpackNative(
  directory: string,
  manifest: NativeManifest,
  read: (name: string) => Uint8Array,
): string {
  // Missing files are unpacked. Several processes may do so at once, and the first rename wins.
  makeMissing(directory);
  refuseForeign(directory);
  const target = path.join(directory, manifest.id);
  removeOlder(directory, manifest.id);
  if (isWhole(target, manifest)) return target;

  const unfinished = path.join(directory, `.new-${process.pid}-${randomBytes(6).toString("hex")}`);
  try {
    for (const { name, size } of manifest.files) {
      // The file is unpacked in one large chunk, because the memory of a thousand small chunks would never be freed.
      const bytes = zstdDecompressSync(read(`native/${name}`), { chunkSize: size + 1024 });
      mkdirSync(path.dirname(path.join(unfinished, name)), { recursive: true, mode: 0o700 });
      writeFileSync(path.join(unfinished, name), bytes, { flag: "wx", mode: 0o600, flush: true });
    }
    if (statSync(target, { throwIfNoEntry: false })) rmSync(target, { recursive: true, force: true });
    renameUnlessThere(unfinished, target);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  if (!isWhole(target, manifest)) throw new Error("unpacked files are not whole");
  return target;
}

/** Throws when another user owns the file or may write to it. Code in such a file is not safe to run. */
function refuseForeign(file: string): void {
  const { uid, mode } = lstatSync(file);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error("belongs to somebody else");
}

function isWhole(target: string, { files }: NativeManifest): boolean {
  if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) return false;
  refuseForeign(target);
  return files.every(({ name, size }) => {
    const file = lstatSync(path.join(target, name), { throwIfNoEntry: false });
    return file?.isFile() === true && file.size === size && file.uid === process.getuid?.();
  });
}

function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

/** Removes the files that other versions have unpacked, and what killed processes left. */
function removeOlder(directory: string, id: string): void {
  for (const name of readdirSync(directory)) {
    const [, unfinishedOf] = /^\.new-(?:(\d+)-)?/.exec(name) ?? [];
    const isAbandoned = name.startsWith(".new-") && !existsSync(`/proc/${unfinishedOf ?? "none"}`);
    if (isAbandoned || (/^[0-9a-f]{32}$/.test(name) && name !== id)) {
      rmSync(path.join(directory, name), { recursive: true, force: true });
    }
  }
}
