import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { packedPlaces } from "../places/pack-places.mjs";
import { packedCardAssets } from "../share-card/pack-card-assets.mjs";

/** Writes into `build/` what the program reads when it needs it: places, letters of share cards, outlines of countries. */
export function packData() {
  writeFileSync("build/places.br", packedPlaces());
  writeFileSync("build/share-card.br", packedCardAssets());
  for (const scale of outlineScales) {
    const outlines = readFileSync(`node_modules/world-atlas/countries-${scale}.json`);
    writeFileSync(`build/countries-${scale}.br`, brotliCompressSync(outlines));
  }
}

const outlineScales = ["50m", "110m"];

/** The names of these files. */
export const dataFiles = [
  "places.br",
  "share-card.br",
  ...outlineScales.map((scale) => `countries-${scale}.br`),
];
