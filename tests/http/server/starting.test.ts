import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "~/domain/auth/password.server";
import { freePort } from "../../../scripts/setup/free-port.mjs";
import {
  type RunningProgram,
  type RunOptions,
  runProgram,
  runProgramToItsEnd,
} from "../../support/run-program";

let home: string;
let dataDir: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  dataDir = path.join(home, "data");
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((program) => program.kill()));
  await rm(home, { recursive: true });
});

/** The processes that a test has started. They end with the test. */
const started: RunningProgram[] = [];

async function start(options: RunOptions = {}): Promise<RunningProgram> {
  const program = await runProgram({ dataDir, ...options });
  started.push(program);
  return program;
}

/** Expects that the start fails with one sentence on standard error and exit code 1, without a stack trace. */
async function refusal(options: RunOptions = {}): Promise<string> {
  const { code, out, err } = await runProgramToItsEnd({ dataDir, ...options });
  expect([code, out]).toEqual([1, ""]);
  expect(err).not.toMatch(/\n\s+at |Error:|node:/);
  return err.trim();
}

test("the configured password is right from the first answer on", async () => {
  const port = String(await freePort());
  const starting = start({ environment: { PORT: port, ADMIN_PASSWORD: "muretto-del-porto" } });
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  await expect
    .poll(
      () =>
        ask("/healthz").then(
          ({ status }) => status,
          () => null,
        ),
      { interval: 1, timeout: 20_000 },
    )
    .toBe(200);
  const login = await ask("/api/admin/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ password: "muretto-del-porto" }),
  });
  expect(login.status).toBe(200);
  await starting;
});

describe("the site does not start", () => {
  test("on a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const port = String((other.address() as AddressInfo).port);
    expect(await refusal({ environment: { PORT: port } })).toBe(
      `La porta ${port} è già occupata da un altro programma: fermalo, oppure scegli un'altra porta con PORT.`,
    );
    other.close();
  });

  test("on an address that this machine does not have", async () => {
    expect(await refusal({ environment: { HOST: "192.0.2.1" } })).toContain("192.0.2.1");
  });

  test("with wrong settings, all of them named", async () => {
    const output = await refusal({ environment: { PORT: "abc", CONTACT_EMAIL: "x" } });
    expect(output.split("\n")).toHaveLength(3);
    expect(output).toContain("PORT");
    expect(output).toContain("CONTACT_EMAIL");
  });

  test("when the data directory is a file, or lies below one", async () => {
    await writeFile(dataDir, "");
    expect(await refusal()).toContain(dataDir);
    expect(await refusal({ dataDir: path.join(dataDir, "inside") })).toContain("non è una cartella");
  });

  test("on a database of a newer version, which stays as it was", async () => {
    const first = await start();
    await first.stop();
    const database = new Database(path.join(dataDir, "site.db"));
    database.exec("insert into kysely_migration values ('999-the-future', '2030-01-01T00:00:00.000Z')");
    database.close();
    expect(await refusal()).toContain("più nuova");
  });

  test("on a database that is none", async () => {
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, "site.db"), "not a database, only some text".repeat(100));
    expect(await refusal()).toContain("ripristina l'ultima copia di sicurezza");
  });

  test("on data that another one is serving; after a power cut of that one it does", async () => {
    const first = await start();
    expect(await refusal()).toContain("già in uso");
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.kill();
    const second = await start();
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });
});

test("photos without their database are set aside, and the terminal says where", async () => {
  const photo = `${"0".repeat(20)}_Al-mare.jpg`;
  await mkdir(path.join(dataDir, "uploads"), { recursive: true });
  await writeFile(path.join(dataDir, "uploads", photo), "una foto");
  const first = await start();
  const [, folder = ""] = /Una foto che il database non conosce è in (\S+)\. /.exec(first.output().out) ?? [];
  expect(await readdir(folder)).toEqual([photo]);
  expect(await readdir(path.join(dataDir, "uploads"))).toEqual([]);
  await first.stop();
  expect((await start()).output().out).not.toContain("non conosce");
});

describe("a password that everybody tries first", () => {
  const known = "è fra quelle che chiunque prova per prime";

  test("is not taken from the settings of a new site, which then has none of it", async () => {
    for (const ADMIN_PASSWORD of ["Password1", "12345678", "CapiCapi1"]) {
      const output = await refusal({ environment: { ADMIN_PASSWORD } });
      expect(output).toContain(known);
      expect(output).not.toContain(ADMIN_PASSWORD);
    }
    const program = await start();
    expect(program.password).toMatch(/^\w{5}-\w{5}-\w{5}-\w{5}$/);
    expect(program.output().out).not.toContain(known);
  });

  test("is complained about at every start when the site has it already, and still opens", async () => {
    const password = "capibara1";
    const first = await start();
    await first.stop();
    const database = new Database(path.join(dataDir, "site.db"));
    const hash = await hashPassword(password, { N: 2 ** 14, r: 8, p: 1 });
    database.prepare("update settings set value = ? where key = 'admin-password'").run(hash);
    database.close();
    const program = await start({ environment: { ADMIN_PASSWORD: password } });
    expect(program.output().out).toContain(known);
    const body = new URLSearchParams({ password });
    const answer = await fetch(`${program.url}/admin`, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(302);
    await program.stop();
    expect(await refusal({ environment: { ADMIN_PASSWORD: "capibara2" } })).toContain(known);
  });

  test("is not taken by set-password, and the old one stays", async () => {
    const program = await start();
    const answer = await runProgramToItsEnd({ dataDir, arguments: ["set-password"], input: "password1\n" });
    expect(answer).toEqual({ code: 1, out: "", err: expect.stringContaining(known) as string });
    const body = new URLSearchParams({ password: program.password ?? "" });
    const signedIn = await fetch(`${program.url}/admin`, { method: "POST", body, redirect: "manual" });
    expect(signedIn.status).toBe(302);
  });
});

describe("the first start", () => {
  test("prints a password once, on standard output only", async () => {
    const first = await start();
    expect(first.password).toMatch(/^\w{5}(-\w{5}){3}$/);
    await first.stop();
    expect(first.output().log).not.toContain(first.password);
    const second = await start();
    expect(second.password).toBeNull();
    await second.stop();
  });

  test("prints none when the owner has set one", async () => {
    const program = await start({ environment: { ADMIN_PASSWORD: "capibara felice" } });
    expect(program.password).toBeNull();
    await program.stop();
    expect(JSON.stringify(program.output())).not.toContain("capibara felice");
  });
});

test("told to stop, it lets an answer under way finish and leaves nothing locked", async () => {
  const program = await start();
  const body = "x".repeat(1000);
  const sent = request(`${program.url}/nowhere`, {
    method: "POST",
    headers: { "Content-Type": "text/plain", "Content-Length": body.length },
  });
  sent.write(body.slice(0, 500));
  const answered = once(sent, "response");
  await fetch(`${program.url}/healthz`);
  const stopped = program.stop();
  sent.end(body.slice(500));
  await answered;
  expect(await stopped).toBe(0);
  const again = await start();
  expect(await again.stop()).toBe(0);
});

test("each request is one line of the log, without query, address or anything personal", async () => {
  const program = await start();
  await fetch(`${program.url}/faq?nome=Marta`, { headers: { "User-Agent": "Marta's phone" } });
  await fetch(`${program.url}/nowhere`);
  await program.stop();
  const { log } = program.output();
  const lines = log.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: "password-changed" }),
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: "GET",
      path: "/faq",
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    },
    expect.objectContaining({ path: "/nowhere", status: 404 }),
  ]);
  expect(log).not.toMatch(/Marta|127\.0\.0\.1|::1/);
});

test("set-password changes the password of a running site", async () => {
  const program = await start();
  const changed = await runProgramToItsEnd({
    dataDir,
    arguments: ["set-password"],
    input: "una password tutta nuova\n",
  });
  expect([changed.code, changed.err]).toEqual([0, ""]);
  const signIn = (password: string) =>
    fetch(`${program.url}/admin`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ password }),
    });
  expect((await signIn(String(program.password))).status).toBeGreaterThanOrEqual(400);
  const signedIn = await signIn("una password tutta nuova");
  expect(signedIn.headers.getSetCookie().join()).toContain("giramondo=");
  await program.stop();
  const tooShort = await runProgramToItsEnd({ dataDir, arguments: ["set-password"], input: "corta\n" });
  expect([tooShort.code, tooShort.out]).toEqual([1, ""]);
  expect(tooShort.err).toContain("almeno 8 caratteri");
});
