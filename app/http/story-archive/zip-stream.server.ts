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
    const checksum = await checksumOf(entry);
    const fields = fieldsOf(entry, checksum, modified);
    const name = Buffer.from(entry.name);
    const start = Buffer.alloc(4);
    start.writeUInt32LE(0x04034b50);
    yield Buffer.concat([start, fields, name]);
    yield* await entry.open();
    directory.push(centralHeader(fields, offset), name);
    offset += localHeaderBytes + name.length + entry.bytes;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([central, end]);
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
  const fields = Buffer.alloc(localHeaderBytes - 4);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(nameIsUtf8, 2);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(bytes, 14);
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function centralHeader(fields: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(centralHeaderBytes);
  header.writeUInt32LE(0x02014b50);
  header.writeUInt16LE((3 << 8) | 20, 4);
  fields.copy(header, 6);
  header.writeUInt32LE(unixFile, 38);
  header.writeUInt32LE(offset, 42);
  return header;
}
