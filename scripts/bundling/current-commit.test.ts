import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentCommit } from "./current-commit.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-commit-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Ugo", "-c", "user.email=ugo@capra.example", ...words], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-05-03T23:30:00-08:00" },
  }).trim();

test("a checkout says its commit and the day that was written in it, and whether files differ from it", () => {
  git("init", "-q");
  writeFileSync(path.join(folder, "a.txt"), "uno");
  git("add", ".");
  git("commit", "-q", "-m", "Uno");
  const commit = git("rev-parse", "HEAD").slice(0, 10);
  expect(currentCommit(folder)).toBe(`${commit} 2026-05-03`);
  writeFileSync(path.join(folder, "untracked.txt"), "");
  expect(currentCommit(folder)).toBe(`${commit} 2026-05-03`);
  writeFileSync(path.join(folder, "a.txt"), "due");
  expect(currentCommit(folder)).toBe(`${commit}+modifiche 2026-05-03`);
});

test("an unpacked archive says none, also inside of a repository", () => {
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "Di un altro");
  const unpacked = path.join(folder, "giramondo");
  mkdirSync(unpacked);
  expect(currentCommit(unpacked)).toBe("");
});
