import { createHash } from "node:crypto";
import { closeSync, createReadStream, fsyncSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import {
  type ArchivedFile,
  archiveFolder,
  archiveFormat,
  isArchivePath,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./manifest";

/** Why an archive cannot be trusted; each has its sentence in `text/backup`. */
export type ArchiveProblem = "not-an-archive" | "incomplete" | "foreign-file" | "newer" | "changed-file";

/** An archive that cannot be trusted; `detail` names the file in it, where one is to blame. */
export class BadArchive extends Error {
  override name = "BadArchive";
  constructor(
    readonly problem: ArchiveProblem,
    readonly detail = "",
  ) {
    super(`${problem} ${detail}`);
  }
}

type Entry = AsyncIterable<Buffer>;

const manifestMaxBytes = 512 * 1024 * 1024;

/**
 * Reads a whole archive once, checks every file against the manifest, and writes those that `keep` wants into
 * `directory`. When it returns or throws, nothing is being written any more. Throws BadArchive; what was written until
 * then is the caller's to remove.
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
  const unpacking = pipeline(counted(archive, onBytes), createGunzip(), entries);
  // Its error also ends the loop, which reports it.
  unpacking.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      const content = entry as Entry;
      const inside = name.slice(archiveFolder.length + 1);
      const isOurs = type === "file" && name === `${archiveFolder}/${inside}`;
      if (type === "directory") entry.resume();
      else if (isOurs && inside === manifestName && size <= manifestMaxBytes)
        manifest = await textOf(content);
      else if (isOurs && isArchivePath(inside) && !found.has(inside)) {
        const target = keep(inside) ? path.join(directory, inside) : null;
        found.set(inside, { path: inside, ...(await hashed(content, target)) });
      } else throw new BadArchive("foreign-file", name);
    }
    await unpacking;
  } catch (error) {
    throw asBadArchive(error as NodeJS.ErrnoException);
  }
  return compared(manifestOf(manifest), found);
}

async function* counted(archive: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(archive) as Entry) {
    onBytes(chunk.length);
    yield chunk;
  }
}

function asBadArchive(error: NodeJS.ErrnoException): Error {
  const { code = "", message } = error;
  if (code === "Z_BUF_ERROR" || message === "Unexpected end of data") return new BadArchive("incomplete");
  if (code.startsWith("Z_") || /^(?:Invalid (?:tar )?header|Header exceeds)/.test(message)) {
    return new BadArchive("not-an-archive");
  }
  return error;
}

async function textOf(entry: Entry): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of entry) parts.push(chunk);
  return Buffer.concat(parts).toString("utf8");
}

/** Writes without leaving the thread: nothing can appear in a folder that a signal is just removing. */
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
  if (text === "") throw new BadArchive("incomplete");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadArchive("changed-file", manifestName);
  }
  if (((json as { format?: number } | null)?.format ?? 0) > archiveFormat) throw new BadArchive("newer");
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new BadArchive("changed-file", manifestName);
  return manifest.data;
}

function compared(manifest: Manifest, found: ReadonlyMap<string, ArchivedFile>): Manifest {
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path);
    if (!file) throw new BadArchive("incomplete", path);
    if (file.bytes !== bytes || file.sha256 !== sha256) throw new BadArchive("changed-file", path);
  }
  const listed = new Set(manifest.files.map(({ path }) => path));
  for (const path of found.keys()) if (!listed.has(path)) throw new BadArchive("foreign-file", path);
  return manifest;
}
