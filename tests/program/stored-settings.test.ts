import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { fillDirectory } from "../support/site-data/prepared-directory";

let dataDir: string;
const outside = mkdtempSync(path.join(tmpdir(), "giramondo-outside-"));

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-set-"));
  await fillDirectory(dataDir);
  const database = new Driver(path.join(dataDir, "site.db"));
  const insert = database.prepare("insert into settings (key, value) values (?, ?)");
  insert.run("PRODUCT_NAME", "Ginevra");
  insert.run("PUBLIC_URL", "https://ginevra.example");
  database.close();
});
afterAll(() => {
  for (const folder of [dataDir, outside]) rmSync(folder, { recursive: true });
});

const giramondo = (words: string[], { environment = {}, input = "", at = dataDir } = {}) =>
  runProgramToItsEnd({ dataDir: at, arguments: words, environment, input });

it("the doctor looks at the public address of /admin, and at that of the environment first", async () => {
  const { code, out } = await giramondo(["doctor"]);
  expect({ code, out }).toEqual({
    code: 1,
    out: expect.stringMatching(/PROBLEMA.*TRUST_PROXY è 0/) as string,
  });
  const other = await giramondo(["doctor"], { environment: { PUBLIC_URL: "http://ugo.example" } });
  expect(other.out).toContain("Il sito sa di chiamarsi http://ugo.example");
});

it("the export has the name and the address of /admin", async () => {
  const target = path.join(outside, "export");
  expect(await giramondo(["export", target])).toMatchObject({ code: 0, err: "" });
  const home = readFileSync(path.join(target, "index.html"), "utf8");
  expect(home).toContain("Ginevra");
  expect(home).toContain("https://ginevra.example");
  expect(home).not.toMatch(/\bCapi\b/);
});

it("a password that is the toy's name in /admin is refused", async () => {
  const refused = await giramondo(["set-password"], { input: "ginevra2026\n" });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("prova per prime") as string });
  expect(await giramondo(["set-password"], { input: "quattro parole a caso\n" })).toMatchObject({ code: 0 });
  const running = await runProgram({ dataDir });
  await expect.poll(() => running.output().log).toContain('"event":"password-changed","msg":"security"');
  await running.stop();
});

it("a lost phone and lost recovery codes are no end: the terminal turns the second factor off", async () => {
  const read = (sql: string) => {
    const database = new Driver(path.join(dataDir, "site.db"));
    const value: unknown = database.prepare(sql).get();
    database.close();
    return value;
  };
  const factor = "select value from settings where key = 'second-factor'";
  const turnOn = () => {
    const database = new Driver(path.join(dataDir, "site.db"));
    const value = JSON.stringify({ secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", step: 0, codes: [] });
    database.prepare("insert into settings (key, value) values ('second-factor', ?)").run(value);
    database.close();
  };
  turnOn();
  expect(await giramondo(["set-password"], { input: "altre parole a caso\n" })).toMatchObject({ code: 0 });
  expect(read(factor)).toBeDefined();
  const reset = await giramondo(["set-password", "--reset-factor"], { input: "ancora parole a caso\n" });
  expect(reset).toMatchObject({
    code: 0,
    out: expect.stringContaining("La verifica in due passaggi") as string,
  });
  expect(read(factor)).toBeUndefined();

  turnOn();
  const environment = { ADMIN_PASSWORD: "ancora parole a caso" };
  expect(await giramondo(["set-password", "--reset-factor"], { environment })).toMatchObject({ code: 0 });
  expect(read(factor)).toBeUndefined();
});

it("a copy brings them to another machine", async () => {
  const copy = path.join(outside, "copia.tar.gz");
  const elsewhere = path.join(outside, "altrove");
  expect(await giramondo(["backup", copy])).toMatchObject({ code: 0 });
  expect(await giramondo(["restore", copy], { at: elsewhere })).toMatchObject({ code: 0 });
  const running = await runProgram({ dataDir: elsewhere });
  expect(await (await fetch(running.url)).text()).toContain("Ginevra");
  await expect.poll(() => running.output().log).toContain('"event":"restored"');
  // The log of the restored site does not repeat the event of the first machine.
  expect(running.output().log).not.toContain("password-changed");
  await running.stop();
});
