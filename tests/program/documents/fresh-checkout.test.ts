import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runProgram, runProgramToItsEnd } from "../../support/run-program";

let home: string;
let dataDir: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "giramondo-"));
  dataDir = mkdtempSync(path.join(home, "data-"));
  chmodSync(dataDir, 0o755);
  writeFileSync(path.join(dataDir, ".gitkeep"), "");
});
afterEach(() => rmSync(home, { recursive: true }));

const command = (...words: string[]) => runProgramToItsEnd({ dataDir, arguments: words });

it("a checkout has an empty data directory, and git ignores what is in it later", () => {
  expect(existsSync("data/.gitkeep")).toBe(true);
  expect(readFileSync(".gitignore", "utf8").split("\n")).toEqual(
    expect.arrayContaining(["data/*", "!data/.gitkeep"]),
  );
});

it("doctor says that there is no site yet, and leaves it as it is", async () => {
  const { code, out, err } = await command("doctor");
  expect([code, out]).toEqual([1, expect.not.stringContaining(".gitkeep")]);
  expect(err).toContain("Non ho trovato nessun sito");
  expect(readdirSync(dataDir)).toEqual([".gitkeep"]);
});

it("a site starts in it, which only its user can read from then on; backup leaves .gitkeep out, restore lets it be", async () => {
  const program = await runProgram({ dataDir });
  await program.stop();
  expect(program.password).not.toBeNull();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const copy = path.join(home, "copy.tar.gz");
  expect(await command("backup", copy)).toEqual({ code: 0, out: "", err: "" });
  expect(execFileSync("tar", ["-tzf", copy]).toString()).not.toContain(".gitkeep");

  const other = mkdtempSync(path.join(home, "data-"));
  chmodSync(other, 0o755);
  writeFileSync(path.join(other, ".gitkeep"), "");
  const restored = await runProgramToItsEnd({ dataDir: other, arguments: ["restore", copy] });
  expect([restored.code, restored.err]).toEqual([0, ""]);
  expect(restored.out).not.toContain("prima-del-ripristino");
  expect(statSync(other).mode & 0o777).toBe(0o700);
  expect(readdirSync(other)).toContain(".gitkeep");
});
