import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";

/** The oldest browsers that show every page whole, without scripts. */
const target = ["chrome64", "safari12", "firefox68"];

/**
 * Rewrites style sheets for old browsers; Chromium 64 and 65 know `gap` by its first name.
 * `tests/http/public/old-browsers.test.ts` finds the rest. File names keep their old hash.
 */
export async function lowerStyles(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".css"))) {
    const file = path.join(folder, name);
    const { code } = await transform(readFileSync(file, "utf8"), { loader: "css", minify: true, target });
    writeFileSync(file, code.replace(/(?<=[;{])(row-|column-)?gap:/g, "grid-$1gap:"));
  }
}
