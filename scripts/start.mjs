import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./setup/install.mjs";
import { isBuildStale } from "./bundling/is-build-stale.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";

/** `npm start` leads from a fresh clone to the running site. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  if (isBuildStale()) {
    console.error(sentences.building);
    const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
    if (status !== 0) {
      console.error(sentences.buildFailed);
      process.exit(1);
    }
  }
  await import("../build/giramondo.cjs");
}
