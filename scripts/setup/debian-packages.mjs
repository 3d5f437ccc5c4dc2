import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { sentences } from "./sentences.mjs";

/** Debian keeps each version of PostgreSQL in a folder of its own. */
const postgresql = "/usr/lib/postgresql";

/**
 * The programs of the servers that `tests/support/engines` starts, PostgreSQL and Swift, with the names of their
 * packages.
 */
export const enginePackages = {
  initdb: "postgresql",
  "swift-proxy-server": "swift-proxy",
  "swift-account-server": "swift-account",
  "swift-container-server": "swift-container",
  "swift-object-server": "swift-object",
  memcached: "memcached",
};

/** True when a program of this name can be run; programs for administrators may be outside of a user's PATH. */
export function isInstalled(program) {
  const versions = existsSync(postgresql) ? readdirSync(postgresql) : [];
  const folders = versions.map((version) => `${postgresql}/${version}/bin`);
  const PATH = [process.env.PATH, "/usr/sbin", "/sbin", ...folders].join(":");
  return spawnSync("sh", ["-c", `command -v ${program}`], { env: { PATH } }).status === 0;
}

/**
 * Installs packages of Debian where we may: as root, or by a sudo that asks for no password. Errors are not reported.
 */
export function installDebianPackages(...names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...command) => {
    const [program, ...args] = [...asRoot, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(program, args, { env, stdio: "ignore" }).status === 0;
  };
  if (run("apt-get", "update")) run("apt-get", "install", "-y", "--no-install-recommends", ...names);
}

/** Installs what is missing of these programs, by the names of their packages; says so when there is no way. */
export function ensurePrograms(packages) {
  const missing = () =>
    Object.entries(packages).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]));
  if (missing().length > 0) installDebianPackages(...missing());
  if (missing().length > 0) console.error(sentences.debianPackagesMissing(missing()));
}
