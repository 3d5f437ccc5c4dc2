import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** The look and metadata of a test's photo. */
export interface TestPhoto {
  width?: number;
  height?: number;
  colour?: string;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  /** Decimal degrees, written as EXIF GPS. */
  position?: { latitude: number; longitude: number };
  /** The time, for EXIF DateTimeOriginal. */
  takenAt?: string;
}

/**
 * Returns a JPEG as a phone would make it: stripes of a colour, the camera's name and, if wanted, the place in its
 * EXIF. It is small, because most tests do not look at the pixels.
 */
export async function jpegPhoto(photo: TestPhoto = {}): Promise<Buffer> {
  const { width = 64, height = 48, colour = "#8a5a36", orientation = 1, position, takenAt } = photo;
  const gps = position && {
    GPSLatitudeRef: position.latitude < 0 ? "S" : "N",
    GPSLatitude: sexagesimal(position.latitude),
    GPSLongitudeRef: position.longitude < 0 ? "W" : "E",
    GPSLongitude: sexagesimal(position.longitude),
  };
  const pixels = striped(width, height, colour);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: "Capifotocamera", Artist: "Segretissima" },
      ...(takenAt && { IFD2: { DateTimeOriginal: takenAt } }),
      ...(gps && { IFD3: gps }),
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Writes such a JPEG into a directory under this name. Returns its path. */
export async function jpegFile(directory: string, name: string, photo: TestPhoto = {}): Promise<string> {
  const file = path.join(directory, name);
  await writeFile(file, await jpegPhoto(photo));
  return file;
}

/** Returns stripes of the colour on paper, darker towards the bottom, so that up and down differ. */
function striped(width: number, height: number, colour: string): Uint8Array {
  const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    const isInk = (x + y) % 64 < 24;
    pixels[at] = (isInk ? (ink[at % 3] ?? 0) : 240) * (1 - y / height / 2);
  }
  return pixels;
}

function sexagesimal(degrees: number): string {
  const absolute = Math.abs(degrees);
  const minutes = (absolute % 1) * 60;
  const seconds = Math.round((minutes % 1) * 60 * 10_000);
  return `${Math.floor(absolute)}/1 ${Math.floor(minutes)}/1 ${seconds}/10000`;
}

/** Returns such a JPEG as a browser's form sends it. */
export async function jpegUpload(name: string, photo: TestPhoto = {}): Promise<File> {
  return new File([new Uint8Array(await jpegPhoto(photo))], name);
}
