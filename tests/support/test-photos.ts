import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** What a test's own photo looks like, and what its file says about itself. */
export interface TestPhoto {
  width?: number;
  height?: number;
  colour?: string;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  /** Decimal degrees, written as EXIF GPS. */
  position?: { latitude: number; longitude: number };
}

/** A JPEG as a phone would make it: noise on a colour, the camera's name and, if asked, the place in its EXIF. */
export async function jpegPhoto(photo: TestPhoto = {}): Promise<Buffer> {
  const { width = 800, height = 600, colour = "#8a5a36", orientation = 1, position } = photo;
  const gps = position && {
    GPSLatitudeRef: position.latitude < 0 ? "S" : "N",
    GPSLatitude: sexagesimal(position.latitude),
    GPSLongitudeRef: position.longitude < 0 ? "W" : "E",
    GPSLongitude: sexagesimal(position.longitude),
  };
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: diagonal(width, height) }])
    .withExif({ IFD0: { Make: "Capifotocamera", Artist: "Segretissima" }, ...(gps && { IFD3: gps }) })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The same, written into a directory under this name; answers its path. */
export async function jpegFile(directory: string, name: string, photo: TestPhoto = {}): Promise<string> {
  const file = path.join(directory, name);
  await writeFile(file, await jpegPhoto(photo));
  return file;
}

function diagonal(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#fbf6ec"/>
      <path d="M0 0L${width} ${height}" stroke="#b83a24" stroke-width="12"/>
    </svg>`,
  );
}

function sexagesimal(degrees: number): string {
  const absolute = Math.abs(degrees);
  const minutes = (absolute % 1) * 60;
  const seconds = Math.round((minutes % 1) * 60 * 10_000);
  return `${Math.floor(absolute)}/1 ${Math.floor(minutes)}/1 ${seconds}/10000`;
}
