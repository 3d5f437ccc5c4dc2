import type { ColourSpace } from "~/images/colour-spaces";
import type { Piece } from "./photo-pieces";

/** Returns the bytes of a HEIF item, of several parts the first. Null when they are invalid or not in the file. */
export function heifItem(file: Buffer, boxes: Piece[], id: number): Buffer | null {
  return readBoxes(file, boxes, "iloc", (number) => findItem(file, number, id))[0] ?? null;
}

/** Returns the pixels of a HEIF's main picture, and the colours that a HEIF or PNG states without an ICC profile. */
export function statedPicture(file: Buffer, boxes: Piece[]) {
  const [id] = readBoxes(file, boxes, "pitm", (number) => {
    const version = number(1);
    number(3);
    return number(version === 0 ? 2 : 4);
  });
  const all = boxes.find(({ name }) => name === "ipco");
  const properties = boxes.filter(({ start, end }) => all && start > all.start && end <= all.end);
  const ofMain = readBoxes(file, boxes, "ipma", (number) => findProperties(number, id))
    .flat()
    .flatMap((place) => properties[place - 1] ?? []);
  const [pixels = 0] = readBoxes(file, ofMain, "ispe", (number) => {
    number(4);
    return number(4) * number(4);
  });
  const colours: ColourSpace[] = [
    ...readBoxes(file, ofMain, "colr", (number) =>
      number(4) === nclx ? { primaries: number(2), transfer: number(2) } : null,
    ),
    ...readBoxes(file, boxes, "cICP", (number) => ({ primaries: number(1), transfer: number(1) })),
  ];
  return { pixels, colours: colours[0] ?? null };
}

/** The letters `nclx` as a number. */
const nclx = 0x6e636c78;
const [unspecified, bt601] = [2, 6];

/** Writes BT.601 for each unspecified matrix of colours into a HEIF file in memory, as browsers understand it. */
export function specifyMatrices(file: Buffer, boxes: Piece[]): void {
  // sharp's libheif overlooks a description in which nothing is specified, and with it the range of the samples.
  for (const { name, start, end } of boxes) {
    const isNclx = name === "colr" && end - start > 10 && file.readUInt32BE(start) === nclx;
    if (isNclx && file.readUInt16BE(start + 8) === unspecified) file.writeUInt16BE(bt601, start + 8);
  }
}

/** A reader of successive big-endian numbers of 0 to 8 bytes. It throws a RangeError at the end of the box. */
type ReadNumber = (bytes: number) => number;

/** Returns what `read` finds in the boxes of this name. Null and boxes that are too short are left out. */
function readBoxes<Found>(
  file: Buffer,
  boxes: Piece[],
  name: string,
  read: (number: ReadNumber) => Found | null,
): Found[] {
  return boxes
    .filter((box) => box.name === name)
    .flatMap(({ start, end }) => {
      try {
        return read(numbersOf(file.subarray(start, end))) ?? [];
      } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
      }
    });
}

function numbersOf(box: Buffer): ReadNumber {
  let at = 0;
  return (bytes) => {
    at += bytes;
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(box.readBigUInt64BE(at - 8)) : box.readUIntBE(at - bytes, bytes);
  };
}

/** Finds an item in the box `iloc`: first the lengths of the box's numbers, then the storage and parts of each item. */
function findItem(file: Buffer, number: ReadNumber, id: number): Buffer | null {
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

/** Finds an item in the box `ipma`. Returns the places of its properties in the box `ipco`, counted from 1. */
function findProperties(number: ReadNumber, id: number | undefined): number[] | null {
  const version = number(1);
  const isLong = (number(3) & 1) === 1;
  for (let left = number(4); left > 0; left -= 1) {
    const item = number(version < 1 ? 2 : 4);
    const places = Array.from({ length: number(1) }, () => number(isLong ? 2 : 1) & (isLong ? 0x7fff : 0x7f));
    if (item === id) return places;
  }
  return null;
}
