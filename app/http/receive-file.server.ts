import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Site } from "~/domain/site";
import { hasRoomForPhotos } from "~/domain/storage-state.server";
import { isStorageFault } from "~/domain/storage-fault";

/**
 * Writes what arrives into a new file at `path`; answers how many bytes came, and their SHA-256 (hex). When the disk
 * takes no more, or is left to the database, the rest is read all the same, because the words of the form come after it; then there is no file,
 * and whoever opens it meets the fault.
 */
export async function receiveFile(
  site: Pick<Site, "freeBytes">,
  stream: Readable,
  path: string,
): Promise<{ bytes: number; digest: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let stored = true;
  const orNotStored = (error: unknown) => {
    if (!isStorageFault(error)) throw error;
    stored = false;
    return undefined;
  };
  const hasRoom = await hasRoomForPhotos(site).catch(orNotStored);
  const file = hasRoom ? await open(path, "wx").catch(orNotStored) : undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
      if (stored) await file?.writeFile(chunk).catch(orNotStored);
    }
  } finally {
    await file?.close().catch(orNotStored);
    if (!stored) await rm(path, { force: true }).catch(orNotStored);
  }
  return { bytes, digest: hash.digest("hex") };
}
