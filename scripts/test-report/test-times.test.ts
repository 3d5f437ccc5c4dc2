import { expect, test } from "vitest";
import path from "node:path";
import { playwrightFiles, slowest, stageTimer, vitestFiles } from "./test-times.mjs";

test("a stage lasts from the end of the one before", () => {
  const moments = [100, 350, 1000];
  const processor = [0, 40, 90];
  const timer = stageTimer(
    () => moments.shift() ?? 0,
    () => processor.shift() ?? 0,
  );
  timer.end("install");
  timer.end("build");
  expect(timer.all()).toEqual([
    ["install", 250, 40],
    ["build", 650, 50],
  ]);
});

test("the slowest files of both runners come first, with all tests of a file counted", () => {
  const vitest = vitestFiles({
    testResults: [
      { name: path.resolve("app/a.test.ts"), startTime: 1000, endTime: 1500 },
      { name: path.resolve("tests/http/b.test.ts"), startTime: 0, endTime: 9000 },
    ],
  });
  const playwright = playwrightFiles({
    config: { rootDir: path.resolve("tests/e2e") },
    suites: [
      {
        file: "c.spec.ts",
        specs: [{ tests: [{ results: [{ duration: 2000 }] }] }],
        suites: [{ specs: [{ tests: [{ results: [{ duration: 100 }, { duration: 1 }] }] }] }],
      },
    ],
  });
  expect(slowest([...vitest, ...playwright], 2)).toEqual([
    ["tests/http/b.test.ts", 9000],
    ["tests/e2e/c.spec.ts", 2101],
  ]);
});
