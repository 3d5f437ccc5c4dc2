import { readFileSync } from "node:fs";
import { failure, failuresOfPlaywright, failuresOfVitest } from "./failures.mjs";

/** Counts a step, such as a build, as one test. `output` is its output. */
export function countedAsOne(name, passed, output = "") {
  if (passed) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [failure(name, output)] };
}

/** Returns the counts of Vitest's report. A skipped test counts as failed, because it has shown nothing. */
export function countedByVitest(succeeded, report) {
  return countedInReport(succeeded, report, (read) => ({
    passed: read.numPassedTests,
    failed: read.numTotalTests - read.numPassedTests,
    failures: failuresOfVitest(read),
  }));
}

/** Returns the counts of Playwright's report. Skipped and flaky tests count as failed. */
export function countedByPlaywright(succeeded, report) {
  return countedInReport(succeeded, report, (read) => ({
    passed: read.stats.expected,
    failed: read.stats.unexpected + read.stats.flaky + read.stats.skipped,
    failures: failuresOfPlaywright(read),
  }));
}

/**
 * Returns the counts of a script whose output ends with the line of `printSum`. Without that line it is one failure.
 */
export function countedInOutput(script, succeeded, output) {
  const [, passed, failed] = /tests: (\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined || (!succeeded && failed === "0"))
    return countedAsOne(script, false, output.slice(-500));
  const [, failures] = /\nfailed:\n([^]*)\ntests: /.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed), failures: failures ? [failures] : [] };
}

/** Prints the failures, then the sum as the last line of a run. It sets the exit code. */
export function printSum(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(["", "failed:", ...failures].join("\n"));
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** Without a report, or when the runner broke outside of a test, there is one failure. */
function countedInReport(succeeded, report, countedIn) {
  try {
    const counts = countedIn(JSON.parse(readFileSync(report, "utf8")));
    if (succeeded || counts.failed > 0) return counts;
    const outside = failure(report, "The runner failed, and no test of its report did.");
    return { ...counts, failed: 1, failures: [outside] };
  } catch {
    return countedAsOne(report, false, "There is no report.");
  }
}
