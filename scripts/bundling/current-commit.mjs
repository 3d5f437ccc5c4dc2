import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Returns commit and day (`33578d7fa1 2026-11-23`), with `+modifiche` when files differ. Without a git checkout it is
 * "", unless GIRAMONDO_COMMIT is set: the build of an image has no git.
 */
export function currentCommit(folder) {
  if (!existsSync(path.join(folder, ".git"))) {
    const { GIRAMONDO_COMMIT: given = "" } = process.env;
    return /^[0-9a-f]{7,40} \d{4}-\d\d-\d\d$/.test(given) ? given : "";
  }
  const [commit, day] = git(folder, "log", "-1", "--format=%H %cs").stdout?.trim().split(" ") ?? [];
  if (!commit || !day) return "";
  const isModified = git(folder, "diff", "--quiet", "HEAD").status !== 0;
  return `${commit.slice(0, 10)}${isModified ? "+modifiche" : ""} ${day}`;
}

/** Runs git on this checkout, even when its files belong to another user. */
function git(folder, ...words) {
  const settings = ["-c", "safe.directory=*", "-c", "log.showSignature=false"];
  return spawnSync("git", [...settings, "--git-dir=.git", "--work-tree=.", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
}
