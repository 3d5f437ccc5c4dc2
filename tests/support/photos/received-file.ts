import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { newReceivedPath, type ReceivedFile } from "../../../app/domain/photos/files/store-photos.server";
import type { Site } from "~/domain/site";

/** Returns a file as if this site had just received it in a form. */
export async function receivedIn(site: Site, fileName: string, bytes: Uint8Array): Promise<ReceivedFile> {
  const file = newReceivedPath(site);
  await mkdir(path.dirname(file));
  await writeFile(file, bytes);
  return { path: file, fileName, digest: createHash("sha256").update(bytes).digest("hex") };
}
