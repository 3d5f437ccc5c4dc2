import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensurePrograms, testPackages } from "./setup/debian-packages.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";
import { countedAsOne, countedByPlaywright, countedByVitest, printSum } from "./test-report/test-counts.mjs";
import { printSlowestFiles, printStages, stageTimer } from "./test-report/test-times.mjs";

/**
 * `npm test`, even from a fresh clone. Every stage runs, even when an earlier one failed. The check runs beside the
 * build, and the packaging beside the tests that do not need the executable.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const stages = stageTimer();
await installIfNeeded();
if (onPinnedNode()) {
  await installIfNeeded("tests/html-validator");
  const { ensureChromium } = await import("./setup/chromium.mjs");
  ensurePrograms(testPackages);
  rmSync("test-results", { recursive: true, force: true });
  const chromium = await ensureChromium();
  if (!chromium) console.error(sentences.chromiumMissing);
  stages.end("install");

  const checking = run("pipe", "scripts/check.mjs");
  const build = await stage("build", "scripts/build.mjs");
  const packaging = run("pipe", "scripts/package.mjs", "--native");
  const report = "--outputFile.json=test-results/vitest.json";
  const vitest = await stage(
    "unit, http and program tests",
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    report,
  );
  const check = await checking;
  process.stdout.write(check.printed);
  const packaged = await packaging;
  const playwright = await stage("browser tests", "node_modules/@playwright/test/cli.js", "test");

  const counts = [
    countedAsOne("check", check.passed, check.printed),
    countedAsOne("build", build),
    countedByVitest(vitest, "test-results/vitest.json"),
    countedAsOne("package", packaged.passed, packaged.printed),
    countedByPlaywright(playwright, "test-results/playwright.json"),
  ];
  printSlowestFiles("test-results/vitest.json", "test-results/playwright.json");
  printStages(stages.all(), [
    ["check", check.ms],
    ["package", packaged.ms],
  ]);
  printSum(counts);

  /** Runs a stage to its end. Returns true when it passed. */
  async function stage(name, ...command) {
    const { passed } = await run("inherit", ...command);
    stages.end(name);
    return passed;
  }

  /** Runs a script. Returns whether it passed, its milliseconds, and its output when that is a pipe. */
  async function run(output, ...command) {
    const begun = Date.now();
    const env = { ...process.env, ...(chromium ? { PLAYWRIGHT_CHROMIUM: chromium } : {}) };
    const child = spawn(process.execPath, command, { stdio: ["inherit", output, "inherit"], env });
    let printed = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (printed += text));
    const passed = await new Promise((resolve) => child.once("close", (status) => resolve(status === 0)));
    return { passed, printed, ms: Date.now() - begun };
  }
}
