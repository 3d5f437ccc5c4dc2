import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-stories";
import { testSite } from "../support/test-site";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-doctor-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(folder, "data-"));
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join());
  const { site, close } = await openSite(reading.config);
  const { receive, close: closeHelper } = await testSite();
  await sendStory({ site, receive });
  await closeHelper();
  await close();
});

const doctor = (environment: Record<string, string> = {}, ...options: string[]) =>
  runProgramToItsEnd({ dataDir, environment, arguments: ["doctor", ...options] });
const photos = () => readdirSync(path.join(dataDir, "uploads"));

it("finds nothing wrong with a healthy site, and changes nothing", async () => {
  const { code, out, err } = await doctor();
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/Il database è integro: 1 storia, 0 articoli, 0 tappe, 1 foto/);
  expect(out).toMatch(/Tutte le foto del database sono sul disco/);
  expect(out).toMatch(/Il sito è fermo/);
  expect(out).not.toMatch(/PROBLEMA/);
  const nowhere = path.join(folder, "non-ce");
  expect(await runProgramToItsEnd({ dataDir: nowhere, arguments: ["doctor"] })).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).not.toContain("non-ce");
});

it("names a photo that is lost, one that nobody uses, and what is not ours", async () => {
  const uploads = path.join(dataDir, "uploads");
  const [lost = ""] = photos();
  rmSync(path.join(uploads, lost));
  const orphan = `${"ab".repeat(10)}_gita.jpg`;
  writeFileSync(path.join(uploads, orphan), "");
  utimesSync(path.join(uploads, orphan), 0, 0);
  writeFileSync(path.join(uploads, `${"cd".repeat(10)}_appena-arrivata.jpg`), "");
  writeFileSync(path.join(uploads, "appunti.txt"), "");
  const { code, out, err } = await doctor();
  expect(code).toBe(1);
  expect(err).toBe("C'è un problema da risolvere.\n");
  expect(out).toMatch(new RegExp(`PROBLEMA.*${lost}`));
  expect(out).toMatch(new RegExp(`nota.*${orphan}`));
  expect(out).toMatch(/nota.*appunti\.txt/);
  expect(out).not.toContain("appena-arrivata");
});

it("finds a damaged database", async () => {
  const file = path.join(dataDir, "site.db");
  writeFileSync(file, "x".repeat(10_000));
  expect(await doctor()).toMatchObject({
    code: 1,
    out: expect.stringMatching(/PROBLEMA.*site\.db non è un database.*ripristina/) as string,
  });
});

it("finds a clock that lies behind what was written", async () => {
  const database = new Driver(path.join(dataDir, "site.db"));
  database.exec("update stories set created_at = '2199-01-01T00:00:00.000Z'");
  database.close();
  expect(await doctor()).toMatchObject({
    code: 1,
    out: expect.stringMatching(/PROBLEMA.*orologio.*2199.*timedatectl/) as string,
  });
});

it("reads the settings as the site would", async () => {
  writeFileSync(path.join(dataDir, "site.env"), "PORTA=80\nCONTACT_EMAIL=nessuna\n");
  const wrong = await doctor();
  expect(wrong).toMatchObject({ code: 1, err: "Ci sono 2 problemi da risolvere.\n" });
  expect(wrong.out).toMatch(/«PORTA»/);
  expect(wrong.out).toMatch(/CONTACT_EMAIL deve essere/);
  rmSync(path.join(dataDir, "site.env"));
  const proxy = await doctor({ PUBLIC_URL: "https://capi.example" });
  expect(proxy).toMatchObject({ code: 1, out: expect.stringMatching(/TRUST_PROXY=1/) as string });
  const open = await doctor({ PUBLIC_URL: "https://capi.example", TRUST_PROXY: "1", HOST: "0.0.0.0" });
  expect(open).toMatchObject({ code: 0, out: expect.stringMatching(/nota.*HOST=127\.0\.0\.1/) as string });
});

it("asks the running site, and the public address", async () => {
  const running = await runProgram({ dataDir });
  const PORT = new URL(running.url).port;
  const healthy = await doctor({ PORT, PUBLIC_URL: running.url });
  expect(healthy.out).toMatch(/in funzione e risponde su http:\/\/127\.0\.0\.1/);
  expect(healthy.out).toContain(`si raggiunge anche da ${running.url}`);
  expect(healthy.code).toBe(0);
  expect(await doctor({ PORT }, "--health")).toEqual({ code: 0, out: "", err: "" });
  await running.kill();
  expect(await doctor({ PORT }, "--health")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Il sito non risponde su http:\/\/127\.0\.0\.1:\d+\.\n$/) as string,
  });
});
