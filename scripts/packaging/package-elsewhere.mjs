import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Packages a copy of these sources in a folder with another path. Returns its SHA256SUMS, or null when it failed. */
export function packageElsewhere() {
  const elsewhere = mkdtempSync(path.join(tmpdir(), "giramondo elsewhere "));
  try {
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      encoding: "utf8",
    });
    const sources = listed.split("\0").filter((file) => file && existsSync(file));
    for (const file of sources) cpSync(file, path.join(elsewhere, file));
    // A program contains its commit, so the copy must be a checkout of the same commit.
    const repository = execFileSync("git", ["rev-parse", "--absolute-git-dir"], { encoding: "utf8" });
    writeFileSync(path.join(elsewhere, ".git"), `gitdir: ${repository}`);
    copyPackages(path.join(elsewhere, "node_modules"));
    const packaging = path.join(elsewhere, "scripts/package.mjs");
    const { status } = spawnSync(process.execPath, [packaging], { stdio: "inherit" });
    return status === 0 ? readFileSync(path.join(elsewhere, "dist/SHA256SUMS"), "utf8") : null;
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

/** Copies by hard links, which cost nothing, or by real copies when the folders are on two disks. */
function copyPackages(target) {
  if (spawnSync("cp", ["-al", "node_modules", target]).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  execFileSync("cp", ["-a", "node_modules", target]);
}
