import { rawInput, releaseMemory } from "~/images/decode-photo.server";
import { maxPhotoPixels } from "~/images/inspect-photo.server";
import { withSvg, type Sharp } from "~/images/sharp-module.server";
import type { CardAssets } from "./card-assets.server";
import { shareCardSize } from "./card-size";
import { type CardWords, cardSvg, paper, photoBox } from "./card-svg";

/** Draws a share card as JPEG, with the toy when `photo` (a path) is null. Null when the photo is undecodable. */
export async function drawShareCard(
  sharp: Sharp,
  assets: CardAssets,
  words: CardWords,
  photo: string | null,
): Promise<Uint8Array | null> {
  const { left, top, width, height } = photoBox;
  const pixels = photo === null ? null : await croppedPhoto(sharp, photo).catch(() => null);
  if (photo !== null && !pixels) return null;
  const svg = Buffer.from(cardSvg(assets, words, pixels !== null));
  const overlay = await withSvg(sharp, () => sharp(svg).raw().toBuffer({ resolveWithObject: true }));
  const raw = { width: overlay.info.width, height: overlay.info.height, channels: overlay.info.channels };
  const card = await sharp({ create: { ...shareCardSize, channels: 3, background: paper } })
    .composite([
      ...(pixels ? [{ input: pixels, ...rawInput({ data: pixels, width, height }), left, top }] : []),
      { input: overlay.data, raw },
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
  releaseMemory(overlay.data);
  if (pixels) releaseMemory(pixels);
  return card;
}

async function croppedPhoto(sharp: Sharp, path: string): Promise<Buffer> {
  const { width, height } = photoBox;
  return sharp(path, { failOn: "truncated", limitInputPixels: maxPhotoPixels })
    .resize(width, height, { fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer();
}
