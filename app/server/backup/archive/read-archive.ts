import { createHash } from "node:crypto";
import { closeSync, createReadStream, fsyncSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { archiveLimits } from "./archive-limits";
import {
  type ArchivedFile,
  archiveFolder,
  archiveFormat,
  badArchive,
  databaseName,
  isArchivePath,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./manifest";

type Entry = AsyncIterable<Buffer>;

/**
 * Reads an archive once, checks every file against the manifest, and writes its database, and with `keepsAll` all files,
 * to `directory`, within the limits of `archive-limits`. No write is pending when the function ends. Throws CannotDo;
 * the caller removes the written files.
 */
export async function readArchive(
  archive: string,
  directory: string,
  keepsAll: boolean,
  onBytes: (bytes: number) => void,
): Promise<Manifest> {
  const found = new Map<string, ArchivedFile>();
  let manifest = "";
  const entries = extract();
  const limits = archiveLimits(archive, directory);
  const unpacking = pipeline(
    counted(createReadStream(archive), onBytes),
    createGunzip(),
    (unpacked: Entry) => counted(unpacked, limits.count),
    entries,
  );
  // The loop below throws the same error. Without this line Node would also report an unhandled rejection.
  unpacking.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      const inside = name.slice(archiveFolder.length + 1);
      const isOurs = type === "file" && name === `${archiveFolder}/${inside}`;
      if (type === "directory" && size === 0) {
        entry.resume();
        continue;
      }
      const isManifest = inside === manifestName && manifest === "";
      if (!isOurs || found.has(inside) || !(isManifest || isArchivePath(inside))) {
        throw badArchive(archive, "foreign-file", name);
      }
      const isKept = !isManifest && (keepsAll || inside === databaseName);
      limits.judge(inside, size, isKept);
      if (isManifest) manifest = await text(entry);
      else found.set(inside, await hashed(entry as Entry, inside, isKept ? directory : null));
    }
    await unpacking;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR" || message === "Unexpected end of data")
      throw badArchive(archive, "incomplete");
    if (code.startsWith("Z_") || /^(?:Invalid (?:tar )?header|Header exceeds)/.test(message)) {
      throw badArchive(archive, "not-an-archive");
    }
    throw error;
  }
  return compared(archive, manifestOf(archive, manifest), found);
}

async function* counted(chunks: Entry, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Hashes a file, and writes it unless `directory` is null: at once, so that an exit handler can remove the folder. */
async function hashed(entry: Entry, inside: string, directory: string | null): Promise<ArchivedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const target = directory && path.join(directory, inside);
  if (target !== null) mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const file = target === null ? null : openSync(target, "wx", 0o600);
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      bytes += chunk.length;
      if (file !== null) writeFileSync(file, chunk);
    }
    if (file !== null) fsyncSync(file);
  } finally {
    if (file !== null) closeSync(file);
  }
  return { path: inside, bytes, sha256: hash.digest("hex") };
}

function manifestOf(archive: string, text: string): Manifest {
  if (text === "") throw badArchive(archive, "incomplete");
  let json: { format?: number } | null = null;
  try {
    json = JSON.parse(text);
  } catch {
    // What is no JSON is no manifest, either.
  }
  if ((json?.format ?? 0) > archiveFormat) throw badArchive(archive, "newer");
  const { data } = manifestSchema.safeParse(json);
  if (!data) throw badArchive(archive, "changed-file", manifestName);
  return data;
}

function compared(archive: string, manifest: Manifest, found: ReadonlyMap<string, ArchivedFile>): Manifest {
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path);
    if (!file) throw badArchive(archive, "incomplete", path);
    if (file.bytes !== bytes || file.sha256 !== sha256) throw badArchive(archive, "changed-file", path);
  }
  const listed = new Set(manifest.files.map(({ path }) => path));
  for (const path of found.keys()) if (!listed.has(path)) throw badArchive(archive, "foreign-file", path);
  return manifest;
}
