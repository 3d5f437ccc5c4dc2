import { rawInput, releaseMemory, shrunk } from "~/images/decode-photo.server";
import { withSvg, type Sharp } from "~/images/sharp-module.server";
import type { CardAssets } from "./card-assets.server";
import { type CardWords, cardSvg, paper, photoBox, shareCardSize } from "./card-svg";

/** Draws a share card as JPEG, with the toy when `photo` (a path) is null. Null when the photo is undecodable. */
export async function drawShareCard(
  sharp: Sharp,
  assets: CardAssets,
  words: CardWords,
  photo: string | null,
): Promise<Uint8Array | null> {
  const { left, top, ...size } = photoBox;
  const crop = { ...size, position: sharp.strategy.attention };
  const pixels = photo === null ? null : await shrunk(sharp, photo, {}, crop);
  if (photo !== null && !pixels) return null;
  const svg = Buffer.from(cardSvg(assets, words, pixels !== null));
  const overlay = await withSvg(sharp, () => sharp(svg).raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = overlay.info;
  const card = await sharp({ create: { ...shareCardSize, channels: 3, background: paper } })
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
