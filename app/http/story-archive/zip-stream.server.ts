import { ReadableStream as NodeStream } from "node:stream/web";
import { crc32 } from "node:zlib";

/** A file of a zip archive: its name, its length in bytes, and its contents, which are opened twice. */
export interface ZipEntry {
  name: string;
  bytes: number;
  open(): Promise<AsyncIterable<Uint8Array>>;
}

const localHeaderBytes = 30;
const centralHeaderBytes = 46;
const endBytes = 22;
const nameIsUtf8 = 0x0800;
const madeOnUnix = 0x0314;
/** The mode of a regular file on Unix: rw-r--r--. */
const unixFile = 0o100644 * 0x10000;

/** Returns the length of the archive of these entries, in bytes. */
export function zipLength(entries: ZipEntry[]): number {
  const lengths = entries.map(({ name, bytes }) => {
    return localHeaderBytes + centralHeaderBytes + 2 * Buffer.byteLength(name) + bytes;
  });
  return lengths.reduce((total, length) => total + length, endBytes);
}

/** Returns an uncompressed zip archive as a stream. Fails when a file is not as long as its entry says. */
export function zipStream(entries: ZipEntry[], modified: Date): ReadableStream<Uint8Array> {
  return NodeStream.from(chunksOf(entries, modified)) as ReadableStream<Uint8Array>;
}

async function* chunksOf(entries: ZipEntry[], modified: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const fields = fieldsOf(entry, await checksumOf(entry), modified);
    yield Buffer.concat([long(0x04034b50), fields, name]);
    yield* await entry.open();
    // No comment, on disk 0, no text.
    const more = [short(0), short(0), short(0), long(unixFile), long(offset)];
    directory.push(long(0x02014b50), short(madeOnUnix), fields, ...more, name);
    offset += localHeaderBytes + name.length + entry.bytes;
  }
  const central = Buffer.concat(directory);
  const [count, none] = [short(entries.length), short(0)];
  const end = [long(0x06054b50), none, none, count, count, long(central.length), long(offset), none];
  yield Buffer.concat([central, ...end]);
}

async function checksumOf({ name, bytes, open }: ZipEntry): Promise<number> {
  let [checksum, length] = [0, 0];
  for await (const chunk of await open()) {
    checksum = crc32(chunk, checksum);
    length += chunk.length;
  }
  if (length !== bytes) throw new Error(`${name} has ${length} bytes instead of ${bytes}`);
  return checksum;
}

/** Returns the fields that both headers of an entry share, from "version needed" to "length of the extra field". */
function fieldsOf({ name, bytes }: ZipEntry, checksum: number, modified: Date): Buffer {
  const time =
    (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5) | (modified.getUTCSeconds() >> 1);
  const year = Math.max(0, modified.getUTCFullYear() - 1980);
  const date = (year << 9) | ((modified.getUTCMonth() + 1) << 5) | modified.getUTCDate();
  const stored = [short(20), short(nameIsUtf8), short(0), short(time), short(date)];
  const lengths = [long(bytes), long(bytes), short(Buffer.byteLength(name)), short(0)];
  return Buffer.concat([...stored, long(checksum), ...lengths]);
}

/** Return a number of two or four bytes. */
const short = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const long = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
