import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/threat-model.md", "utf8")
  .split("\n")
  .filter((line) => /^\|/.test(line) && !/^\| *(?:what may happen|-)/.test(line));

test("every defence in the threat model names tests that exist", () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const [, threat = "", , tests = ""] = row.split("|");
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect(named, threat).not.toEqual([]);
    for (const file of named) expect([file, existsSync(file)], threat).toEqual([file, true]);
    for (const file of named) expect(file).toMatch(/\.(?:test|spec)\.ts$/);
  }
});
