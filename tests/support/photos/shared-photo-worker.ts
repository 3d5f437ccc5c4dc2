import { workerSupervisor } from "~/images/worker/worker-supervisor.server";
import { startPhotoWorker } from "~/server/photo-worker/start-photo-worker";

/** The sites of a test process share its photo worker: starting one takes longer than preparing a photo. */
let shared: ReturnType<typeof workerSupervisor> | undefined;

/** Opens a site's photo worker, which stays when the site closes. */
export function openSharedWorker() {
  // On a busy machine a worker that yields would get nearly no time.
  shared ??= workerSupervisor(() => startPhotoWorker({ yields: false }), { idleMs: 120_000 });
  return { ...shared, end: () => {} };
}
