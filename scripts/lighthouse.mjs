import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installIfNeeded } from "./setup/install.mjs";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";

/**
 * `npm run lighthouse` measures ten pages of a demo journey with Lighthouse, as on a slow phone. The exit code is 1
 * when a score is below its minimum. Lighthouse is installed in a folder of its own, outside the lock file.
 */
const version = "13.5.0";
const folder = path.resolve("node_modules/.cache/lighthouse");
const least = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
/** The map's largest picture is a tile, which loads after the page is readable. */
const leastOfMap = { ...least, performance: 94 };

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
installIfNeeded();
if (onPinnedNode()) {
  if (isBuildStale()) spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  installLighthouse();
  const { demoIds, demoSite } = await import("./setup/demo-site.mjs");
  const tiles = await tileServer();
  const site = demoSite({ TILE_URL: `http://localhost:${tiles.address().port}/{z}/{x}/{y}.png` });
  site.importDemo();
  try {
    await site.run(async (url) => {
      const { article, stop } = await demoIds(url);
      const reading = ["/blog", `/blog/${article}`, `/map/${stop}`, "/faq", "/privacy", "/accessibilita"];
      const paths = ["/", "/submit", "/segui", "/map", ...reading];
      await judge(url, process.argv.length > 2 ? process.argv.slice(2) : paths);
    });
  } finally {
    site.remove();
    tiles.close();
  }
}

/** Serves the live map's tiles from this machine: public tile servers must not be used for measurements. */
async function tileServer() {
  const { default: sharp } = await import("sharp");
  const background = { create: { width: 256, height: 256, channels: 3, background: "#d8e6d0" } };
  const tile = await sharp(background).png().toBuffer();
  const server = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "image/png" }).end(tile),
  );
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function installLighthouse() {
  if (existsSync(path.join(folder, "node_modules/lighthouse/package.json"))) return;
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  const { status } = spawnSync("npm", [...args, `lighthouse@${version}`], { stdio: "inherit" });
  if (status === 0) return;
  console.error(sentences.installFailed());
  process.exit(1);
}

async function judge(url, paths) {
  const inFolder = (file) => import(pathToFileURL(path.join(folder, "node_modules", file)).href);
  const { default: lighthouse } = await inFolder("lighthouse/core/index.js");
  const { launch } = await inFolder("chrome-launcher/dist/index.js");
  const { ensureChromium } = await import("./setup/chromium.mjs");
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-component-update",
  ];
  const chrome = await launch({ chromePath: await ensureChromium(), chromeFlags: flags });
  try {
    for (const page of paths) {
      // The default tiles have 256 pixels. Sharper tiles would be four times as many bytes for a slow phone.
      const skipAudits = page === "/map" ? ["image-size-responsive"] : [];
      const options = { port: chrome.port, onlyCategories: Object.keys(least), skipAudits };
      let lhr;
      // Lighthouse sometimes loses its trace and reports that. Then it must run again.
      do ({ lhr } = await lighthouse(url + page, options));
      while (lhr.runtimeError?.code === "NO_NAVSTART");
      report(page, lhr);
    }
  } finally {
    await chrome.kill();
  }
}

/** Prints a line for the page, and a line for every audit that cost points. */
function report(page, { categories, audits }) {
  const scores = Object.entries(page === "/map" ? leastOfMap : least).map(([name, wanted]) => {
    const score = Math.round(categories[name].score * 100);
    if (score < wanted) process.exitCode = 1;
    return `${name} ${score}`;
  });
  console.log(`${page.padEnd(28)} ${scores.join("   ")}`);
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = "" } = audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`    ${title} ${displayValue}`);
    }
  }
}
