import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { collectLicenses } from "../bundling/collect-licenses.mjs";
import { pageFault, pageSizes } from "./elf-pages.mjs";
import { isBuildStale } from "../bundling/is-build-stale.mjs";
import { compressNativeFiles, embeddedNativeFiles, nativeFiles } from "./native-files.mjs";
import { dataFiles } from "../bundling/pack-data.mjs";
import { bundleProgram } from "../bundling/program-bundle.mjs";
import { sentences } from "../setup/sentences.mjs";
import { packagesOfTarget } from "./target-packages.mjs";

/** V8's settings, see docs/decisions/020. */
const settings = [
  "--min-semi-space-size=4",
  "--max-semi-space-size=4",
  "--no-parallel-scavenge",
  "--v8-pool-size=1",
  "--max-old-space-size=256",
  "--no-allocation-site-pretenuring",
];
const fuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";

/** Makes the executable for a target such as `linux-arm64`, on either processor. Returns the file, in `build/`. */
export async function makeExecutable(target) {
  if (isBuildStale()) run(process.execPath, "scripts/build.mjs");
  const packages = await packagesOfTarget(target);
  const node = packages[`node-${target}`];
  refuseOtherNode(node);
  const native = nativeFiles(target, packages);
  const work = path.join("build", target);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });

  const program = path.join(work, "program.cjs");
  await bundleProgram(program, {
    alias: {
      "better-sqlite3": `better-sqlite3/${target}`,
      // sharp's ES modules need import.meta.url for a `require` of their own, which a single CommonJS file does not
      // have.
      sharp: path.resolve("node_modules/sharp/dist/index.cjs"),
    },
    plugins: [embeddedNativeFiles(native)],
  });
  collectLicenses(work, Object.values(packages));
  const assets = {
    ...(await embedNativeFiles(native, work)),
    ...assetsUnder("build/static"),
    ...assetsUnder("build/samples"),
    "heic-worker.cjs": "build/heic-worker.cjs",
    ...Object.fromEntries(dataFiles.map((name) => [name, `build/${name}`])),
    "licenses.txt": path.join(work, "licenses.txt"),
    "sbom.json": path.join(work, "sbom.json"),
  };
  const blob = path.join(work, "giramondo.blob");
  const config = path.join(work, "sea.json");
  writeFileSync(
    config,
    JSON.stringify({
      main: program,
      output: blob,
      disableExperimentalSEAWarning: true,
      execArgv: settings,
      assets,
    }),
  );
  run(process.execPath, "--experimental-sea-config", config);

  const file = path.join(work, `giramondo-${target}`);
  copyFileSync(path.join(node, "bin/node"), file);
  chmodSync(file, 0o755);
  run(
    process.execPath,
    "node_modules/postject/dist/cli.js",
    file,
    "NODE_SEA_BLOB",
    blob,
    "--sentinel-fuse",
    fuse,
  );
  for (const loaded of [file, ...Object.values(native).map(({ source }) => source)]) {
    refuseUnloadable(loaded, target);
  }
  return file;
}

/** Only the Node version that made the blob can read it. */
function refuseOtherNode(folder) {
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (version !== process.versions.node) fail(sentences.otherNode(version, process.versions.node));
}

function refuseUnloadable(file, target) {
  const bytes = readFileSync(file);
  for (const pageSize of pageSizes[target.split("-")[1]]) {
    const reason = pageFault(bytes, pageSize);
    if (reason) fail(sentences.cannotLoad(path.basename(file), pageSize, reason));
  }
}

async function embedNativeFiles(native, work) {
  const { manifest, files } = await compressNativeFiles(native);
  const assets = { "native.json": path.join(work, "native.json") };
  writeFileSync(assets["native.json"], JSON.stringify(manifest));
  files.forEach(({ name, compressed }, at) => {
    assets[`native/${name}`] = path.join(work, `native-${at}.zst`);
    writeFileSync(assets[`native/${name}`], compressed);
  });
  return assets;
}

/** The files are sorted by name, because the order on disk differs between machines. */
function assetsUnder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((file) => path.join(file.parentPath, file.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative("build", file), file]));
}

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) fail(stdout + stderr);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
