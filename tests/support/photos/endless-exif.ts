import { crc32 } from "node:zlib";
import sharp from "sharp";
import { jpegPhoto } from "../test-photos";

export const exifFormats = ["jpeg", "png", "webp", "avif"] as const;

/** Returns a small photo of this format with at least this many bytes of EXIF, and the place where its TIFF begins. */
async function photoWithRoom(
  format: (typeof exifFormats)[number],
  bytes: number,
): Promise<{ photo: Buffer; tiff: number }> {
  const photo = await sharp(await jpegPhoto({ width: 60, height: 40 }))
    .withExif({ IFD0: { ImageDescription: "x".repeat(bytes) } })
    .toFormat(format)
    .toBuffer();
  const description = photo.indexOf("x".repeat(100));
  return { photo, tiff: Math.max(...["II*\0", "MM\0*"].map((mark) => photo.lastIndexOf(mark, description))) };
}

/**
 * Returns a small photo with 40 kB of EXIF, in which 3,300 entries of a directory point to itself, as three kinds of
 * directory. A reader that follows them all visits 3,300³ entries.
 */
export async function endlessExif(format: (typeof exifFormats)[number]): Promise<Buffer> {
  const entries = 3300;
  const directory = Buffer.alloc(8 + 2 + 12 * entries + 4);
  directory.write("II*\0\x08\0\0\0", "latin1");
  directory.writeUInt16LE(entries, 8);
  for (let n = 0; n < entries; n += 1) {
    const at = 10 + 12 * n;
    directory.writeUInt16LE([0x8769, 0x8825, 0xa005][n % 3] ?? 0, at);
    directory.writeUInt16LE(4, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(8, at + 8);
  }
  const { photo, tiff } = await photoWithRoom(format, directory.length);
  directory.copy(photo, tiff);
  if (format === "png") {
    const end = tiff + photo.readUInt32BE(tiff - 8);
    photo.writeUInt32BE(crc32(photo.subarray(tiff - 4, end)), end);
  }
  return photo;
}
