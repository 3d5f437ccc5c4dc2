import { createRequire } from "node:module";
import path from "node:path";
import { bundle } from "../../bundling/program-bundle.mjs";

/** What a TypeScript file of the project exports. It is bundled with its libraries into `folder`. */
export async function importTypeScript(file, folder) {
  const outfile = path.join(folder, `${path.basename(file, ".ts")}.cjs`);
  await bundle(file, outfile, { external: ["pg-native"] });
  return createRequire(import.meta.url)(outfile);
}
