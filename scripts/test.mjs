import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensurePrograms } from "./debian-packages.mjs";
import { installIfNeeded } from "./install.mjs";
import { onPinnedNode } from "./pinned-node.mjs";
import { sentences } from "./sentences.mjs";
import { counted, ofPlaywright, ofVitest, printSum } from "./test-counts.mjs";
import { printSlowestFiles, printStages, stageTimer } from "./test-times.mjs";

/**
 * `npm test`: everything, from a fresh clone. Every stage runs even when an earlier one failed. At the end: how long each
 * stage and the slowest test files took, and the counts.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const stages = stageTimer();
await installIfNeeded();
if (onPinnedNode()) {
  await installIfNeeded("tests/html-validator");
  const { ensureChromium } = await import("./chromium.mjs");
  ensurePrograms({
    zbarimg: "zbar-tools",
    pdftoppm: "poppler-utils",
    xmllint: "libxml2-utils",
    gpsbabel: "gpsbabel",
  });
  rmSync("test-results", { recursive: true, force: true });
  const chromium = await ensureChromium();
  if (!chromium) console.error(sentences.chromiumMissing);
  stages.end("install");

  const check = run("check", "scripts/check.mjs");
  const build = run("build", "scripts/build.mjs");
  const report = "--outputFile.json=test-results/vitest.json";
  const vitest = run(
    "unit, http and program tests",
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    report,
  );
  const packaged = run("package", "scripts/package.mjs", "--native");
  const playwright = run("browser tests", "node_modules/@playwright/test/cli.js", "test");

  const counts = [
    { passed: check ? 1 : 0, failed: check ? 0 : 1 },
    { passed: 0, failed: build ? 0 : 1 },
    counted(vitest, "test-results/vitest.json", ofVitest),
    { passed: 0, failed: packaged ? 0 : 1 },
    counted(playwright, "test-results/playwright.json", ofPlaywright),
  ];
  printSlowestFiles("test-results/vitest.json", "test-results/playwright.json");
  printStages(stages.all());
  printSum(counts);

  function run(stage, script, ...args) {
    const env = { ...process.env, ...(chromium ? { PLAYWRIGHT_CHROMIUM: chromium } : {}) };
    const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit", env });
    stages.end(stage);
    return status === 0;
  }
}
