import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Header } from "tar/header";
import { syncToDisk } from "~/server/data-directory/sync-to-disk";
import { type ArchivedFile, archiveFolder, type Manifest, manifestName, uploadsName } from "./manifest";

/** A file that is to be archived; it must not change meanwhile. */
export interface FileToArchive {
  /** Its path inside the archive's folder. */
  path: string;
  /** Where it is on disk. */
  source: string;
  bytes: number;
}

const block = 512;
const chunkBytes = 256 * 1024;

/**
 * Writes the files and, last, the manifest with their hashes as one `.tar.gz`, in memory that does not grow with their
 * number or size. When it returns, the archive is on disk. `onBytes` hears how many bytes more have been read.
 */
export async function writeArchive(
  target: string,
  files: readonly FileToArchive[],
  facts: Omit<Manifest, "files">,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const mtime = new Date(facts.createdAt);
  const archived: ArchivedFile[] = [];
  const isPhoto = ({ path }: FileToArchive) => path.startsWith(uploadsName);
  // Photos are compressed already: looking for more in them would only cost time (20 times as much).
  const members = [
    gzipped(
      6,
      tarOf(
        files.filter((file) => !isPhoto(file)),
        mtime,
        archived,
        onBytes,
      ),
    ),
    gzipped(0, tarOf(files.filter(isPhoto), mtime, archived, onBytes)),
    gzipped(6, endOf(facts, mtime, archived)),
  ];
  await pipeline(inTurn(members), createWriteStream(target, { flags: "wx", mode: 0o600 }));
  await syncToDisk(target);
}

/** One member of a gzip file; a gzip file may have several, which are read as one. */
async function* gzipped(level: number, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level, chunkSize: chunkBytes });
  const feeding = pipeline(content, gzip);
  feeding.catch(() => {});
  for await (const chunk of gzip) yield chunk as Buffer;
  await feeding;
}

async function* inTurn(members: AsyncIterable<Buffer>[]): AsyncGenerator<Buffer> {
  for (const member of members) yield* member;
}

/** The files as tar; `archived` gets what the manifest will say about them. */
async function* tarOf(
  files: readonly FileToArchive[],
  mtime: Date,
  archived: ArchivedFile[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for (const { path, source, bytes } of files) {
    yield headerOf(path, bytes, mtime);
    const hash = createHash("sha256");
    let read = 0;
    for await (const chunk of createReadStream(source, {
      highWaterMark: chunkBytes,
    }) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      read += chunk.length;
      onBytes(chunk.length);
      yield chunk;
    }
    if (read !== bytes) throw new Error(`${path} changed while it was being copied`);
    yield padding(bytes);
    archived.push({ path, bytes, sha256: hash.digest("hex") });
  }
}

async function* endOf(
  facts: Omit<Manifest, "files">,
  mtime: Date,
  files: ArchivedFile[],
): AsyncGenerator<Buffer> {
  const manifest = Buffer.from(`${JSON.stringify({ ...facts, files }, null, 1)}\n`);
  yield headerOf(manifestName, manifest.length, mtime);
  yield manifest;
  yield padding(manifest.length);
  yield Buffer.alloc(2 * block);
}

function headerOf(path: string, size: number, mtime: Date): Buffer {
  const header = new Header({ path: `${archiveFolder}/${path}`, mode: 0o600, size, type: "File", mtime });
  const needsMore = header.encode();
  if (needsMore || !header.block) throw new Error(`${path} does not fit into a tar header`);
  return header.block;
}

function padding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}
