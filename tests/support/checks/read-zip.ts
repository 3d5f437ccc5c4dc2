import { crc32 } from "node:zlib";

/** A file in a zip archive. */
export interface ZippedFile {
  name: string;
  bytes: Buffer;
  /** The time in the archive, which has no time zone. */
  modified: string;
}

/**
 * Reads a zip archive of stored files as a strict reader does, from its end. Throws when headers disagree about a
 * file, a checksum is wrong, or bytes lie between the parts.
 */
export function readZip(archive: Buffer): ZippedFile[] {
  const end = archive.length - 22;
  must(archive.readUInt32LE(end) === 0x06054b50, "the archive ends with its end record");
  const [count, directoryBytes] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 12)];
  let at = archive.readUInt32LE(end + 16);
  must(at + directoryBytes === end, "the directory stands before the end record");
  let next = 0;
  const files: ZippedFile[] = [];
  for (let n = 0; n < count; n += 1) {
    must(archive.readUInt32LE(at) === 0x02014b50, "the directory has an entry for each file");
    const fields = archive.subarray(at + 6, at + 32);
    const [method, checksum, bytes, nameBytes] = [
      fields.readUInt16LE(4),
      fields.readUInt32LE(10),
      fields.readUInt32LE(18),
      fields.readUInt16LE(22),
    ];
    const local = archive.readUInt32LE(at + 42);
    must(local === next && archive.readUInt32LE(local) === 0x04034b50, "files follow each other");
    must(archive.subarray(local + 4, local + 30).equals(fields), "both headers say the same");
    must(method === 0 && fields.readUInt32LE(14) === bytes, "the file is stored");
    must((fields.readUInt16LE(2) & 0x0800) !== 0, "names are UTF-8");
    const name = archive.subarray(at + 46, at + 46 + nameBytes);
    must(
      archive.subarray(local + 30, local + 30 + nameBytes).equals(name),
      "both headers have the same name",
    );
    const start = local + 30 + nameBytes;
    const contents = archive.subarray(start, start + bytes);
    must(crc32(contents) === checksum, `${name} has its checksum`);
    files.push({ name: name.toString(), bytes: contents, modified: momentOf(fields) });
    next = start + bytes;
    at += 46 + nameBytes;
  }
  must(at === end && files.length === count, "nothing is left over");
  return files;
}

function momentOf(fields: Buffer): string {
  const [time, date] = [fields.readUInt16LE(6), fields.readUInt16LE(8)];
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${1980 + (date >> 9)}-${two((date >> 5) & 15)}-${two(date & 31)}`;
  return `${day} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}
