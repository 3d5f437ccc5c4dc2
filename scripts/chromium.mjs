import { spawnSync } from "node:child_process";

/** The path of a Chromium that starts, installed first when there is none and this user may install packages; null otherwise. */
export async function ensureChromium() {
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  const known = [process.env.PLAYWRIGHT_CHROMIUM, ...onPath("chromium"), ...onPath("chromium-browser"), own];
  const find = () => known.find((path) => path && spawnSync(path, ["--version"]).status === 0) ?? null;
  return find() ?? (installFromDebian(), find()) ?? (installFromPlaywright(), find());
}

/** Where a program of this name may be: Playwright wants a path, not a name. */
function onPath(name) {
  return (process.env.PATH ?? "").split(":").map((folder) => `${folder}/${name}`);
}

function installFromDebian() {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...command) => {
    const [program, ...args] = [...asRoot, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(program, args, { env, stdio: "ignore" }).status === 0;
  };
  if (run("apt-get", "update")) run("apt-get", "install", "-y", "--no-install-recommends", "chromium");
}

function installFromPlaywright() {
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "ignore",
  });
}
