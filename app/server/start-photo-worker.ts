import type { ChildProcess } from "node:child_process";
import { isSea } from "node:sea";
import { photoWorkerEnvironment } from "~/server/configuration/config";
import { programPath } from "./program-files";

/** The internal command with which the executable starts as the photo worker. */
export const photoWorkerCommand = "photo-worker";

/** Starts the photo worker. The executable starts its own image again, also when its file was replaced on disk. */
export function startPhotoWorker(): ChildProcess {
  // Loaded with the first photo: no start has to wait for it.
  const { spawn } = process.getBuiltinModule("node:child_process");
  const [command, argument] = isSea()
    ? ["/proc/self/exe", photoWorkerCommand]
    : [process.execPath, programPath("photo-worker.cjs")];
  return spawn(command, [argument], {
    env: photoWorkerEnvironment(),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
