import { readFileSync } from "node:fs";
import { npm } from "./npm.mjs";
import { sentences } from "./sentences.mjs";

/** Installs the locked dependencies of a folder when they are not exactly what its lock file says. Runs on Node 18. */
export async function installIfNeeded(folder = ".") {
  if (isInstalled(folder)) return;
  console.error(sentences.installing);
  const wanted = ["--include=dev", "--include=optional", "--prefix", folder];
  try {
    await npm("ci", ...wanted, "--no-audit", "--no-fund");
  } catch ({ message }) {
    console.error(sentences.installFailed(message));
    process.exit(1);
  }
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
