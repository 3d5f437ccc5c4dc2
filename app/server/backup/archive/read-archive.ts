import { createHash } from "node:crypto";
import { closeSync, createReadStream, fsyncSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { archiveLimits } from "./archive-limits";
import {
  type ArchivedFile,
  archiveFolder,
  archiveFormat,
  InvalidArchive,
  isArchivePath,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./manifest";

type Entry = AsyncIterable<Buffer>;

/**
 * Reads an archive once, checks every file against the manifest, and writes the files for which `keep` returns true to
 * `directory`, within the limits of `archive-limits`. No write is pending when the function ends. Throws
 * InvalidArchive, or CannotDo when the disk has no room; the caller removes the written files.
 */
export async function readArchive(
  archive: string,
  directory: string,
  keep: (path: string) => boolean,
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
      const content = entry as Entry;
      const inside = name.slice(archiveFolder.length + 1);
      const isOurs = type === "file" && name === `${archiveFolder}/${inside}`;
      if (type === "directory" && size === 0) {
        entry.resume();
        continue;
      }
      const isManifest = inside === manifestName && manifest === "";
      if (!isOurs || found.has(inside) || !(isManifest || isArchivePath(inside))) {
        throw new InvalidArchive("foreign-file", name);
      }
      const target = !isManifest && keep(inside) ? path.join(directory, inside) : null;
      limits.judge(inside, size, target !== null);
      if (isManifest) manifest = await textOf(content);
      else found.set(inside, { path: inside, ...(await hashed(content, target)) });
    }
    await unpacking;
  } catch (error) {
    throw asBadArchive(error as NodeJS.ErrnoException);
  }
  return compared(manifestOf(manifest), found);
}

async function* counted(chunks: Entry, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}

function asBadArchive(error: NodeJS.ErrnoException): Error {
  const { code = "", message } = error;
  if (code === "Z_BUF_ERROR" || message === "Unexpected end of data") return new InvalidArchive("incomplete");
  if (code.startsWith("Z_") || /^(?:Invalid (?:tar )?header|Header exceeds)/.test(message)) {
    return new InvalidArchive("not-an-archive");
  }
  return error;
}

async function textOf(entry: Entry): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of entry) parts.push(chunk);
  return Buffer.concat(parts).toString("utf8");
}

/**
 * Hashes a file of the archive, and writes it to `target` unless that is null. Writes are synchronous, so none is
 * pending while an exit handler removes the folder.
 */
async function hashed(entry: Entry, target: string | null): Promise<Omit<ArchivedFile, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
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
  return { bytes, sha256: hash.digest("hex") };
}

function manifestOf(text: string): Manifest {
  if (text === "") throw new InvalidArchive("incomplete");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new InvalidArchive("changed-file", manifestName);
  }
  if (((json as { format?: number } | null)?.format ?? 0) > archiveFormat) throw new InvalidArchive("newer");
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new InvalidArchive("changed-file", manifestName);
  return manifest.data;
}

function compared(manifest: Manifest, found: ReadonlyMap<string, ArchivedFile>): Manifest {
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path);
    if (!file) throw new InvalidArchive("incomplete", path);
    if (file.bytes !== bytes || file.sha256 !== sha256) throw new InvalidArchive("changed-file", path);
  }
  const listed = new Set(manifest.files.map(({ path }) => path));
  for (const path of found.keys()) if (!listed.has(path)) throw new InvalidArchive("foreign-file", path);
  return manifest;
}
