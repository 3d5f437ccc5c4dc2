import { constants, getPriority, setPriority } from "node:os";
import { isSea } from "node:sea";
import { programPath } from "~/server/program-files";

/** The internal command that starts the executable as the photo worker. */
export const photoWorkerCommand = "photo-worker";

/** Makes the worker return freed memory to the system at once. */
const malloc = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "1000000", UV_THREADPOOL_SIZE: "2" };

/**
 * Starts the photo worker; with `yields` the site's pages come first. The executable runs itself through
 * `/proc/self/exe`, because its file may have been replaced.
 */
export function startPhotoWorker({ yields = true } = {}) {
  // The module is loaded with the first photo, so that no start waits for it.
  const { spawn } = process.getBuiltinModule("node:child_process");
  const [command, argument] = isSea()
    ? ["/proc/self/exe", photoWorkerCommand]
    : [process.execPath, programPath("photo-worker.cjs")];
  const child = spawn(command, [argument], {
    env: { ...malloc, ...process.env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (yields && child.pid !== undefined) yieldToPages(child.pid);
  return child;
}

/** Lowers the worker's priority, so that requests for pages come first. Its later threads inherit the priority. */
function yieldToPages(pid: number): void {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + 10));
  } catch {
    // A service manager may forbid that. Worker and server then have the same priority.
  }
}
