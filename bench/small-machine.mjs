import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fillTables } from "./fill-tables.mjs";
import { load, percentile } from "./load.mjs";
import { phonePhoto } from "./photos.mjs";
import { Bench, pagesAround } from "./site-bench.mjs";

const cgroups = "/sys/fs/cgroup";
const name = `giramondo-bench-${process.pid}`;
const period = 100_000;
const memory = 512 * 1024 * 1024;

/**
 * Measures the site with a tenth of a processor and 512 MB: milliseconds of a start, a story with three photos, ten
 * readers and a backup. Null when this machine or user cannot limit processes.
 */
export async function onSmallMachine(program, folder, size) {
  const groups = limitedGroups();
  if (!groups) return null;
  try {
    const join = groups.map((group) => `echo $$ > ${group}/cgroup.procs`).join(" && ");
    const limited = ["sh", "-c", `${join} && exec "$0" "$@"`, ...program];
    const bench = new Bench(limited, folder, size);
    await bench.fill(fillTables);
    const start = (await bench.timeStart()).time;
    const [story, readers] = await bench.on(async (site) => [
      await timeStory(site),
      (await load({ ...site, paths: Object.values(pagesAround(bench.article)), ...tenReaders })).times,
    ]);
    const began = performance.now();
    const words = [...limited.slice(1), "backup", path.join(folder, "copy.tar.gz")];
    const { status } = spawnSync("sh", words, { env: bench.env, stdio: "ignore" });
    if (status !== 0) throw new Error("the backup failed");
    const backup = performance.now() - began;
    return { start, story, readers: [percentile(readers, 0.5), percentile(readers, 0.99)], backup };
  } finally {
    for (const group of groups) rmdirSync(group);
  }
}

const tenReaders = { rate: 10, seconds: 20, connections: 10, headers: "Accept-Encoding: br\r\n" };

/** Creates the folders of new control groups: one folder in version 2, else one each for processor and memory. */
function limitedGroups() {
  const isTwo = existsSync(path.join(cgroups, "cgroup.controllers"));
  const limits = isTwo
    ? { ".": { "cpu.max": `${period / 10} ${period}`, "memory.max": memory } }
    : {
        cpu: { "cpu.cfs_period_us": period, "cpu.cfs_quota_us": period / 10 },
        memory: { "memory.limit_in_bytes": memory },
      };
  try {
    return Object.entries(limits).map(([controller, values]) => {
      const group = path.join(cgroups, controller, name);
      mkdirSync(group);
      for (const [file, value] of Object.entries(values)) writeFileSync(path.join(group, file), `${value}`);
      return group;
    });
  } catch {
    return null;
  }
}

async function timeStory({ port }) {
  const photo = await phonePhoto();
  const form = new FormData();
  form.set("story", "L’ho trovato sul molo.");
  form.set("consent", "true");
  for (const at of [1, 2, 3]) form.append("photos", new Blob([photo]), `molo-${at}.jpg`);
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/submit-story`, { method: "POST", body: form });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a story was answered with ${answer.status}`);
  return performance.now() - began;
}
