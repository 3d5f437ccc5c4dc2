import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder: string;
let unit: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-unit-"));
  unit = path.join(folder, "giramondo.service");
  // systemd also checks that the program exists.
  const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
  const text = readFileSync("deploy/giramondo.service", "utf8");
  writeFileSync(unit, text.replace("/usr/local/bin/giramondo", executable));
});

afterAll(() => rmSync(folder, { recursive: true }));

const analyze = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync("systemd-analyze", [...words, unit], { encoding: "utf8" });
  return { status, output: stdout + stderr };
};

it("is a unit without a fault", () => {
  expect(analyze("verify", "--man=no")).toEqual({ status: 0, output: "" });
});

it("exposes no more than a service that answers the network must", () => {
  const { status, output } = analyze("security", "--offline=true", "--threshold=15", "--no-pager");
  expect({ status, exposure: /Overall exposure level.*/.exec(output)?.[0] }).toEqual({
    status: 0,
    exposure: expect.stringMatching(/: 1\.\d OK/) as string,
  });
});
