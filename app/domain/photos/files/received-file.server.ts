import { randomUUID } from "node:crypto";
import { rm, mkdir, writeFile } from "node:fs/promises";
import path, { dirname } from "node:path";
import type { Site } from "~/domain/site";
import type { Position } from "~/images/prepared-photo";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

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

/**
 * Runs `work` with the path of a copy of a stored photo's largest file, in a folder of its own that is removed
 * afterwards. Null when the file is missing.
 */
export async function withStoredCopy<Made>(
  site: Pick<Site, "photos" | "incoming">,
  name: string,
  work: (path: string) => Promise<Made>,
): Promise<Made | null> {
  const file = await site.photos.read(name);
  if (!file) return null;
  const path = newReceivedPath(site);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Readable.fromWeb(file.stream as NodeStream));
    return await work(path);
  } finally {
    await removeReceived([path]);
  }
}
