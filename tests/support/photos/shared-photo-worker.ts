import { type PhotoWorkerOptions, photoWorker } from "~/images/worker/photo-worker.server";
import { startPhotoWorker } from "~/server/start-photo-worker";

/** The sites of a test process share its photo worker: to start one takes much longer than to prepare a photo. */
let shared: ReturnType<typeof photoWorker> | undefined;

/** Opens a site's photo worker, which stays when the site closes. With other limits it is the site's own. */
export function openSharedWorker({ onFailure, ...limits }: PhotoWorkerOptions) {
  if (Object.keys(limits).length > 0) return photoWorker(startPhotoWorker, { onFailure, ...limits });
  shared ??= photoWorker(startPhotoWorker, { idleMs: 120_000, onFailure: console.error });
  return { ...shared, end: () => {} };
}
