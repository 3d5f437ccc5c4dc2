import { spawnSync } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { deployPackages, enginePackages, ensurePrograms, testPackages } from "./setup/debian-packages.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";
import { browserPackages, missingBrowsers } from "./setup/tested-browsers.mjs";
import { countedAsOne, countedByPlaywright, countedByVitest, printSum } from "./test-report/test-counts.mjs";
import { printSlowestFiles, printStages, stageTimer } from "./test-report/test-times.mjs";

/**
 * Runs one of the suites beside `npm test`; words after its name choose test files. With EVERY_BROWSER set, a browser
 * that cannot run here is a failure.
 */
const suites = {
  long: { programs: testPackages, isPackaged: true, hasBrowser: true },
  engines: { programs: enginePackages },
  browsers: { programs: browserPackages, folder: "tests/browsers", missingFiles: missingBrowsers },
  deploy: { programs: deployPackages, isPackaged: true, needsRoot: true },
};

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [name, ...words] = process.argv.slice(2);
const suite = suites[name];
const stages = stageTimer();
await installIfNeeded();
if (onPinnedNode()) {
  if (suite.needsRoot && process.getuid() !== 0) {
    console.error(sentences.deployCheckNeedsRoot);
    process.exit(1);
  }
  if (suite.folder) await installIfNeeded(suite.folder);
  ensurePrograms(suite.programs);
  stages.end("install");
  const counts = [];
  if (isBuildStale()) counts.push(countedAsOne("build", run("build", "scripts/build.mjs")));
  if (suite.isPackaged && isPackageStale())
    counts.push(countedAsOne("package", run("package", "scripts/package.mjs", "--native")));
  const missing = suite.missingFiles?.() ?? [];
  const notTried = missing.map(({ name }) => sentences.browserNotTried(name)).join("\n");
  if (notTried) console.error(notTried);
  if (suite.missingFiles)
    counts.push(countedAsOne("browsers", !notTried || !process.env.EVERY_BROWSER, notTried));
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });
  const vitest = run(
    `${name} tests`,
    "node_modules/vitest/vitest.mjs",
    "run",
    `--config=tests/${name}/vitest.config.ts`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...missing.map(({ file }) => `--exclude=${file}`),
    ...words,
  );
  counts.push(countedByVitest(vitest, report));
  const ofBrowser = "test-results/long-e2e.json";
  if (suite.hasBrowser && words.length === 0) {
    rmSync(ofBrowser, { force: true });
    const { ensureChromium } = await import("./setup/chromium.mjs");
    const chromium = await ensureChromium();
    if (chromium) process.env.PLAYWRIGHT_CHROMIUM = chromium;
    const config = `--config=tests/${name}/playwright.config.ts`;
    const playwright = run(`${name} browser tests`, "node_modules/@playwright/test/cli.js", "test", config);
    counts.push(countedByPlaywright(playwright, ofBrowser));
  }
  printSlowestFiles(report, suite.hasBrowser ? ofBrowser : undefined);
  printStages(stages.all());
  printSum(counts);
}

function run(stage, script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  stages.end(stage);
  return status === 0;
}

function isPackageStale() {
  const made = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return made(`dist/giramondo-linux-${process.arch}`) < made("build/giramondo.cjs");
}
