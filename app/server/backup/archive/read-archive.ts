import { createHash } from "node:crypto";
import * as fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { cannot } from "~/server/user-errors";
import { said, sizeText } from "~/text/owner/terminal-words";
import * as format from "./manifest";

const megabyte = 1_000_000;
/** The limit of the unpacked bytes: a database of stories that repeat one letter shrinks to a 75th, photos do not. */
const unpacked = { always: 100 * megabyte, ratio: 200 };
/** The limit of the number of files. Each file adds at least the 32 bytes of its hash to an archive. */
const files = { always: 1000, perByte: 1 / 32 };
const photoMost = 64 * megabyte;
const settingsMost = megabyte;
/** The limit of the manifest's bytes, which are in memory: an entry for each file, and a list of missing photos. */
const manifestMost = { always: 16 * megabyte, perFile: 512 };

type Chunks = AsyncIterable<Buffer>;
type Found = ReadonlyMap<string, format.ArchivedFile>;

/** Counts the bytes that were read, for a progress bar. */
export type OnBytes = (bytes: number) => void;

/** Reads an archive once, within the limits, and checks every file against its manifest. Throws CannotDo. */
export async function readArchive(archive: string, into: string, photos: string | null, onBytes?: OnBytes) {
  // It writes the database to `into`, and with `photos` all files. The caller removes them after an error.
  const found = new Map<string, format.ArchivedFile>();
  let manifest = "";
  const entries = extract();
  const limits = archiveLimits(archive);
  const unpacking = pipeline(
    counted(fs.createReadStream(archive), onBytes),
    createGunzip(),
    (all: Chunks) => counted(all, limits.count),
    entries,
  );
  // The loop below throws the same error. Without this line Node would also report an unhandled rejection.
  unpacking.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      const inside = name.slice(format.archiveFolder.length + 1);
      const isOurs = type === "file" && name === `${format.archiveFolder}/${inside}`;
      if (type === "directory" && size === 0) {
        entry.resume();
        continue;
      }
      const isManifest = inside === format.manifestName && manifest === "";
      if (!isOurs || found.has(inside) || !(isManifest || format.isArchivePath(inside))) {
        throw cannot(said.backup["foreign-file"], { file: archive, detail: name });
      }
      const isKept = !isManifest && (photos !== null || inside === format.databaseName);
      const folder = photos !== null && path.dirname(inside) === format.uploadsName ? photos : into;
      limits.judge(inside, size, isKept ? folder : null);
      if (isManifest) manifest = await text(entry);
      else found.set(inside, await hashed(entry as Chunks, inside, isKept ? folder : null));
    }
    await unpacking;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR" || message === "Unexpected end of data") {
      throw cannot(said.backup.incomplete, { file: archive });
    }
    if (code.startsWith("Z_") || /^(?:Invalid (?:tar )?header|Header exceeds)/.test(message)) {
      throw cannot(said.backup["not-an-archive"], { file: archive });
    }
    throw error;
  }
  return checkedManifest(archive, manifest, found);
}

/** Writes the database of an archive to the new file `into`, unchecked, and reads no further. Throws without one. */
export async function readDatabase(archive: string, into: string): Promise<void> {
  const entries = extract();
  const unpacking = pipeline(fs.createReadStream(archive), createGunzip(), entries);
  // A reading that ends early is an error for the pipeline.
  unpacking.catch(() => {});
  for await (const entry of entries) {
    if (entry.header.name === `${format.archiveFolder}/${format.databaseName}`) {
      return await pipeline(entry, fs.createWriteStream(into, { flags: "wx", mode: 0o600 }));
    }
    entry.resume();
  }
  throw new Error("no database");
}

/** Creates the limits for one reading of `archive`. */
function archiveLimits(archive: string) {
  const { size } = fs.statSync(archive);
  const max = unpacked.always + unpacked.ratio * size;
  const maxFiles = files.always + files.perByte * size;
  let [total, count, kept] = [0, 0, 0];
  const maxOf = (name: string) => {
    if (name === format.databaseName) return max;
    if (name === format.settingsName) return settingsMost;
    return name === format.manifestName ? manifestMost.always + count * manifestMost.perFile : photoMost;
  };
  return {
    count(bytes: number): void {
      total += bytes;
      if (total > max) throw cannot(said.backup["too-large"], { file: archive });
    },
    /** Checks a file of `bytes` before it is read, and written to `folder`. Throws CannotDo, also without room. */
    judge(name: string, bytes: number, folder: string | null): void {
      count += 1;
      const isTooLarge = bytes > maxOf(name) || total + bytes > max || count > maxFiles;
      if (isTooLarge) throw cannot(said.backup.tooLargeFile, { file: archive, detail: name });
      if (folder !== null) requireDiskSpace(archive, bytes, folder, kept);
      if (folder !== null) kept += bytes;
    },
  };
}

/** Throws CannotDo without room for `bytes` more in `directory`. `before` bytes of the archive are already there. */
export function requireDiskSpace(archive: string, bytes: number, directory: string, before = 0): void {
  const { bavail, bsize } = fs.statfsSync(directory);
  const free = bavail * bsize;
  if (bytes <= free) return;
  const folder = path.dirname(directory);
  const sizes = { needed: sizeText(before + bytes), free: sizeText(before + free) };
  throw cannot(said.backup.noRoom, { file: archive, folder, ...sizes });
}

async function* counted(chunks: Chunks, onBytes?: OnBytes): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    onBytes?.(chunk.length);
    yield chunk;
  }
}

/** Hashes a file, and writes it unless `folder` is null: at once, so that an exit handler can remove the folder. */
async function hashed(entry: Chunks, inside: string, folder: string | null): Promise<format.ArchivedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = folder === null ? null : fs.openSync(path.join(folder, path.basename(inside)), "wx", 0o600);
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      bytes += chunk.length;
      if (file !== null) fs.writeFileSync(file, chunk);
    }
    if (file !== null) fs.fsyncSync(file);
  } finally {
    if (file !== null) fs.closeSync(file);
  }
  return { path: inside, bytes, sha256: hash.digest("hex") };
}

/** Returns the manifest in this text, if it lists exactly the files that were found. Throws CannotDo. */
function checkedManifest(archive: string, text: string, found: Found): format.Manifest {
  if (text === "") throw cannot(said.backup.incomplete, { file: archive });
  let json: { format?: number } | null = null;
  try {
    json = JSON.parse(text);
  } catch {
    // A text that is no JSON is no manifest, either.
  }
  if ((json?.format ?? 0) > format.archiveFormat) throw cannot(said.backup.newer, { file: archive });
  const { data: manifest } = format.manifestSchema.safeParse(json);
  if (!manifest) throw cannot(said.backup["changed-file"], { file: archive, detail: format.manifestName });
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path);
    if (!file) throw cannot(said.backup.incompleteWithout, { file: archive, detail: path });
    if (file.bytes !== bytes || file.sha256 !== sha256) {
      throw cannot(said.backup["changed-file"], { file: archive, detail: path });
    }
  }
  const listed = new Set(manifest.files.map(({ path }) => path));
  for (const path of found.keys())
    if (!listed.has(path)) throw cannot(said.backup["foreign-file"], { file: archive, detail: path });
  return manifest;
}
