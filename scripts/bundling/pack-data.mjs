import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { packedPlaces } from "../places/pack-places.mjs";
import { packedOutlines } from "./pack-outlines.mjs";
import { packedCardAssets } from "../share-card/pack-card-assets.mjs";

/**
 * Writes the data that the program reads on demand into `build/`: places, letters of share cards, common passwords,
 * outlines of countries.
 */
export function packData() {
  writeFileSync("build/places.br", packedPlaces());
  writeFileSync("build/share-card.br", packedCardAssets());
  writeFileSync("build/passwords.br", brotliCompressSync(commonPasswords().join("\n")));
  for (const scale of outlineScales) {
    writeFileSync(`build/countries-${scale}.br`, brotliCompressSync(packedOutlines(scale)));
  }
}

/**
 * The number of common passwords that OWASP's ASVS requires (6.2.4). They are the most common ones that the rules
 * would allow.
 */
function commonPasswords() {
  const file = "node_modules/@zxcvbn-ts/language-common/src/passwords.json";
  const long = JSON.parse(readFileSync(file, "utf8")).filter((password) => password.length >= 8);
  if (long.length < 3000) throw new Error(`${file} has ${long.length} passwords of eight characters`);
  return long.slice(0, 3000);
}

const outlineScales = ["50m", "110m"];

/** The names of these files. */
export const dataFiles = [
  "places.br",
  "share-card.br",
  "passwords.br",
  ...outlineScales.map((scale) => `countries-${scale}.br`),
];
