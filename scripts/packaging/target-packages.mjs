import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { npm } from "../setup/npm.mjs";
import { sentences } from "../setup/sentences.mjs";

const cache = "node_modules/.cache/giramondo";

/**
 * Returns the folders of the packages that depend on the target: Node, sharp and libvips, in the versions of
 * `package-lock.json`. Packages for another processor are not installed here, so they are fetched.
 */
export async function packagesOfTarget(target) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const folders = {};
  for (const name of [`node-${target}`, `@img/sharp-${target}`, `@img/sharp-libvips-${target}`]) {
    const installed = `node_modules/${name}`;
    const locked = packages[installed];
    folders[name] = isVersion(installed, locked.version)
      ? installed
      : await fetchPackage(name, locked, cache).catch(({ message }) => {
          console.error(message);
          process.exit(1);
        });
  }
  return folders;
}

/**
 * Fetches a package with npm into a folder below `into`, once, and returns the folder. The folder stays only when its
 * archive has the hash of the lock file. Throws an error with an Italian sentence.
 */
export async function fetchPackage(name, { version, integrity }, into) {
  const folder = path.join(into, `${name.replace("/", "-")}-${version}-${fileNameOf(integrity)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(into, { recursive: true });
  const work = mkdtempSync(path.join(into, ".fetching-"));
  try {
    await npm("pack", `${name}@${version}`, "--pack-destination", work).catch(({ message }) => {
      throw new Error(sentences.packageNotFetched(`${name}@${version}`, message));
    });
    const archive = path.join(work, readdirSync(work)[0] ?? "");
    const [algorithm] = integrity.split("-");
    const found = createHash(algorithm).update(readFileSync(archive)).digest("base64");
    if (`${algorithm}-${found}` !== integrity)
      throw new Error(sentences.packageChanged(`${name}@${version}`));
    const unpacked = path.join(work, "package");
    await unpack(archive, unpacked);
    renameSync(unpacked, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** Unpacks a package of npm: its files are in one folder, whose name does not matter. */
async function unpack(archive, folder) {
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  // Its error also ends the loop, which throws it.
  reading.catch(() => {});
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    if (type !== "file") throw new Error(`${name} is no file`);
    const file = path.join(folder, ...name.split("/").slice(1));
    mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(entry, createWriteStream(file, { mode }));
  }
  await reading;
}

function isVersion(folder, version) {
  const description = path.join(folder, "package.json");
  return existsSync(description) && JSON.parse(readFileSync(description, "utf8")).version === version;
}

/** The beginning of the hash, as part of a file name. */
function fileNameOf(integrity) {
  return Buffer.from(integrity.slice(integrity.indexOf("-") + 1), "base64")
    .toString("hex")
    .slice(0, 12);
}
