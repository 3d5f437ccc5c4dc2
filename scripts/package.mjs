import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";

/**
 * `npm run package`: one executable for each target and their hashes, in `dist/`. With `--native` only the one for this
 * machine, which needs nothing from the network.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  const { makeExecutable } = await import("./packaging/make-executable.mjs");
  const { values } = parseArgs({ options: { native: { type: "boolean", default: false } } });
  const made = [];
  for (const target of values.native ? [`linux-${process.arch}`] : ["linux-x64", "linux-arm64"]) {
    made.push(await makeExecutable(target));
  }
  rmSync("dist", { recursive: true, force: true });
  mkdirSync("dist");
  const sums = made.map((file) => {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    renameSync(file, path.join("dist", path.basename(file)));
    return `${hash}  ${path.basename(file)}\n`;
  });
  writeFileSync("dist/SHA256SUMS", sums.join(""));
}
