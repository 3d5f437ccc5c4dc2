import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensurePrograms } from "./debian-packages.mjs";
import { installIfNeeded } from "./install.mjs";
import { onPinnedNode } from "./pinned-node.mjs";
import { sentences } from "./sentences.mjs";
import { printSlowestFiles, printStages, stageTimer } from "./test-times.mjs";

/**
 * `npm test`: everything, from a fresh clone. Every stage runs even when an earlier one failed; the check runs beside the
 * build and the first tests, and what it found is said after these. At the end: how long each stage and the slowest
 * test files took, and the counts.
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

  const checking = run("pipe", "scripts/check.mjs");
  const build = await stage("build", "scripts/build.mjs");
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
  process.stdout.write(check.said);
  const packaged = await stage("package", "scripts/package.mjs", "--native");
  const playwright = await stage("browser tests", "node_modules/@playwright/test/cli.js", "test");

  const counts = [
    { passed: check.passed ? 1 : 0, failed: check.passed ? 0 : 1 },
    { passed: 0, failed: build ? 0 : 1 },
    counted(vitest, "test-results/vitest.json", ofVitest),
    { passed: 0, failed: packaged ? 0 : 1 },
    counted(playwright, "test-results/playwright.json", ofPlaywright),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  printSlowestFiles("test-results/vitest.json", "test-results/playwright.json");
  printStages(stages.all(), [["check", check.ms]]);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

  /** Runs a stage to its end; answers whether it passed. */
  async function stage(name, ...command) {
    const { passed } = await run("inherit", ...command);
    stages.end(name);
    return passed;
  }

  /** Runs a script; answers whether it passed, its milliseconds, and what it said when its output is a pipe. */
  async function run(output, ...command) {
    const begun = Date.now();
    const env = { ...process.env, ...(chromium ? { PLAYWRIGHT_CHROMIUM: chromium } : {}) };
    const child = spawn(process.execPath, command, { stdio: ["inherit", output, "inherit"], env });
    let said = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => (said += text));
    const passed = await new Promise((resolve) => child.once("close", (status) => resolve(status === 0)));
    return { passed, said, ms: Date.now() - begun };
  }
}

/** What a runner counted in its report; without a report, or when it broke outside of a test, that is one failure. */
function counted(succeeded, report, count) {
  try {
    const counts = count(JSON.parse(readFileSync(report, "utf8")));
    return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function ofVitest({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/** A skipped test has shown nothing, and a flaky one has failed once: both count as failed. */
function ofPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}
