import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import {
  countedAsOne,
  countedByPlaywright,
  countedByVitest,
  countedInOutput,
  printSum,
} from "./test-counts.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "giramondo-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { fullName: "is well", status: "passed", failureMessages: [] };
const failed = {
  fullName: "keeps the form",
  status: "failed",
  failureMessages: ["\u001B[31mexpected 200\u001B[39m\n\n  to be 503"],
};
const skipped = { fullName: "the map", status: "skipped", failureMessages: [] };

test("what failed is told by name with its message, and a skipped test has failed", () => {
  const report = reported({
    numTotalTests: 4,
    numPassedTests: 2,
    testResults: [
      {
        name: path.resolve("a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [passed, failed, skipped],
      },
      { name: path.resolve("b.test.ts"), status: "failed", message: "no such module", assertionResults: [] },
      { name: path.resolve("c.test.ts"), status: "passed", message: "", assertionResults: [passed] },
    ],
  });
  expect(countedByVitest(false, report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      "  a.test.ts: keeps the form\n      expected 200\n      to be 503",
      "  a.test.ts: the map",
      "  b.test.ts\n      no such module",
    ],
  });
});

test("a browser test that passed the second time has failed, in groups, too", () => {
  const spec = (title: string, status: string, ...errors: object[]) => ({
    title,
    tests: [{ status, results: [{ errors }] }],
  });
  const report = reported({
    config: { rootDir: path.resolve("tests/e2e") },
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: "d.spec.ts",
        specs: [spec("opens", "expected"), spec("closes", "unexpected", { message: "timeout" })],
        suites: [{ specs: [spec("comes back", "flaky")] }],
      },
    ],
  });
  expect(countedByPlaywright(false, report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["  tests/e2e/d.spec.ts: closes\n      timeout", "  tests/e2e/d.spec.ts: comes back"],
  });
});

test("a runner that failed, or left no report, is one failure", () => {
  const green = reported({ numTotalTests: 1, numPassedTests: 1, testResults: [] });
  expect(countedByVitest(true, green)).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(countedByVitest(false, green)).toMatchObject({ passed: 1, failed: 1 });
  expect(countedByVitest(true, path.join(folder, "missing.json"))).toMatchObject({ passed: 0, failed: 1 });
});

test("the failures of two scripts stand at the end of the third, before the sum", () => {
  const output = printed(() =>
    printSum([countedAsOne("check", false, "a.ts 3:1 error"), countedAsOne("build", true)]),
  );
  expect(output).toBe("\nfailed:\n  check\n      a.ts 3:1 error\ntests: 1 passed, 1 failed\n");
  const other = countedInOutput("engines.mjs", true, "…\ntests: 7 passed, 0 failed\n");
  const silent = countedInOutput("silent.mjs", false, "Killed");
  expect(printed(() => printSum([countedInOutput("test.mjs", false, `…\n${output}`), other, silent]))).toBe(
    "\nfailed:\n  check\n      a.ts 3:1 error\n  silent.mjs\n      Killed\ntests: 8 passed, 2 failed\n",
  );
});

test("a script that fails after its tests passed is a failure", () => {
  expect(countedInOutput("test.mjs", false, "tests: 7 passed, 0 failed\n")).toMatchObject({ failed: 1 });
});

let written = 0;
function reported(report: object): string {
  const file = path.join(folder, `${++written}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

/** Returns the output of a call, which also sets this process's exit code. */
function printed(call: () => void): string {
  let output = "";
  const log = vi.spyOn(console, "log").mockImplementation((line) => void (output += `${line}\n`));
  const code = process.exitCode;
  try {
    call();
  } finally {
    log.mockRestore();
    process.exitCode = code;
  }
  return output;
}
