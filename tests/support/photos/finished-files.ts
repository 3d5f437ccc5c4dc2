import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FinishedFiles } from "~/photo-store/photo-store.server";

/** Makes temporary files with these bytes, by stored name, in a new folder of `directory`, as the photo worker does. */
export async function finishedFiles(
  directory: string,
  files: { name: string; bytes: Uint8Array }[],
): Promise<FinishedFiles> {
  const folder = path.join(directory, randomUUID());
  await mkdir(folder, { recursive: true });
  const paths: FinishedFiles = {};
  for (const [n, { name, bytes }] of files.entries()) {
    const file = path.join(folder, String(n));
    await writeFile(file, bytes);
    paths[name] = file;
  }
  return paths;
}
