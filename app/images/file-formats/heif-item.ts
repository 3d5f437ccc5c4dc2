import type { Piece } from "./photo-pieces";

/** The bytes of an item of a HEIF file, or those of its first part; null when it is not in the file itself, or nonsense. */
export function heifItem(file: Buffer, boxes: Piece[], id: number): Buffer | null {
  const locations = boxes.find(({ name }) => name === "iloc");
  if (!locations) return null;
  try {
    return findItem(file, numbersOf(file.subarray(locations.start, locations.end)), id);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads big-endian numbers of 0 to 8 bytes, one after the other; throws a RangeError at the end. */
function numbersOf(box: Buffer): (bytes: number) => number {
  let at = 0;
  return (bytes) => {
    at += bytes;
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(box.readBigUInt64BE(at - 8)) : box.readUIntBE(at - bytes, bytes);
  };
}

/** `iloc`: the sizes of its numbers, then for each item how it is stored and where its parts are. */
function findItem(file: Buffer, number: (bytes: number) => number, id: number): Buffer | null {
  const version = number(1);
  number(3);
  const [sizes, moreSizes] = [number(1), number(1)];
  const size = { offset: sizes >> 4, length: sizes & 15, base: moreSizes >> 4, index: moreSizes & 15 };
  for (let left = number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const item = number(version < 2 ? 2 : 4);
    const isInFile = version === 0 || (number(2) & 15) === 0;
    number(2);
    const base = number(size.base);
    for (let parts = number(2); parts > 0; parts -= 1) {
      if (version > 0) number(size.index);
      const start = base + number(size.offset);
      const end = start + number(size.length);
      if (item === id) return isInFile ? file.subarray(start, end) : null;
    }
  }
  return null;
}
