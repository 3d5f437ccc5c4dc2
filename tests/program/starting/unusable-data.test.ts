import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram, runProgramToItsEnd } from "../../support/run-program";
import { fillDirectory } from "../../support/site-data/prepared-directory";

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-unusable-"));
  dataDir = path.join(folder, "dati");
});
afterEach(() => rmSync(folder, { recursive: true }));

const giramondo = (...words: string[]) => runProgramToItsEnd({ dataDir, arguments: words });
const at = (place: string) => path.join(dataDir, place);

const make = {
  folder: (place: string) => mkdirSync(at(place), { recursive: true }),
  file: (place: string) => writeFileSync(at(place), ""),
  pipe: (place: string) => spawnSync("mkfifo", [at(place)]),
};

describe.each<[place: string, what: keyof typeof make, sentence: string]>([
  ["site.db", "folder", "Al posto del database PLACE c'è una cartella"],
  ["site.db", "pipe", "Al posto del database PLACE c'è una pipe"],
  ["serve.lock", "folder", "Al posto del file PLACE c'è una cartella"],
  ["serve.address", "pipe", "Al posto del file PLACE c'è una pipe"],
  ["first-password.txt", "folder", "Al posto del file PLACE c'è una cartella"],
  ["uploads", "file", "Al posto della cartella PLACE c'è un file"],
  ["backups", "file", "Al posto della cartella PLACE c'è un file"],
  ["restore.unfinished", "folder", "Al posto del file PLACE c'è una cartella"],
  ["site.env", "folder", "PLACE non è un file"],
  ["site.env", "pipe", "PLACE non è un file"],
  ["", "file", "Al posto della cartella dei dati PLACE c'è un file"],
])("with %j a %s", (place, what, sentence) => {
  beforeEach(() => {
    if (place) mkdirSync(dataDir);
    make[what](place);
  });

  it("serve, backup and doctor say so in one sentence, and make nothing", async () => {
    const said = sentence.replace("PLACE", place ? at(place) : dataDir);
    const serve = await giramondo("serve");
    expect({ code: serve.code, out: serve.out }).toEqual({ code: 1, out: "" });
    expect(serve.err).toContain(said);
    expect(serve.err.trim().split("\n")).toHaveLength(1);

    const backup = await giramondo("backup", folder);
    expect(backup.code).toBe(1);
    expect(backup.err).toContain(place === "site.env" ? "Al posto del file" : said);

    const doctor = await giramondo("doctor");
    expect(doctor).toMatchObject({ code: 1, err: expect.stringMatching(/^C(?:'è|i sono)/) as string });
    expect(doctor.out).toContain(`PROBLEMA  ${said}`);
    expect(doctor.out).not.toContain("Tutto bene");
    if (place) expect(readdirSync(dataDir)).toEqual([place]);
  });
});

it("with a socket in the place of the database every command that opens it says so", async () => {
  mkdirSync(dataDir);
  const server = createServer().listen(at("site.db"));
  await once(server, "listening");
  for (const words of [["serve"], ["export", path.join(folder, "sito")], ["import-demo"]]) {
    expect(await giramondo(...words)).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^Al posto del database .* c'è un socket/) as string,
    });
  }
  server.close();
});

it("a folder in the place of the database is moved aside by restore --force, with what is in it", async () => {
  await fillDirectory(dataDir);
  const archive = path.join(folder, "copia.tar.gz");
  expect(await giramondo("backup", archive)).toMatchObject({ code: 0 });
  for (const name of readdirSync(dataDir)) if (name.startsWith("site.db")) rmSync(at(name));
  make.folder("site.db/appunti");
  expect(await giramondo("restore", archive)).toMatchObject({ code: 1 });
  const { code, out } = await giramondo("restore", archive, "--force");
  expect(code).toBe(0);
  const [, aside = ""] = /I dati di prima sono in (\S+):/.exec(out) ?? [];
  expect(existsSync(path.join(aside, "site.db/appunti"))).toBe(true);
  await (await runProgram({ dataDir })).stop();
});

it("a database that another program holds is not called damaged", async () => {
  // Each start waits some seconds for the database. Each gets its own copy, so that they wait at the same time.
  const held = await Promise.all(
    ["serve", "doctor"].map(async (command) => {
      const directory = path.join(folder, command);
      await fillDirectory(directory);
      const other = new Driver(path.join(directory, "site.db"));
      other.pragma("locking_mode = exclusive");
      other.exec("begin exclusive");
      return { command, directory, other };
    }),
  );
  const answers = held.map(({ command, directory }) =>
    runProgramToItsEnd({ dataDir: directory, arguments: [command] }),
  );
  for (const { code, err } of await Promise.all(answers)) {
    expect(code).toBe(1);
    expect(err).toMatch(/^Un altro programma tiene occupato il database/);
  }
  for (const { directory, other } of held) {
    other.close();
    await (await runProgram({ dataDir: directory })).stop();
  }
});

it("a service that systemd forbids to write says so, and a disk that is read-only is called that", async () => {
  mkdirSync(dataDir);
  // As `ProtectSystem=strict` does: this view of the folder is read-only, its file system is not.
  const readOnly = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@"';
  const launcher = ["unshare", "--map-root-user", "--mount", "sh", "-c", readOnly, "sh", dataDir];
  const start = (directory: string, environment: Record<string, string>) => {
    const command = [...launcher.slice(1), process.execPath, path.resolve("build/giramondo.cjs"), "serve"];
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: directory,
      ...environment,
    } as unknown as NodeJS.ProcessEnv;
    return spawnSync(String(launcher[0]), command, { encoding: "utf8", env }).stderr;
  };
  const underSystemd = { INVOCATION_ID: "0123456789abcdef0123456789abcdef" };
  for (const directory of [dataDir, at("nuova")]) {
    const said = start(directory, underSystemd);
    expect(said).toContain(`Non posso scrivere nella cartella dei dati ${directory}: il servizio di systemd`);
    expect(said).toContain(`ReadWritePaths=${directory}`);
    expect(start(directory, {})).toContain(`${directory} (il disco è in sola lettura)`);
  }
});

it("what is no file is no copy: restore and verify do not wait for a pipe", async () => {
  mkdirSync(dataDir);
  make.pipe("copia.tar.gz");
  for (const words of [["verify"], ["restore"]]) {
    for (const file of [at("copia.tar.gz"), folder]) {
      expect(await giramondo(...words, file)).toMatchObject({
        code: 1,
        err: `${file} non è un file: indica il file della copia, quello che finisce con .tar.gz.\n`,
      });
    }
  }
});

it("where no folder can be made, the program says so instead of trying for ever", async () => {
  for (const directory of ["/proc/foo", "/proc/foo/dati"]) {
    const { code, out, err } = await runProgramToItsEnd({ dataDir: directory, arguments: ["serve"] });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(new RegExp(`^Non posso usare la cartella dei dati ${directory} \\(non esiste\\)`));
  }
});
