import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { type ArchivedFile, archiveFolder, type Manifest, manifestName, uploadsName } from "./manifest";

/** A file to put into an archive. The file must not change while it is read. */
interface FileToArchive {
  /** The path below the top folder of the archive. */
  path: string;
  source: string;
  bytes: number;
  /** The time in milliseconds that the archive shows for it. */
  changedAt: number;
}

type Chunks = AsyncIterable<Buffer>;

const chunkBytes = 256 * 1024;

/** Writes the files and, last, their manifest as one `.tar.gz` to `target`. `onBytes` counts the bytes read. */
export async function writeArchive(
  target: NodeJS.WritableStream,
  files: readonly FileToArchive[],
  manifest: Omit<Manifest, "files">,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const mtime = new Date(manifest.createdAt);
  const archived: ArchivedFile[] = [];
  const add = async (tar: Pack, { path, source, bytes, changedAt }: FileToArchive) => {
    const hash = createHash("sha256");
    const entry = tar.entry({
      name: `${archiveFolder}/${path}`,
      size: bytes,
      mode: 0o600,
      mtime: new Date(changedAt),
    });
    const read = function* () {
      for (const chunk of chunksOf(source, bytes)) {
        hash.update(chunk);
        onBytes(chunk.length);
        yield chunk;
      }
    };
    await pipeline(read, entry);
    archived.push({ path, bytes, sha256: hash.digest("hex") });
  };
  const addAll = (wanted: readonly FileToArchive[]) => async (tar: Pack) => {
    for (const file of wanted) await add(tar, file);
  };
  const addManifest = async (tar: Pack) => {
    const text = `${JSON.stringify({ ...manifest, files: archived }, null, 1)}\n`;
    tar.entry({ name: `${archiveFolder}/${manifestName}`, mode: 0o600, mtime }, text);
  };
  const isPhoto = ({ path }: FileToArchive) => path.startsWith(uploadsName);
  // Photos are already compressed. gzip would take 20 times as long and gain nothing.
  const members = async function* () {
    yield* gzipped(6, withoutEnd, addAll(files.filter((file) => !isPhoto(file))));
    yield* gzipped(0, withoutEnd, addAll(files.filter(isPhoto)));
    yield* gzipped(6, whole, addManifest);
  };
  await pipeline(members, target);
}

/** Reads a file in its own thread: most files are small, and each read elsewhere would cost as much as the file. */
function* chunksOf(file: string, size: number): Generator<Buffer> {
  const descriptor = openSync(file, "r");
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, size + 1));
      const bytes = readSync(descriptor, chunk);
      if (bytes === 0) return;
      yield chunk.subarray(0, bytes);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Makes one gzip member of a tar. A gzip file may have several members, which are read as one. */
async function* gzipped(level: number, part: typeof withoutEnd, fill: (tar: Pack) => Promise<void>) {
  const tar = pack();
  const gzip = createGzip({ level, chunkSize: chunkBytes });
  const feeding = pipeline(part(tar as Chunks), together, gzip);
  feeding.catch(() => {});
  fill(tar).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  for await (const chunk of gzip) yield chunk as Buffer;
  await feeding;
}

/** Joins small chunks, because gzip takes each to another thread and back. */
async function* together(tar: Chunks): AsyncGenerator<Buffer> {
  let small: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of tar) {
    small.push(chunk);
    bytes += chunk.length;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(small);
    [small, bytes] = [[], 0];
  }
  yield Buffer.concat(small);
}

async function* whole(tar: Chunks) {
  yield* tar;
}

/** Drops the last chunk of a tar, the two empty blocks that end it, because more entries follow. */
async function* withoutEnd(tar: Chunks): AsyncGenerator<Buffer> {
  let last: Buffer | null = null;
  for await (const chunk of tar) {
    if (last) yield last;
    last = chunk;
  }
}
