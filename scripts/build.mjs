import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { prepareStaticFiles } from "./prepare-static-files.mjs";

/** `npm run build`: the pages (Remix), the photo worker and the program around them, each as one file in `build/`. */
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

const program = {
  bundle: true,
  platform: "node",
  target: "node24",
  format: "cjs",
  legalComments: "none",
  logLevel: "warning",
  external: ["sharp", "better-sqlite3", "better-sqlite3/*"],
  define: {
    "process.env.NODE_ENV": '"production"',
    "import.meta.url": "undefined",
    GIRAMONDO_VERSION: JSON.stringify(JSON.parse(readFileSync("package.json", "utf8")).version),
  },
};
if (existsSync("app/images/heic-worker.ts")) {
  await build({ ...program, entryPoints: ["app/images/heic-worker.ts"], outfile: "build/heic-worker.cjs" });
}
await prepareStaticFiles("public", "build/static");
await build({
  ...program,
  entryPoints: ["app/server/main.ts"],
  outfile: "build/giramondo.cjs",
  alias: { "@remix-run/dev/server-build": "./build/index.js" },
  minifySyntax: true,
  minifyWhitespace: true,
});
