import child_process from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";

/**
 * The program loads this first. Once the file COUNT_FROM has changed, it kills the process, as a power cut does, before
 * the KILL_BEFORE-th change of a file name or start of another program.
 */
const { KILL_BEFORE, COUNT_FROM = "restore.unfinished" } = process.env;
const last = Number(KILL_BEFORE);
let changes = -1;

const changing = [
  [fs, ["writeFileSync", "mkdirSync", "renameSync", "rmSync", "rmdirSync", "linkSync", "copyFileSync"]],
  [child_process, ["spawnSync"]],
  [fs.promises, ["rename", "copyFile", "rm"]],
];
for (const [api, names] of changing) {
  for (const name of names) {
    const change = api[name];
    api[name] = (file, ...rest) => {
      if (changes >= 0 && ++changes === last) process.kill(process.pid, "SIGKILL");
      const done = change(file, ...rest);
      if (path.basename(String(file)) === COUNT_FROM && changes < 0) changes = 0;
      return done;
    };
  }
}
