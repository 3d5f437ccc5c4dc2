import { Buffer } from "node:buffer";
import { createHash, createPrivateKey, sign } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { currentCommit } from "./bundling/current-commit.mjs";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";

/**
 * `npm run package` makes the executables, Debian packages and bills of materials with their hashes in `dist/`.
 * `--native` is for this machine alone. SIGNING_KEY is an Ed25519 key file (PEM).
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  const { makeExecutable } = await import("./packaging/make-executable.mjs");
  const { makeDebianPackage } = await import("./packaging/debian/make-package.mjs");
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  // Without git the day of the commit is unknown.
  const [, day = "1980-01-01"] = currentCommit(".").split(" ");
  const { values } = parseArgs({ options: { native: { type: "boolean", default: false } } });
  const key = process.env.SIGNING_KEY && createPrivateKey(readFileSync(process.env.SIGNING_KEY));
  const made = [];
  for (const target of values.native ? [`linux-${process.arch}`] : ["linux-x64", "linux-arm64"]) {
    const executable = await makeExecutable(target);
    const arch = target.split("-")[1];
    const bill = `${executable}.cdx.json`;
    copyFileSync(path.join(path.dirname(executable), "sbom.json"), bill);
    made.push(executable, bill, await makeDebianPackage(executable, { arch, version, day }));
  }
  rmSync("dist", { recursive: true, force: true });
  mkdirSync("dist");
  const sums = made.map((file) => {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    renameSync(file, path.join("dist", path.basename(file)));
    return `${hash}  ${path.basename(file)}\n`;
  });
  writeFileSync("dist/SHA256SUMS", sums.join(""));
  if (key) writeFileSync("dist/SHA256SUMS.sig", sign(null, Buffer.from(sums.join("")), key));
}
