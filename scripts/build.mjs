import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { joinBrowserFiles } from "./browser-files/join-browser-files.mjs";
import { lowerStyles } from "./browser-files/lower-styles.mjs";
import { collectLicenses } from "./bundling/collect-licenses.mjs";
import { packData } from "./bundling/pack-data.mjs";
import { prepareStaticFiles } from "./bundling/prepare-static-files.mjs";
import { bundleCompanions, bundleProgram } from "./bundling/program-bundle.mjs";

/**
 * `npm run build` compiles the pages (Remix), the photo worker and the program around them, each to one file in
 * `build/`.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env.NODE_ENV = "production";

rmSync("build", { recursive: true, force: true });
rmSync("public/build", { recursive: true, force: true });
const remix = spawnSync(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "build"], {
  encoding: "utf8",
});
if (remix.status !== 0 || !existsSync("build/index.js")) {
  console.error(remix.stdout + remix.stderr);
  process.exit(1);
}
await joinBrowserFiles();
await lowerStyles("public/build/_assets");
collectLicenses("build");
await bundleCompanions();
packData();
await prepareStaticFiles("public", "build/static");
cpSync("deploy", "build/samples", { recursive: true });
await bundleProgram("build/giramondo.cjs", { external: ["sharp", "better-sqlite3"] });
