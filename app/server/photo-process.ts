import { setPriority } from "node:os";
import { photoWork } from "~/images/photo-work.server";
import { type PhotoAnswer, photoProcessBegun, type PhotoTask } from "~/images/work-elsewhere.server";
import { loadSharp } from "./native-packages";
import { programFile } from "./program-files";

/** Entry point of the photo process: does one task per message, and exits when the channel to its parent closes. */
const work = photoWork({
  sharp: loadSharp,
  heicWorker: async () => programFile("heic-worker.cjs").toString("utf8"),
});

async function answerTo({ id, act, file }: PhotoTask): Promise<PhotoAnswer> {
  try {
    return { id, outcome: await work[act](file) };
  } catch (error) {
    const { name, message, stack, code, syscall } = error as NodeJS.ErrnoException;
    return { id, error: { name, message, stack, code, syscall } };
  }
}

try {
  // Requests for pages have priority.
  setPriority(10);
} catch {
  // A service manager may forbid it; then both have the same priority.
}
// The parent gets the same signal and decides when the work is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.on("message", async (task: PhotoTask) => {
  const answer = await answerTo(task);
  if (process.connected) process.send?.(answer);
});
process.send?.(photoProcessBegun);
