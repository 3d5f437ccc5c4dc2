import { rawInput, releaseMemory, shrunk } from "~/images/decode-photo.server";
import { withSvg, type Sharp } from "~/images/sharp-module.server";
import { type Box, paper } from "./card-parts";

/** A drawn card: its size, the place of its photo (a path), and the drawing over it, as SVG. */
interface CardDrawing {
  size: { width: number; height: number };
  photo: { path: string; box: Box } | null;
  svg: string;
}

/** Draws a card as JPEG, without metadata. Null when the photo is undecodable. */
export async function drawShareCard(sharp: Sharp, { size, photo, svg }: CardDrawing) {
  const { left = 0, top = 0, ...inBox } = photo?.box ?? {};
  const crop = { ...inBox, position: sharp.strategy.attention };
  const pixels = photo && (await shrunk(sharp, photo.path, {}, crop));
  if (photo && !pixels) return null;
  const drawing = Buffer.from(svg);
  const overlay = await withSvg(sharp, () => sharp(drawing).raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = overlay.info;
  const card = await sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([
      ...(pixels ? [{ input: pixels.data, ...rawInput(pixels), left, top }] : []),
      { input: overlay.data, raw: { width, height, channels } },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
  releaseMemory(overlay.data);
  if (pixels) releaseMemory(pixels.data);
  return card;
}
