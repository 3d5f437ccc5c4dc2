import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { currentCommit } from "../../../scripts/bundling/current-commit.mjs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../../support/run-program";

/** A user without rights: `nobody` when the tests run as root, else the user of the tests. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let home: string;
let executable: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  await chmod(home, 0o755);
  const programs = path.join(home, "programs");
  executable = path.join(programs, "giramondo");
  await mkdir(programs);
  await copyFile(`dist/giramondo-linux-${process.arch}`, executable);
  await chmod(executable, 0o555);
  await chmod(programs, 0o555);
});

afterAll(async () => {
  await chmod(path.join(home, "programs"), 0o755);
  await rm(home, { recursive: true });
});

/** Makes an empty directory that belongs to the unprivileged user. */
async function ownDirectory(name: string): Promise<string> {
  const directory = path.join(home, name);
  await mkdir(directory);
  if (unprivileged.uid) execFileSync("chown", [`${unprivileged.uid}:${unprivileged.gid}`, directory]);
  return directory;
}

const started: RunningProgram[] = [];

async function start(dataDir: string, environment: Record<string, string> = {}): Promise<RunningProgram> {
  const workingDirectory = path.dirname(executable);
  const program = await runProgram({ executable, dataDir, environment, ...unprivileged, workingDirectory });
  started.push(program);
  return program;
}

afterEach(() => Promise.all(started.splice(0).map((program) => program.kill())));

async function expectAlive(program: RunningProgram) {
  const home = await fetch(`${program.url}/`);
  expect(home.status).toBe(200);
  const returning = await fetch(`${program.url}/`, { headers: { Cookie: "been=here" } });
  const css = /href="(\/build\/_assets\/[^"]+\.css)"/.exec(await returning.text())?.[1];
  expect((await fetch(`${program.url}${css}`)).headers.get("content-type")).toContain("text/css");
}

test("runs without rights, from a read-only directory, without HOME, knowing only DATA_DIR and PORT", async () => {
  const dataDir = await ownDirectory("alone");
  const program = await start(dataDir);
  await expectAlive(program);
  expect(program.password).not.toBeNull();
  expect(await program.stop()).toBe(0);
  expect(await readdir(path.join(dataDir, ".runtime"))).toHaveLength(1);
});

test("five that start at once for the first time unpack into one place and all answer", async () => {
  const cache = await ownDirectory("cache");
  const dataDirs = await Promise.all([1, 2, 3, 4, 5].map((number) => ownDirectory(`site-${number}`)));
  // A file in the place of the first choice makes all of them use the shared cache.
  await Promise.all(dataDirs.map((dataDir) => writeFile(path.join(dataDir, ".runtime"), "")));
  const programs = await Promise.all(dataDirs.map((dataDir) => start(dataDir, { XDG_CACHE_HOME: cache })));
  await Promise.all(programs.map(expectAlive));
  expect(await Promise.all(programs.map((program) => program.stop()))).toEqual([0, 0, 0, 0, 0]);
  expect(await readdir(path.join(cache, "giramondo"))).toHaveLength(1);
});

test("a data directory that it may not write to: one sentence", async () => {
  const dataDir = path.join(home, "sealed");
  await mkdir(dataDir, { mode: 0o555 });
  const { code, out, err } = await runProgramToItsEnd({ executable, dataDir, ...unprivileged });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`Non posso usare la cartella dei dati ${dataDir} (permesso negato)`);
  expect(err.trim().split("\n")).toHaveLength(1);
});

test("says its version and its help", async () => {
  const version = await runProgramToItsEnd({ executable, arguments: ["version"] });
  const [commit, day] = currentCommit(".").split(" ");
  const built = commit ? ` (${commit}, ${day})` : "";
  expect([version.code, version.out]).toEqual([0, `giramondo 1.0.0${built}\n`]);
  const help = await runProgramToItsEnd({ executable, arguments: ["--help"] });
  expect(help.code).toBe(0);
  for (const command of ["serve", "set-password", "version", "help"]) expect(help.out).toContain(command);
});

test("is in a Debian package, with its service, its nightly copy and a manual of all commands", async () => {
  const [deb = ""] = (await readdir("dist")).filter((name) => name.endsWith(".deb"));
  const contents = execFileSync("dpkg-deb", ["--contents", `dist/${deb}`], { encoding: "utf8" });
  for (const file of ["bin/giramondo", "bin/giramondo-backup", "lib/systemd/system/giramondo.service"]) {
    expect(contents).toContain(`root/root`);
    expect(contents).toMatch(new RegExp(`^-.* \\./usr/${file}$`, "m"));
  }
  const manual = gunzipSync(
    execFileSync("sh", [
      "-c",
      `dpkg-deb --fsys-tarfile "$0" | tar -xO ./usr/share/man/man1/giramondo.1.gz`,
      `dist/${deb}`,
    ]),
  ).toString();
  for (const command of ["serve", "restore [\\-\\-force] FILE", "doctor"])
    expect(manual).toContain(`.SS ${command}`);
});

test("stands in SHA256SUMS with its hash, beside nothing that does not", async () => {
  const sums = (await readFile("dist/SHA256SUMS", "utf8")).trim().split("\n");
  const names = sums.map((line) => line.split("  ")[1] ?? "");
  expect(names).toContain(`giramondo-linux-${process.arch}`);
  expect((await readdir("dist")).sort()).toEqual([...names, "SHA256SUMS"].sort());
  for (const [at, name] of names.entries()) {
    const hash = createHash("sha256").update(await readFile(path.join("dist", name)));
    expect(sums[at]).toBe(`${hash.digest("hex")}  ${name}`);
  }
});
