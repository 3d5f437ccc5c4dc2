import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { npm, npmOf } from "./npm.mjs";
import { sentences } from "./sentences.mjs";

const installer = "scripts/installer";

/** Installs the locked dependencies of a folder, unless they match its lock file. Runs on Node 18. */
export async function installIfNeeded(folder = ".") {
  if (isInstalled(folder)) return;
  console.error(sentences.installing);
  try {
    if (await isNewEnough()) await npm(...clean(folder));
    else await npmOf(await newerNpm(), ...clean(folder));
  } catch ({ message }) {
    console.error(sentences.installFailed(message));
    process.exit(1);
  }
}

const clean = (folder) => [
  ...["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"],
  ...["--prefix", folder],
];

/**
 * True when npm can install our lock file. On a Node older than 20.9 npm omits sharp's binaries without an error, and
 * before 10.8 npm cannot read the replacements of our lock file.
 */
async function isNewEnough() {
  const asked = /^npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? "")?.[1] ?? (await npm("--version"));
  return isAtLeast(process.versions.node, 20, 9) && isAtLeast(asked, 10, 8);
}

function isAtLeast(version, major, minor) {
  const [hasMajor, hasMinor] = version.split(".").map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}

/** Lets the machine's npm fetch a newer npm, and a Node for it. */
async function newerNpm() {
  if (!isInstalled(installer)) await npm(...clean(installer));
  const inside = (file) => fileURLToPath(new URL(`../installer/node_modules/${file}`, import.meta.url));
  return { node: inside(`node-linux-${process.arch}/bin/node`), cli: inside("npm/bin/npm-cli.js") };
}

/** Compares contents, not times, because a fresh checkout of the same lock file needs nothing. */
function isInstalled(folder) {
  const wanted = packagesOf(`${folder}/package-lock.json`);
  const found = packagesOf(`${folder}/node_modules/.package-lock.json`);
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (path === "" || link) return true;
    return found[path] ? found[path].version === version : Boolean(optional || devOptional);
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(new URL(`../../${lockFile}`, import.meta.url), "utf8")).packages;
  } catch {
    return null;
  }
}
