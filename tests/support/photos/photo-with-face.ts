import sharp from "sharp";
import { type TestPhoto, jpegPhoto } from "../test-photos";

/** The position of the face, as fractions of the photo's width and height. */
export const face = { x: 0.3, y: 0.4 };

const size = { width: 1200, height: 800 };
const radius = 60;

/** Returns a photo with one face: a disc in magenta, which occurs nowhere else in the photo. */
export async function photoWithFace(photo: Pick<TestPhoto, "takenAt"> = {}): Promise<Buffer> {
  const disc = `<circle cx="${face.x * size.width}" cy="${face.y * size.height}" r="${radius}" fill="#f0f"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${disc}</svg>`;
  return sharp(await jpegPhoto({ ...size, ...photo }))
    .composite([{ input: Buffer.from(drawing) }])
    .keepMetadata()
    .jpeg()
    .toBuffer();
}

/** True when an image has a pixel in the colour of the face. */
export async function hasFace(image: Buffer): Promise<boolean> {
  const pixels = await sharp(image).removeAlpha().raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    if (Math.min(red, blue) - green > 60) return true;
  }
  return false;
}
