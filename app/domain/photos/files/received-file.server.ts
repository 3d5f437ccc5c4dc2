import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Site } from "~/domain/site";
import type { Position } from "~/images/prepared-photo";

/** A file as it arrived. It has a folder of its own, in which the photo worker writes the finished sizes. */
export interface ReceivedFile {
  path: string;
  fileName: string;
  /** SHA-256 of the bytes, hex: tells a form sent twice from another one. Never stored. */
  digest: string;
  /** Where the browser that made the photo smaller says it was taken; counts only when the file itself is silent. */
  sentPosition?: Position | null;
  /** The day on which it says that it was taken, `YYYY-MM-DD`; counts only then, too. */
  sentTakenOn?: string | null;
}

/** A path for a file that is about to be received, in a new folder of `site.incoming` that has yet to be made. */
export function newReceivedPath({ incoming }: Pick<Site, "incoming">): string {
  return path.join(incoming, randomUUID(), "received");
}

/** Removes received files, and the finished sizes that were not stored. What cannot be removed now goes at the next start. */
export async function removeReceived(paths: string[]): Promise<void> {
  await Promise.allSettled(paths.map((one) => rm(path.dirname(one), { recursive: true, force: true })));
}
