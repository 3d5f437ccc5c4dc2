import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { testPackages, ensurePrograms } from "./setup/debian-packages.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";

/**
 * `npm run test:one FILE…` runs test files of `npm test`, after it has built what is stale. Words of Vitest or
 * Playwright may follow, such as `-t` or `-g` and a part of a test's name. Files of another suite belong to
 * `scripts/test-suite.mjs`.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const words = process.argv.slice(2);
const suite = /^(?:\.\/)?tests\/(long|engines|browsers|deploy)(?:\/|$)/.exec(words[0] ?? "")?.[1];
await installIfNeeded();
if (onPinnedNode()) {
  if (words.length === 0) {
    console.error(sentences.testFileMissing);
    process.exit(1);
  }
  if (suite && !words[0].endsWith(".spec.ts")) finish("scripts/test-suite.mjs", suite, ...words);
  ensurePrograms(testPackages);
  if (isBuildStale() && run("scripts/build.mjs") !== 0) process.exit(1);
  if (!words[0].endsWith(".spec.ts")) finish("node_modules/vitest/vitest.mjs", "run", ...words);
  const { ensureChromium } = await import("./setup/chromium.mjs");
  const chromium = await ensureChromium();
  if (chromium) process.env.PLAYWRIGHT_CHROMIUM = chromium;
  const config = suite ? [`--config=tests/${suite}/playwright.config.ts`] : [];
  finish("node_modules/@playwright/test/cli.js", "test", ...config, ...words);
}

function run(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { stdio: "inherit" }).status ?? 1;
}

function finish(script, ...args) {
  process.exit(run(script, ...args));
}
