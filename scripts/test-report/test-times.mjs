import { readFileSync } from "node:fs";
import path from "node:path";
import { playwrightSpecs } from "./playwright-specs.mjs";

/** Measures consecutive stages: `end(name)` ends one and begins the next. Times are in milliseconds. */
export function stageTimer(now = Date.now, processor = processorTime) {
  const stages = [];
  let [begun, used] = [now(), processor()];
  return {
    end(name) {
      const [ended, usedNow] = [now(), processor()];
      stages.push([name, ended - begun, usedNow - used]);
      [begun, used] = [ended, usedNow];
    },
    all: () => stages,
  };
}

/** Returns the processor time of this process's ended children and of theirs, in milliseconds. */
function processorTime() {
  const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync("/proc/self/stat", "utf8")) ?? [];
  // Linux reports it in hundredths of a second: user and system time of children are the 14th and 15th field.
  const [user, system] = fields.split(" ").slice(13, 15).map(Number);
  return (user + system) * 10;
}

/**
 * Prints the time of each stage and of all together, and the processor time, which says more on a busy machine. Stages
 * `beside` others take no time of their own.
 */
export function printStages(stages, beside = []) {
  const sumOf = (field) => stages.reduce((sum, stage) => sum + stage[field], 0);
  const others = beside.map(([name, ms]) => [`${name}, beside them`, ms]);
  const rows = [...stages, ...others, ["total", sumOf(1), sumOf(2)]];
  const withProcessor = rows.map(([name, ms, used]) => [
    used === undefined ? name : `${name}, processor ${(used / 1000).toFixed(1)} s`,
    ms,
  ]);
  console.log(tableOf("time by stage:", withProcessor));
}

/** Prints the ten slowest test files, from the JSON reports of Vitest and Playwright. A report may be missing. */
export function printSlowestFiles(vitestReport, playwrightReport) {
  const files = [...read(vitestReport, vitestFiles), ...read(playwrightReport, playwrightFiles)];
  console.log(tableOf("slowest test files:", slowest(files, 10)));
}

/** Returns the `max` slowest files and their milliseconds, the slowest first. */
export function slowest(files, max) {
  return [...files].sort(([, a], [, b]) => b - a).slice(0, max);
}

/** Returns the files of a Vitest report and their times. */
export function vitestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => [
    path.relative(process.cwd(), name),
    endTime - startTime,
  ]);
}

/** Returns the files of a Playwright report and the times of their tests. */
export function playwrightFiles(report) {
  const files = new Map();
  for (const { file, tests } of playwrightSpecs(report)) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    files.set(
      file,
      durations.reduce((sum, duration) => sum + duration, files.get(file) ?? 0),
    );
  }
  return [...files];
}

function read(report, filesOf) {
  try {
    return filesOf(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return [];
  }
}

function tableOf(title, rows) {
  const lines = rows.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
  return ["", title, ...lines].join("\n");
}
