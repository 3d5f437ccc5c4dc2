import type { ReadOutlines } from "~/map/land/draw-land.server";
import { type CardAssets, readCardAssets } from "~/images/share-card/card-assets.server";
import { packedOutlines } from "../../../scripts/bundling/pack-outlines.mjs";
import { packedCardAssets } from "../../../scripts/share-card/pack-card-assets.mjs";

let made: CardAssets | undefined;

/** Returns the assets of share cards as the build packs them, so that tests need no build. */
export async function cardAssets(): Promise<CardAssets> {
  return (made ??= readCardAssets(packedCardAssets()));
}

/** Returns coasts and borders as the build packs them. */
export const outlines: ReadOutlines = (scale) => Buffer.from(packedOutlines(scale));
