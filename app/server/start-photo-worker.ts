import type { ChildProcess } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
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
  const child = spawn(command, [argument], {
    env: photoWorkerEnvironment(),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (child.pid !== undefined) yieldToPages(child.pid);
  return child;
}

/** Requests for pages have priority. It has one thread yet, from which the others will have their rank. */
function yieldToPages(pid: number): void {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + 10));
  } catch {
    // A service manager may forbid it; then both have the same priority.
  }
}
