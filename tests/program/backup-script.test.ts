import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fillDirectory } from "../support/site-data/prepared-directory";

let folder: string;
let dataDir: string;
let copies: string;
let round = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-cron-"));
  dataDir = path.join(folder, "data");
  await fillDirectory(dataDir);
  script("giramondo", `exec "${process.execPath}" "${path.resolve("build/giramondo.cjs")}" "$@"`);
  // Runs the machine's `date` on the day that the test wants.
  script("date", `exec /bin/date -d "$TODAY" "$@"`);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  copies = path.join(folder, `copie-${(round += 1)}`);
});

function script(name: string, line: string): void {
  const file = path.join(folder, "bin", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
}

function cron(today: string, environment: Record<string, string> = {}, words = [copies]) {
  const PATH = `${path.join(folder, "bin")}:${process.env.PATH}`;
  const env = { NODE_ENV: "production" as const, PATH, DATA_DIR: dataDir, TODAY: today, ...environment };
  const { status, stdout, stderr } = spawnSync("sh", ["scripts/backup.sh", ...words], {
    env,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

const namesIn = (kind: string) => readdirSync(path.join(copies, kind)).sort();
const quiet = { status: 0, out: "", err: "" };

test("a first copy counts for its day, its week and its month, and is stored once", () => {
  expect(cron("2026-05-03")).toEqual(quiet);
  expect(namesIn("giornaliere")).toEqual(["giramondo-2026-05-03.tar.gz"]);
  expect(namesIn("settimanali")).toEqual(["giramondo-2026-W18.tar.gz"]);
  expect(namesIn("mensili")).toEqual(["giramondo-2026-05.tar.gz"]);
  expect(statSync(path.join(copies, "giornaliere/giramondo-2026-05-03.tar.gz"))).toMatchObject({ nlink: 3 });
  expect(readdirSync(copies).sort()).toEqual(["giornaliere", "mensili", "settimanali"]);
});

test("seven days, four weeks and twelve months stay, and nothing that is not ours goes", () => {
  const days = Array.from({ length: 9 }, (_, n) => `2026-05-${String(n + 10)}`);
  const weeks = ["2025-W52", "2026-W01", "2026-W17", "2026-W18", "2026-W19"];
  const months = Array.from({ length: 14 }, (_, n) =>
    new Date(Date.UTC(2025, n + 2)).toISOString().slice(0, 7),
  );
  for (const [kind, moments] of Object.entries({ giornaliere: days, settimanali: weeks, mensili: months })) {
    mkdirSync(path.join(copies, kind), { recursive: true });
    for (const moment of moments) writeFileSync(path.join(copies, kind, `giramondo-${moment}.tar.gz`), "");
  }
  writeFileSync(path.join(copies, "giornaliere", "appunti.txt"), "");
  expect(cron("2026-05-19")).toEqual(quiet);
  expect(namesIn("giornaliere")).toEqual([
    "appunti.txt",
    ...["13", "14", "15", "16", "17", "18", "19"].map((day) => `giramondo-2026-05-${day}.tar.gz`),
  ]);
  expect(namesIn("settimanali")).toEqual(
    ["2026-W17", "2026-W18", "2026-W19", "2026-W21"].map((week) => `giramondo-${week}.tar.gz`),
  );
  expect(namesIn("mensili")).toHaveLength(12);
  expect(namesIn("mensili").at(-1)).toBe("giramondo-2026-05.tar.gz");
});

test("the last copy of a day stays, the first of a week and of a month", () => {
  cron("2026-05-04");
  const inode = (file: string) => statSync(path.join(copies, file)).ino;
  const first = inode("giornaliere/giramondo-2026-05-04.tar.gz");
  expect(cron("2026-05-04")).toEqual(quiet);
  expect(inode("giornaliere/giramondo-2026-05-04.tar.gz")).not.toBe(first);
  expect(inode("settimanali/giramondo-2026-W19.tar.gz")).toBe(first);
});

test("a copy that fails says why, leaves every older one and nothing half-made", () => {
  mkdirSync(path.join(copies, "giornaliere"), { recursive: true });
  for (let day = 10; day < 20; day += 1) {
    writeFileSync(path.join(copies, "giornaliere", `giramondo-2026-05-${day}.tar.gz`), "");
  }
  const { status, err } = cron("2026-05-20", { DATA_DIR: path.join(folder, "altrove") });
  expect(status).toBe(1);
  expect(err).toMatch(/nessun sito da copiare[\s\S]*le copie di prima sono rimaste tutte/);
  expect(namesIn("giornaliere")).toHaveLength(10);
  expect(namesIn("mensili")).toEqual([]);
});

test("a wrong call says what is missing", () => {
  expect(cron("2026-05-20", {}, [])).toMatchObject({
    status: 1,
    err: expect.stringMatching(/indica la cartella/) as string,
  });
  expect(cron("2026-05-20", { GIRAMONDO: "/non/ce" })).toMatchObject({
    status: 1,
    err: expect.stringMatching(/non trovo il programma/) as string,
  });
});
