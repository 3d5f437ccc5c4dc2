import { readFileSync } from "node:fs";

/** What a runner counted in its report; without a report, or when it broke outside of a test, that is one failure. */
export function counted(succeeded, report, count) {
  try {
    const counts = count(JSON.parse(readFileSync(report, "utf8")));
    return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function ofVitest({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/** A skipped test has shown nothing, and a flaky one has failed once: both count as failed. */
export function ofPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Prints the sum as the last line of a run, and sets its exit code. */
export function printSum(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
