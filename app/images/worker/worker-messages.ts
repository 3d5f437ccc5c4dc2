import type { RunPhotoOperation } from "~/images/photo-operations.server";

/** What the site sends to the photo worker, as JSON: the name of an operation and its request. */
export interface WorkerTask {
  id: number;
  operation: Parameters<RunPhotoOperation>[0];
  request: Parameters<RunPhotoOperation>[1];
}

/**
 * What the photo worker answers: the outcome of the operation, or an error of the disk or of the program. Facts only, as
 * JSON: the finished sizes are files in the folder of the received file.
 */
export type WorkerAnswer = { id: number; outcome: unknown } | { id: number; error: object };

/** What the photo worker sends first, once: from now on whatever happens to it has to do with a photo. */
export const workerReady = "ready";
