import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./setup/install.mjs";
import { onPinnedNode } from "./setup/pinned-node.mjs";
import { sentences } from "./setup/sentences.mjs";

/**
 * `npm run package:check` packages twice, in two folders, and compares the bytes. Then each executable must receive a
 * story and show it to the owner. The executable for the other processor runs in an emulator.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  const { packageElsewhere } = await import("./packaging/package-elsewhere.mjs");
  const { launcherFor } = await import("./setup/emulator.mjs");
  if (!run("scripts/package.mjs")) process.exit(1);

  const here = readFileSync("dist/SHA256SUMS", "utf8");
  const elsewhere = packageElsewhere();
  const same = elsewhere === here;
  if (same) console.log(sentences.sameBytes);
  else if (elsewhere) console.error(sentences.otherBytes(here, elsewhere));

  const others = ["x64", "arm64"].filter((arch) => arch !== process.arch);
  process.env.EXECUTABLES_ELSEWHERE = JSON.stringify(
    others.map((arch) => ({ arch, launcher: launcherFor(arch) })),
  );
  const works = run("node_modules/@playwright/test/cli.js", "test", "executable");
  process.exitCode = same && works ? 0 : 1;
}

function run(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { stdio: "inherit" }).status === 0;
}
