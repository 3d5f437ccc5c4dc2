import { readFileSync } from "node:fs";
import { npm } from "./npm.mjs";
import { sentences } from "./sentences.mjs";

const least = "20.9";

/**
 * Installs the locked dependencies of a folder when they are not exactly what its lock file says. Starts on Node 18, too,
 * to say that this is too old.
 */
export async function installIfNeeded(folder = ".") {
  if (isInstalled(folder)) return;
  if (isTooOld(process.versions.node)) {
    console.error(sentences.nodeTooOld(least, process.versions.node));
    process.exit(1);
  }
  console.error(sentences.installing);
  const wanted = ["--include=dev", "--include=optional", "--prefix", folder];
  try {
    await npm("ci", ...wanted, "--no-audit", "--no-fund");
  } catch ({ message }) {
    console.error(sentences.installFailed(message));
    process.exit(1);
  }
}

/** npm leaves sharp's binaries out, without a word, when the Node that runs npm is older than they want. */
function isTooOld(version) {
  const [major, minor] = version.split(".").map(Number);
  const [leastMajor, leastMinor] = least.split(".").map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/** Compares contents, not times: a fresh checkout of the same lock file needs nothing. */
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
    return JSON.parse(readFileSync(new URL(`../${lockFile}`, import.meta.url), "utf8")).packages;
  } catch {
    return null;
  }
}
