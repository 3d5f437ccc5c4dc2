import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { signedIn } from "../../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../../support/run-program";

let dataDir: string;
let file: string;
let running: RunningProgram | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-first-password-"));
  file = path.join(dataDir, "first-password.txt");
});
afterEach(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true });
});

// The variable that systemd sets when its journal reads the output.
const underSystemd = { JOURNAL_STREAM: "8:12345" };
const start = async (environment: Record<string, string> = {}) => {
  await running?.stop();
  return (running = await runProgram({ dataDir, environment }));
};
const said = () => `${running?.output().out}${running?.output().log}`;
const kept = () => readFileSync(file, "utf8").trim();

it("under systemd the first password is in a file until the first sign-in, and never in the journal", async () => {
  writeFileSync(file, "una di prima\n", { mode: 0o644 });
  await start(underSystemd);
  const password = kept();
  expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(said()).toContain(`è scritta nel file ${file}`);
  expect(said()).toContain("in «Impostazioni»");
  expect(said()).not.toContain(password);

  const { url } = await start(underSystemd);
  expect(kept()).toBe(password);
  expect(said()).not.toContain("first-password.txt");
  await expect(signedIn(url, "un'altra-password")).rejects.toThrow("login answered");
  expect(kept()).toBe(password);
  await signedIn(url, password);
  expect(existsSync(file)).toBe(false);
  expect(said()).not.toContain(password);
  await signedIn(url, password);
});

it("in a container, whose output Docker keeps, the first password is in the file, too", async () => {
  await start({ container: "docker" });
  expect(said()).toContain(`leggila con «docker compose exec giramondo cat ${file}»`);
  expect(said()).not.toContain(kept());
});

it("a file that cannot be removed keeps nobody out", async () => {
  const { url } = await start(underSystemd);
  const password = kept();
  rmSync(file);
  mkdirSync(file);
  await signedIn(url, password);
  rmSync(file, { recursive: true });
});

it("a password that is chosen meanwhile takes the file away", async () => {
  await start(underSystemd);
  // Programs that keep passwords write no line break at the end.
  const input = "scogliera-di-notte";
  expect((await runProgramToItsEnd({ dataDir, arguments: ["set-password"], input })).code).toBe(0);
  expect(existsSync(file)).toBe(false);

  writeFileSync(file, "quella di prima\n");
  await start({ ...underSystemd, ADMIN_PASSWORD: "muretto-del-porto" });
  await expect.poll(() => existsSync(file)).toBe(false);
});

it("elsewhere it is printed, and there is no file", async () => {
  const { url, password } = await start();
  expect(said()).toContain("La password per entrare in /admin: ");
  await signedIn(url, password ?? "");
  expect(existsSync(file)).toBe(false);
});
