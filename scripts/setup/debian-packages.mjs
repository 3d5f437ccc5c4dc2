import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { sentences } from "./sentences.mjs";

/** The folder in which Debian keeps each version of PostgreSQL. */
const postgresql = "/usr/lib/postgresql";

/** The server programs that `tests/support/engines` starts, PostgreSQL and Swift, with the names of their packages. */
export const enginePackages = {
  initdb: "postgresql",
  "swift-proxy-server": "swift-proxy",
  "swift-account-server": "swift-account",
  "swift-container-server": "swift-container",
  "swift-object-server": "swift-object",
  memcached: "memcached",
};

/** The programs that read what the site writes, and record what it does. */
export const testPackages = {
  zbarimg: "zbar-tools",
  pdftoppm: "poppler-utils",
  xmllint: "libxml2-utils",
  gpsbabel: "gpsbabel",
  strace: "strace",
};

/** The servers around the executable, and the tools that build a Debian of its own for it. */
export const deployPackages = {
  caddy: "caddy",
  nginx: "nginx-light",
  haproxy: "haproxy",
  ...enginePackages,
  openssl: "openssl",
  "systemd-analyze": "systemd",
  "systemd-nspawn": "systemd-container",
  debootstrap: "debootstrap",
  lintian: "lintian",
};

/** True when a program of this name can run. Programs for administrators may be outside of a user's PATH. */
export function isInstalled(program) {
  const versions = existsSync(postgresql) ? readdirSync(postgresql) : [];
  const folders = versions.map((version) => `${postgresql}/${version}/bin`);
  const PATH = [process.env.PATH, "/usr/sbin", "/sbin", ...folders].join(":");
  return spawnSync("sh", ["-c", `command -v ${program}`], { env: { PATH } }).status === 0;
}

/** Installs Debian packages where this is allowed: as root, or by a sudo that needs no password. It ignores errors. */
export function installDebianPackages(...names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...command) => {
    const [program, ...args] = [...asRoot, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(program, args, { env, stdio: "ignore" }).status === 0;
  };
  if (run("apt-get", "update")) run("apt-get", "install", "-y", "--no-install-recommends", ...names);
}

/** Installs the missing programs, by the names of their packages, and says when it cannot. */
export function ensurePrograms(packages) {
  const missing = () =>
    Object.entries(packages).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]));
  if (missing().length > 0) installDebianPackages(...missing());
  if (missing().length > 0) console.error(sentences.debianPackagesMissing(missing()));
}
