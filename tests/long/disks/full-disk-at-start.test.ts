import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataPathsIn } from "~/server/data-directory/paths";
import { freePort } from "../../../scripts/setup/free-port.mjs";
import { signedIn } from "../../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../../support/run-program";
import { sendStory } from "../../support/send-story";

const program = path.resolve("build/giramondo.cjs");
const password = "una password lunga";
/** The program checks every few seconds whether the disk has room again. */
const patience = { timeout: 40_000 };

let dataDir: string;
let running: RunningProgram | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-full-"));
  running = await runProgram({ dataDir, environment: { ADMIN_PASSWORD: password } });
  expect((await sendStory(running.url, { story: "Era sul molo." })).status).toBe(303);
  expect(await running.stop()).toBe(0);
});
afterEach(async () => {
  await running?.kill();
  rmSync(dataDir, { recursive: true });
});

/** Starts the program on a disk that accepts no more bytes of a database, until `freeDisk`. */
async function startOnFullDisk(ownPassword: string): Promise<RunningProgram> {
  const { database, lock } = dataPathsIn(dataDir);
  const files = ["", "-wal", "-shm", "-journal"].flatMap((ending) => [database + ending, lock + ending]);
  const calls = "pwrite64,write,ftruncate,fallocate";
  const refusing = [`trace=${calls}`, `inject=${calls}:error=ENOSPC`].flatMap((what) => ["-e", what]);
  const tracer = ["-D", "-I", "1", "-f", "-qq", "-o", "/dev/null", ...refusing];
  return runProgram({
    executable: "strace",
    arguments: [...tracer, ...files.flatMap((file) => ["-P", file]), process.execPath, program],
    dataDir,
    environment: { ADMIN_PASSWORD: ownPassword },
  });
}

/** Detaches the tracer that refuses writes. */
function freeDisk({ pid }: RunningProgram): void {
  const [, tracer = ""] = /^TracerPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  process.kill(Number(tracer), "SIGTERM");
}

it("a site that was started before can be read, says why it stores nothing, and stores again when there is room", async () => {
  running = await startOnFullDisk(password);
  const { url } = running;
  for (const page of ["/", "/blog", "/submit", "/healthz"]) {
    expect((await fetch(url + page)).status, page).toBe(200);
  }
  await expect
    .poll(() => running?.output().log)
    .toMatch(/"warn".*nothing can be stored now, the disk is full/);
  const refused = await sendStory(url, { story: "Sulla barca." });
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining("Sulla barca.")]);

  freeDisk(running);
  const backUp = () =>
    runProgramToItsEnd({
      dataDir,
      arguments: ["backup", path.join(dataDir, "..", `${path.basename(dataDir)}.tar.gz`)],
    });
  await expect.poll(async () => (await backUp()).code, patience).toBe(0);
  rmSync(`${dataDir}.tar.gz`);
  expect((await sendStory(url, { story: "Sulla barca." })).status).toBe(303);
  const owner = await signedIn(url, password);
  const panel = await (await owner.open("/admin")).text();
  for (const words of ["Era sul molo.", "Sulla barca."]) expect(panel).toContain(words);
  expect(panel).not.toContain("Il sito non riesce a salvare");
  expect(await running.stop()).toBe(0);
});

it("a new password of the owner's counts as soon as there is room for it, and does not keep the site from starting", async () => {
  running = await startOnFullDisk("un’altra password lunga");
  expect((await fetch(`${running.url}/blog`)).status).toBe(200);
  await expect.poll(() => running?.output().log).toContain("the new password cannot be stored yet");
  freeDisk(running);
  const { url } = running;
  const canSignIn = (with_: string) =>
    signedIn(url, with_).then(
      () => true,
      () => false,
    );
  await expect.poll(() => canSignIn("un’altra password lunga"), patience).toBe(true);
  expect(await canSignIn(password)).toBe(false);
});

it("an output that takes nothing, not even the first words, does not end the site", async () => {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), ADMIN_PASSWORD: password };
  const command = 'exec "$0" "$1" >/dev/full 2>&1';
  const child = spawn("sh", ["-c", command, process.execPath, program], {
    env: env as never,
    stdio: "ignore",
  });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/blog`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, patience).toBe(200);
  await expect.poll(() => signedIn(`http://127.0.0.1:${port}`, password).then(() => true)).toBe(true);
  expect(child.exitCode).toBeNull();
  child.kill("SIGTERM");
  expect((await once(child, "close"))[0]).toBe(0);
});
