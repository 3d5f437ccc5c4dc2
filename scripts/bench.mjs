import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./install.mjs";
import { isBuildStale } from "./is-build-stale.mjs";
import { onPinnedNode } from "./pinned-node.mjs";

/**
 * `npm run bench`: what the site costs, in tables for `docs/performance.md`. The servers share one processor, the client
 * runs on another one, and they are measured in turns, so that other load affects all of them equally.
 */
const sizes = {
  small: { articles: 100, stops: 50, stories: 500 },
  large: { articles: 10_000, stops: 5_000, stories: 50_000 },
};

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await installIfNeeded();
if (onPinnedNode()) {
  if (isBuildStale()) spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  pinTo(0);
  const folder = mkdtempSync(path.join(tmpdir(), "giramondo-bench-"));
  try {
    await bench(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bench(folder) {
  const { Bench, password } = await import("./bench/bench.mjs");
  const { fillByCalls } = await import("./bench/fill-by-calls.mjs");
  const { firstLook } = await import("./bench/first-look.mjs");
  const { printComparison, printFirstLook, printPhotos, printSizes, printStories, printTraffic } =
    await import("./bench/print.mjs");
  const executable = `dist/giramondo-linux-${process.arch}`;
  const program = isCurrent(executable) ? [executable] : [process.execPath, "build/giramondo.cjs"];
  const memoryOf = Math.round(totalmem() / 1024 ** 3);
  console.log(`${new Date().toISOString().slice(0, 10)}, ${program.at(-1)}, Node ${process.versions.node}`);
  console.log(`${cpus()[0].model}, ${cpus().length} processors, ${memoryOf} GB\n`);

  const measured = {};
  for (const [name, size] of Object.entries(sizes)) {
    const one = new Bench(program, path.join(folder, name), size);
    measured[name] = await one.measure({ everything: name === "small" });
    if (name === "small") {
      printComparison(measured.small);
      printPhotos(measured.small);
      printStories(measured.small);
      printTraffic(measured.small);
    }
  }
  printSizes(sizes, measured);
  const looked = new Bench(program, path.join(folder, "first look"), sizes.small);
  printFirstLook(await looked.on(async (site) => firstLook(site, await fillByCalls(site, password))));
}

function isCurrent(executable) {
  const [made, built] = [executable, "build/giramondo.cjs"].map((file) =>
    statSync(file, { throwIfNoEntry: false }),
  );
  return made !== undefined && made.mtimeMs > built.mtimeMs;
}

/** Keeps this process on one processor and gives the servers another, when there are two and a `taskset`. */
function pinTo(own) {
  const can =
    availableParallelism() > 1 &&
    spawnSync("taskset", ["-p", "-c", String(own), String(process.pid)]).status === 0;
  if (can) process.env.BENCH_CORE = String(own + 1);
  else console.log("This machine cannot keep servers and visitors apart: the figures disturb each other.\n");
}
