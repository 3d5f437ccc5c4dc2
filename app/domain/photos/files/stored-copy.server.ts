import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Site } from "~/domain/site";
import { newReceivedPath, removeReceived } from "./received-file.server";

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
