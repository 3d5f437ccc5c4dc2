import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { isStorageFault } from "~/domain/storage/storage-fault";

/** After how many bytes it is asked again whether there is room. */
const roomFor = 1024 * 1024;

/**
 * Writes a stream into a new file at `path`, in a new folder; answers how many bytes came, and their SHA-256 (hex).
 * When the disk takes no more, or `hasRoom` says no, the rest is read all the same, because the words of the form come
 * after it; then there is no file, and opening it fails with a storage fault.
 */
export async function receiveFile(
  stream: Readable,
  path: string,
  hasRoom: () => Promise<boolean>,
): Promise<{ bytes: number; digest: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let roomUntil = roomFor;
  let stored = true;
  const orNotStored = (error: unknown) => {
    if (!isStorageFault(error)) throw error;
    stored = false;
    return undefined;
  };
  const create = () => mkdir(dirname(path)).then(() => open(path, "wx"));
  const file = (await hasRoom().catch(orNotStored)) ? await create().catch(orNotStored) : undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
      if (stored && bytes > roomUntil) {
        roomUntil += roomFor;
        stored = (await hasRoom().catch(orNotStored)) ?? false;
      }
      if (stored) await file?.writeFile(chunk).catch(orNotStored);
    }
  } finally {
    await file?.close().catch(orNotStored);
    if (!stored) await rm(path, { force: true }).catch(orNotStored);
  }
  return { bytes, digest: hash.digest("hex") };
}
