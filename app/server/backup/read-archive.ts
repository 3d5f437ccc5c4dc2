import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Parser } from "tar/parse";
import type { ReadEntry } from "tar/read-entry";
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

const manifestMaxBytes = 512 * 1024 * 1024;

/**
 * Reads a whole archive once, checks every file against the manifest, and writes those that `keep` wants into
 * `directory`. Throws BadArchive; what was written until then is the caller's to remove.
 */
export async function readArchive(
  archive: string,
  directory: string,
  keep: (path: string) => boolean,
  onBytes: (bytes: number) => void,
): Promise<Manifest> {
  const found = new Map<string, ArchivedFile>();
  const parts: Buffer[] = [];
  await eachEntry(archive, onBytes, async (entry) => {
    if (entry.type === "Directory") return void entry.resume();
    const path = entry.path.slice(archiveFolder.length + 1);
    const isOurs = entry.type === "File" && entry.path === `${archiveFolder}/${path}`;
    if (isOurs && path === manifestName && entry.size <= manifestMaxBytes) {
      for await (const chunk of entry) parts.push(chunk);
    } else if (isOurs && isArchivePath(path) && !found.has(path)) {
      const target = keep(path) ? join(directory, path) : null;
      found.set(path, { path, ...(await hashed(entry, target)) });
    } else throw new BadArchive("foreign-file", entry.path);
  });
  const manifest = manifestOf(Buffer.concat(parts).toString("utf8"));
  compare(manifest, found);
  return manifest;
}

async function eachEntry(
  archive: string,
  onBytes: (bytes: number) => void,
  handle: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  const source = createReadStream(archive);
  source.on("data", ({ length }) => onBytes(length));
  let handling = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      handling = handling.then(() => handle(entry));
      handling.catch((error: Error) => sink.destroy(error));
    },
  });
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      if (parser.write(chunk)) next();
      else parser.once("drain", () => next());
    },
    final: (done) => {
      parser.once("end", () => done());
      parser.end();
    },
  });
  parser.on("error", (error) => sink.destroy(error));
  try {
    await pipeline(source, createGunzip(), sink);
    await handling;
  } catch (error) {
    throw asBadArchive(error as NodeJS.ErrnoException);
  }
}

function asBadArchive(error: NodeJS.ErrnoException & { tarCode?: string }): Error {
  const { code = "", tarCode } = error;
  if (code === "Z_BUF_ERROR") return new BadArchive("incomplete");
  if (code.startsWith("Z_") || code.startsWith("TAR_") || tarCode) return new BadArchive("not-an-archive");
  return error;
}

async function hashed(entry: ReadEntry, target: string | null): Promise<Omit<ArchivedFile, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* passing() {
    for await (const chunk of entry) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  if (target !== null) await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const sink =
    target === null
      ? new Writable({ write: (_chunk, _encoding, next) => next() })
      : createWriteStream(target, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.from(passing()), sink);
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

function compare({ files }: Manifest, found: ReadonlyMap<string, ArchivedFile>): void {
  for (const { path, bytes, sha256 } of files) {
    const file = found.get(path);
    if (!file) throw new BadArchive("incomplete", path);
    if (file.bytes !== bytes || file.sha256 !== sha256) throw new BadArchive("changed-file", path);
  }
  const listed = new Set(files.map(({ path }) => path));
  for (const path of found.keys()) if (!listed.has(path)) throw new BadArchive("foreign-file", path);
}
