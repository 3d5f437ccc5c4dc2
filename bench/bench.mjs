import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { onPinnedNode } from "../scripts/setup/pinned-node.mjs";

/**
 * `npm run bench` measures what the built site costs and prints tables for `docs/performance.md`. All servers run on one
 * processor, the client on another. They are measured in turns, so that other load affects all of them equally.
 */
const sizes = {
  small: { articles: 100, stops: 50, stories: 500 },
  large: { articles: 10_000, stops: 5_000, stories: 50_000 },
};

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
if (onPinnedNode()) {
  const folder = mkdtempSync(path.join(tmpdir(), "giramondo-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const { against } = parseArgs({ options: { against: { type: "string" } } }).values;
  pinTo(0);
  if (against === undefined) await bench(folder);
  else await benchAgainst(against, folder);
}

/**
 * `npm run bench -- --against FOLDER` compares this version with another checkout that is built. Both are measured in
 * turns.
 */
async function benchAgainst(other, folder) {
  const { compareVersions } = await import("./compare-versions.mjs");
  const { printVersions } = await import("./print.mjs");
  const versions = [other, "."].map((checkout) => ({ checkout, program: programIn(checkout, folder) }));
  printMachine(versions.map(({ checkout }) => checkout).join(" and "));
  printVersions(await compareVersions(versions, folder, sizes.small));
}

async function bench(folder) {
  const { Bench } = await import("./site-bench.mjs");
  const { fillByCalls } = await import("./fill-by-calls.mjs");
  const { firstLook } = await import("./first-look.mjs");
  const { printComparison, printFirstLook, printSizes } = await import("./print.mjs");
  const program = programIn(".", folder);
  printMachine(path.basename(program.at(-1)));

  const measured = {};
  for (const [name, size] of Object.entries(sizes)) {
    const one = new Bench(program, path.join(folder, name), size);
    measured[name] = await one.measure({ compared: name === "small" });
    if (name === "small") printComparison(measured.small);
  }
  printSizes(sizes, measured);
  const looked = new Bench(program, path.join(folder, "first look"), sizes.small);
  printFirstLook(await looked.on(async (site) => firstLook({ ...site, article: await fillByCalls(site) })));
}

function printMachine(program) {
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${day}, ${program}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model}\n`);
}

/**
 * Returns the command of a checkout's program: a copy of its executable when that is newer than the build, else the
 * build. A file that was just packaged would map 20 MB more, so the executable is copied first.
 */
function programIn(checkout, folder) {
  const files = [`dist/giramondo-linux-${process.arch}`, "build/giramondo.cjs"].map((file) =>
    path.resolve(checkout, file),
  );
  const [made, built] = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  if (made === undefined || made.mtimeMs <= built.mtimeMs) return [process.execPath, files[1]];
  const copy = path.join(mkdtempSync(path.join(folder, "program-")), path.basename(files[0]));
  copyFileSync(files[0], copy);
  return [copy];
}

/** Keeps this process on one processor and the servers on another, when the machine has two and a `taskset`. */
function pinTo(own) {
  const command = ["-p", "-c", String(own), String(process.pid)];
  if (availableParallelism() > 1 && spawnSync("taskset", command).status === 0)
    process.env.BENCH_CORE = String(own + 1);
  else console.log("This machine cannot keep servers and visitors apart: the figures disturb each other.\n");
}
