import { spawnSync } from "node:child_process";
import { installDebianPackages } from "./debian-packages.mjs";

/** The path of a Chromium that starts, installed first when there is none and this user may install packages; null otherwise. */
export async function ensureChromium() {
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  const known = [process.env.PLAYWRIGHT_CHROMIUM, ...onPath("chromium"), ...onPath("chromium-browser"), own];
  const find = () => known.find((path) => path && spawnSync(path, ["--version"]).status === 0) ?? null;
  return find() ?? (installDebianPackages("chromium"), find()) ?? (installFromPlaywright(), find());
}

/** Where a program of this name may be: Playwright wants a path, not a name. */
function onPath(name) {
  return (process.env.PATH ?? "").split(":").map((folder) => `${folder}/${name}`);
}

function installFromPlaywright() {
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "ignore",
  });
}
