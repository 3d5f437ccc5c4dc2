import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { fillDirectory } from "../support/site-data/prepared-directory";

/** Starts the program as a user whose new files everybody may read and write. */
const openHanded = {
  executable: "/bin/sh",
  launcher: undefined,
  environment: { ADMIN_PASSWORD: "quattro parole a caso" },
};
const words = (...given: string[]) => [
  "-c",
  'umask 0 && exec "$@"',
  "sh",
  process.execPath,
  path.resolve("build/giramondo.cjs"),
  ...given,
];

let folder: string;
let dataDir: string;
let running: RunningProgram | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-private-"));
  dataDir = path.join(folder, "dati");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  await running?.kill();
  rmSync(folder, { recursive: true });
});

const serve = async () => (running = await runProgram({ ...openHanded, arguments: words("serve"), dataDir }));
const giramondo = (...given: string[]) =>
  runProgramToItsEnd({ ...openHanded, arguments: words(...given), dataDir });

/** Returns what is under a folder and is not for its own user alone, with the modes. */
function openUnder(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const modes = names.map((name) => [name, statSync(path.join(folder, name)).mode & 0o777] as const);
  return modes.filter(([, mode]) => mode & 0o077).map(([name, mode]) => `${name} ${mode.toString(8)}`);
}

it("what the program writes into its data directory is for its own user, whatever modes and umask are", async () => {
  await serve();
  expect((await sendStory(running?.url ?? "", { story: "Era sul molo.", photos: [] })).status).toBe(303);
  expect(openUnder(dataDir)).toEqual([]);
  const outside = path.join(folder, "copie");
  mkdirSync(outside);
  chmodSync(outside, 0o775);
  expect(await giramondo("backup", outside)).toMatchObject({ code: 0, err: "" });
  expect(openUnder(outside)).toEqual([]);
  expect(statSync(outside).mode & 0o777).toBe(0o775);
  expect(await running?.stop()).toBe(0);

  const open = path.join(folder, "prima.db");
  copyFileSync(path.join(dataDir, "site.db"), open);
  chmodSync(open, 0o666);
  const [archive = ""] = readdirSync(outside);
  for (const copy of [open, path.join(outside, archive)]) {
    expect(await giramondo("restore", "--force", copy)).toMatchObject({ code: 0, err: "" });
    expect(openUnder(dataDir), copy).toEqual([]);
  }
  await serve();
  expect(openUnder(dataDir)).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);

  // An exported site is for everybody, as its user's other files are.
  const site = path.join(folder, "sito");
  expect(await giramondo("export", site)).toMatchObject({ code: 0 });
  expect(statSync(path.join(site, "index.html")).mode & 0o777).toBe(0o666);
  expect(statSync(path.join(site, "blog")).mode & 0o777).toBe(0o777);
  expect(openUnder(dataDir)).toEqual([]);
});

it("closes what an older version left open, says once what, and leaves foreign files as they are", async () => {
  await fillDirectory(dataDir);
  const backups = path.join(folder, "disco");
  mkdirSync(path.join(backups, "prima-del-ripristino-20260101-100000"), { recursive: true });
  chmodSync(backups, 0o755);
  symlinkSync(backups, path.join(dataDir, "backups"));
  const at = (name: string) => path.join(dataDir, name);
  const photo = `uploads/${"ab".repeat(10)}_gita.jpg`;
  const copy = "backups/prima-del-ripristino-20260101-100000/site.db";
  const foreign = "backups/musica.mp3";
  const besidePhotos = "uploads/ricetta.txt";
  for (const name of [photo, copy, foreign, besidePhotos]) copyFileSync(at("site.db"), at(name));
  for (const name of ["site.db", photo, copy, foreign, besidePhotos]) chmodSync(at(name), 0o644);
  const before = await giramondo("doctor");
  expect(before.code).toBe(1);
  expect(before.out).toMatch(
    /^PROBLEMA +Gli altri utenti .* possono leggere site\.db nella .*: riavvia il sito/m,
  );

  await serve();
  const { log } = running?.output() ?? { log: "" };
  for (const name of ["site.db", photo, copy]) expect(log).toContain(`"${at(name)}"`);
  expect(openUnder(dataDir)).toEqual(["backups 755", `${foreign} 644`, `${besidePhotos} 644`]);
  await running?.stop();
  await serve();
  expect(running?.output().log).not.toContain("could read");
  expect((await giramondo("doctor")).out).not.toContain("Gli altri utenti");
});

it("starts on a disk without modes, and doctor says what to do", async () => {
  await fillDirectory(dataDir);
  chmodSync(path.join(dataDir, "site.db"), 0o644);
  const refusing =
    "import fs from 'fs'; fs.chmodSync = () => { throw Object.assign(Error(), { code: 'EPERM' }) }";
  const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(refusing)}` };
  running = await runProgram({ dataDir, environment });
  expect((await fetch(running.url)).status).toBe(200);
  expect(running.output().log).not.toContain("could read");
  const { code, out } = await giramondo("doctor");
  expect(code).toBe(1);
  expect(out).toMatch(/^PROBLEMA .*site\.db.*exFAT, SMB\): monta il disco con umask=077/m);
});
