import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { enginePackages, isInstalled } from "./setup/debian-packages.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";

/**
 * `npm run deploy:check` tests the executable behind Debian's proxies and balancers, under systemd, and in the image
 * of the Dockerfile. Words after `--` choose test files.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const debianPackages = {
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

await installIfNeeded();
if (onPinnedNode()) {
  const missing = Object.entries(debianPackages)
    .filter(([program]) => !isInstalled(program))
    .map(([, name]) => name);
  if (missing.length > 0) stop(sentences.debianPackagesMissing(missing));
  if (process.getuid() !== 0) stop(sentences.deployCheckNeedsRoot);
  if (isPackageStale()) run("scripts/package.mjs", "--native");
  const words = process.argv.slice(2);
  run("node_modules/vitest/vitest.mjs", "run", "--config", "tests/deploy/vitest.config.ts", ...words);
}

function isPackageStale() {
  const made = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return isBuildStale() || made(`dist/giramondo-linux-${process.arch}`) < made("build/giramondo.cjs");
}

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
