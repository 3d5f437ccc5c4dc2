import { lstatSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cannotStart } from "~/text/it/commands/terminal";
import { CannotStart } from "~/server/user-errors";
import { dataDirOf } from "~/server/configuration/config";
import { programFile } from "~/server/program-files";
import { type NativeManifest, unpackNative } from "./unpack-native";

/**
 * Loads a native library of the executable. It is first unpacked into the first directory where that is possible,
 * because the system loads libraries only from files, and not from disks mounted `noexec`. Throws CannotStart.
 */
export function loadEmbedded(name: string): unknown {
  const manifest = JSON.parse(programFile("native.json").toString("utf8")) as NativeManifest;
  const failures: string[] = [];
  for (const directory of runtimeDirectories()) {
    try {
      if (!lstatSync(path.dirname(directory), { throwIfNoEntry: false })) continue;
      const file = path.join(unpackNative(directory, manifest, programFile), name);
      return createRequire(file)(file);
    } catch (error) {
      failures.push(`${directory}: ${(error as Error).message}`);
    }
  }
  throw new CannotStart(cannotStart.nowhereToUnpack(failures.join("; ")));
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
