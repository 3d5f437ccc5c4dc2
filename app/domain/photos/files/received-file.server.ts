import { randomUUID } from "node:crypto";
import { rm, mkdir, writeFile } from "node:fs/promises";
import path, { dirname } from "node:path";
import type { Site } from "~/domain/site";
import type { Position } from "~/images/prepared-photo";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** A received file. It lies in a folder of its own, into which the photo worker writes the finished sizes. */
export interface ReceivedFile {
  path: string;
  fileName: string;
  /** The SHA-256 of the file's bytes in hex, by which a form that arrives twice is recognised. */
  digest: string;
  /**
   * The position that the browser sent with a photo that it had reduced. It counts only when the file has no position.
   */
  sentPosition?: Position | null;
  /**
   * The day (`YYYY-MM-DD`) that the browser sent with a photo it had reduced. It counts only when the file has none.
   */
  sentTakenOn?: string | null;
}

/** Returns a path for a file that will be received, in a new folder of `site.incoming`. The caller makes the folder. */
export function newReceivedPath({ incoming }: Pick<Site, "incoming">): string {
  return path.join(incoming, randomUUID(), "received");
}

/**
 * Removes received files, and the finished sizes of them that were not stored. The next start removes whatever
 * remains.
 */
export async function removeReceived(paths: string[]): Promise<void> {
  await Promise.allSettled(paths.map((one) => rm(path.dirname(one), { recursive: true, force: true })));
}

/**
 * Runs `work` with a copy of a stored photo's largest file. The copy lies in a folder of its own, which is removed
 * afterwards. Null when the photo's file is missing.
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
