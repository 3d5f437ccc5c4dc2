import { spawnSync } from "node:child_process";
import { installDebianPackages } from "./debian-packages.mjs";

/** Debian's Chromium without windows. In these tests it needs two thirds of the CPU of the whole one. */
const withoutWindows = "chromium-headless-shell";

/**
 * Returns the path of a Chromium that starts, or null. It prefers the one without windows. When there is none at all,
 * it installs that one if this user may install packages, or the whole one where Debian has no other.
 */
export async function ensureChromium() {
  const { chromium } = await import("@playwright/test");
  const names = [withoutWindows, "chromium", "chromium-browser"];
  const known = [process.env.PLAYWRIGHT_CHROMIUM, ...names.flatMap(onPath), chromium.executablePath()];
  const find = () => known.find((path) => path && spawnSync(path, ["--version"]).status === 0) ?? null;
  return (
    find() ??
    (installDebianPackages(withoutWindows), find()) ??
    (installDebianPackages("chromium"), find()) ??
    (installFromPlaywright(), find())
  );
}

/** Returns the paths of programs with this name. Playwright needs a path. */
function onPath(name) {
  return (process.env.PATH ?? "").split(":").map((folder) => `${folder}/${name}`);
}

function installFromPlaywright() {
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "ignore",
  });
}
