import { spawnSync } from "node:child_process";
import { installDebianPackages } from "./debian-packages.mjs";

/** Debian's Chromium without its windows, which takes two thirds of the CPU of the whole one in these tests. */
const withoutWindows = "chromium-headless-shell";

/**
 * The path of a Chromium that starts; null when there is none. The one without windows is preferred, and is installed
 * first when there is none at all and this user may install packages; the whole one where Debian has no other.
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

/** The paths of programs with this name: Playwright wants a path. */
function onPath(name) {
  return (process.env.PATH ?? "").split(":").map((folder) => `${folder}/${name}`);
}

function installFromPlaywright() {
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "ignore",
  });
}
