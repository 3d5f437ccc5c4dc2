import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { receivedIn } from "../support/photos/received-file";
import { openSharedWorker } from "../support/photos/shared-photo-worker";
import { fillDirectory } from "../support/site-data/prepared-directory";
import { submitStoryTo } from "../support/submit-story-to";

let folder: string;
let healthy: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-doctor-"));
  healthy = path.join(folder, "healthy");
  await fillDirectory(healthy);
  const reading = readConfig({ DATA_DIR: healthy });
  if (!reading.ok) throw new Error(reading.problems.join());
  const { site, close } = await openSite(reading.config, { openWorker: openSharedWorker });
  await submitStoryTo({ site, receive: (name, bytes) => receivedIn(site, name, bytes) });
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(folder, "data-"));
  cpSync(healthy, dataDir, { recursive: true });
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
  expect(out).toMatch(/^bene +Questo è Giramondo 1\.0\.0/);
  const notes = out.match(/^nota /gm)?.length ?? 0;
  expect(notes).toBeGreaterThan(1);
  expect(out).toMatch(new RegExp(`\nNessun problema, ${notes} note da leggere\\.\n$`));
  expect(out).toMatch(/L'orologio segna (?:il |l’)\d+º? \w+ \d{4}, \d\d:\d\d \(ora italiana\)\./);
});

it("does not call well what it has not found: a data directory without a site", async () => {
  for (const name of ["non-ce", "vuota"]) {
    const nowhere = path.join(folder, name);
    if (name === "vuota") mkdirSync(nowhere);
    const { code, out, err } = await runProgramToItsEnd({ dataDir: nowhere, arguments: ["doctor"] });
    expect(code).toBe(1);
    expect(err).toContain(`Non ho trovato nessun sito in ${nowhere}`);
    expect(out).not.toContain("Tutto bene");
  }
  expect(readdirSync(folder)).not.toContain("non-ce");
  expect(readdirSync(path.join(folder, "vuota"))).toEqual([]);
});

it("says all that it finds to a user who may not read the data", async () => {
  const closed = path.join(folder, "chiusa");
  mkdirSync(closed, { mode: 0 });
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  chmodSync(folder, 0o755);
  for (const dataDir of [closed, path.join(closed, "dentro")]) {
    const { code, out, err } = await runProgramToItsEnd({ dataDir, arguments: ["doctor"], ...other });
    expect({ code, err }).toEqual({ code: 1, err: "Ci sono 2 problemi da risolvere.\n" });
    expect(out).toContain(
      `PROBLEMA  Non posso leggere ${path.join(dataDir, "site.env")}: lancia il comando come`,
    );
    expect(out).toContain(`PROBLEMA  Non posso usare la cartella dei dati ${dataDir} (permesso negato)`);
    expect(out).not.toContain("non c'è ancora");
  }
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

it("finds the running site at a port that only its service knows, and no longer when it has ended", async () => {
  const running = await runProgram({ dataDir, environment: { PORT: "0", HOST: "::1" } });
  const { port } = new URL(running.url);
  const elsewhere = await doctor({ PORT: "9" });
  expect(elsewhere.out).toContain(`risponde su http://[::1]:${port}`);
  expect(elsewhere.code).toBe(0);
  expect(await doctor({ PORT: "9" }, "--health")).toEqual({ code: 0, out: "", err: "" });
  await running.stop();
  expect(readdirSync(dataDir)).not.toContain("serve.address");
  expect((await doctor({ PORT: "9" })).out).toContain("Il sito è fermo");
});

it("says that tags with an address of a network at home are not to be printed", async () => {
  const atHome = await doctor({ PUBLIC_URL: "http://raspberrypi.local:3000" });
  expect(atHome.out).toMatch(/^nota +L'indirizzo http:\/\/raspberrypi\.local:3000 funziona solo a casa tua/m);
  expect(atHome.code).toBe(0);
  const known = await doctor({ PUBLIC_URL: "https://capi.example", TRUST_PROXY: "1" });
  expect(known.out).not.toContain("cartellini");
});

it("asks the running site, and the public address", async () => {
  const running = await runProgram({ dataDir });
  const PORT = new URL(running.url).port;
  const asked = await doctor({ PORT, PUBLIC_URL: running.url });
  expect(asked.out).toMatch(/in funzione e risponde su http:\/\/127\.0\.0\.1/);
  expect(asked.out).toContain(`si raggiunge anche da ${running.url}`);
  expect(asked.code).toBe(0);
  expect(await doctor({ PORT }, "--health")).toEqual({ code: 0, out: "", err: "" });
  await running.kill();
  expect(await doctor({ PORT }, "--health")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Il sito non risponde su http:\/\/127\.0\.0\.1:\d+\.\n$/) as string,
  });
});

it.each([
  [0x6969, "NFS"],
  [0xfe534d42, "SMB"],
])("warns of data on a network disk: type %i", async (type, name) => {
  const onNetwork = `import { promises } from "node:fs";
    const { statfs } = promises;
    promises.statfs = async (folder) => ({ ...(await statfs(folder)), type: ${type} });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(onNetwork)}`;
  const { code, out } = await doctor({ NODE_OPTIONS });
  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(`^nota .*${dataDir} è su un disco di rete \\(${name}\\).*: ferma il sito`, "m"),
  );
  expect((await doctor()).out).not.toContain("disco di rete");
});
