import { type Pixels, shrunk, upright, within } from "~/images/decode-photo.server";
import { type Disc, type PhotoEdit, combinedEdits } from "./photo-edits";
import type { Sharp } from "~/images/sharp-module.server";

/** The grey of a covering disc, for red, green and blue: JPEG and WebP keep such a grey almost unchanged. */
export const coverGrey = 74;

/** Returns a stored photo after these edits, at most `longest` pixels long. Null when it cannot be decoded. */
export async function editPixels(
  sharp: Sharp,
  path: string,
  edits: PhotoEdit[],
  longest: number,
): Promise<Pixels | null> {
  const decoded = await shrunk(sharp, path, {}, within(longest));
  if (!decoded) return null;
  const { angle, discs } = combinedEdits(edits);
  const pixels = await upright(sharp, decoded, { mirror: false, angle });
  for (const disc of discs) fillDisc(pixels, disc);
  return pixels;
}

/** Fills a disc. Every pixel is either replaced or left alone, because a soft rim would show some of the picture. */
function fillDisc({ data, width, height }: Pixels, { x, y, radius }: Disc): void {
  const reach = Math.max(1, radius * Math.max(width, height));
  const [centreX, centreY] = [x * width, y * height];
  const last = Math.min(height - 1, Math.floor(centreY + reach));
  for (let row = Math.max(0, Math.floor(centreY - reach)); row <= last; row += 1) {
    const half = Math.sqrt(Math.max(0, reach ** 2 - (row + 0.5 - centreY) ** 2));
    const from = Math.max(0, Math.floor(centreX - half));
    const to = Math.min(width, Math.ceil(centreX + half));
    if (half > 0 && to > from) data.fill(coverGrey, (row * width + from) * 3, (row * width + to) * 3);
  }
}
