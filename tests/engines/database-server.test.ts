import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabaseServer } from "~/server/database-server/open-database-server";
import { migrations } from "~db/migrate";
import { parseServerAddress } from "~db/postgres/server-address";
import { serverVariable } from "../support/engines/engine-of-tests";
import { testInstances } from "../support/engines/instances";
import { ask, newDatabase } from "../support/engines/postgres";
import { signedIn } from "../support/owner";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";

const server = process.env[serverVariable] ?? "";
const password = "muretto-del-porto";

let dataDir: string;
let database: Awaited<ReturnType<typeof newDatabase>>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-server-"));
  database = await newDatabase(server);
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const run = (environment: Record<string, string>, ...words: string[]) =>
  runProgramToItsEnd({ dataDir, environment, arguments: words });

/** Returns the address of the database with another password, port or name. */
function addressWith(change: (url: URL) => void): string {
  const url = new URL(database.url);
  url.password = "segretissima";
  change(url);
  return url.href;
}

test("what is wrong with the server is sentence in one sentence, without the password", async () => {
  const nobodyThere = addressWith((url) => (url.port = "1"));
  const noDatabase = addressWith((url) => (url.pathname = "/manca"));
  const noUser = addressWith((url) => (url.username = "nessuno"));
  for (const [url, sentence] of [
    [nobodyThere, "non risponde"],
    [noDatabase, "non c'è il database «manca»"],
    [noUser, "non lascia entrare"],
  ] as const) {
    for (const words of [[], ["doctor"]]) {
      const { code, out, err } = await run({ DATABASE_URL: url, ADMIN_PASSWORD: password }, ...words);
      expect(code).toBe(1);
      expect(out + err).toContain(sentence);
      expect(out + err).not.toContain("segretissima");
      expect(err.trim().split("\n")).toHaveLength(1);
    }
  }
});

test("a database that is not in UTF8 is refused, and nothing is changed in it", async () => {
  const name = "site_in_ascii";
  await ask(
    server,
    `create database ${name} template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`,
  );
  const url = addressWith((address) => (address.pathname = `/${name}`));
  const { code, err } = await run({ DATABASE_URL: url, ADMIN_PASSWORD: password });
  expect([code, err]).toEqual([1, expect.stringContaining("SQL_ASCII") as string]);
  expect(await ask(url, "select 1 from pg_class where relname = 'stories'")).toEqual([]);
  await ask(server, `drop database ${name}`);
});

test("doctor says of an empty database whether a site can be made in it", async () => {
  await ask(server, "create database vuoto template template0");
  const url = addressWith((address) => (address.pathname = "/vuoto"));
  const empty = await run({ DATABASE_URL: url }, "doctor");
  expect([empty.code, empty.out]).toEqual([0, expect.stringContaining("ed è ancora vuoto") as string]);
  await ask(server, "create role ospite login password 'segretissima'");
  const guest = url.replace(/(?<=\/\/)[^:]+/, "ospite");
  const forbidden = await run({ DATABASE_URL: guest }, "doctor");
  expect(forbidden.code).toBe(1);
  expect(forbidden.out).toMatch(
    /PROBLEMA {2}Nel database .* questo utente non può fare quello che serve \(CREATE\)/,
  );
  await ask(server, "drop database vuoto");
  await ask(server, "drop role ospite");
});

test("the first start asks for a password; one that was set by command is enough", async () => {
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: "silent" };
  const refused = await run(environment);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("ADMIN_PASSWORD") as string]);
  const set = await runProgramToItsEnd({
    dataDir,
    environment,
    arguments: ["set-password"],
    input: `${password}\n`,
  });
  expect([set.code, set.err]).toEqual([0, ""]);
  const program = await runProgram({ dataDir, environment });
  await signedIn(program.url, password);
  expect((await sendStory(program.url, { story: "Sul server" })).status).toBe(303);
  const doctor = await run({ ...environment, PORT: new URL(program.url).port }, "doctor");
  expect([doctor.code, doctor.out]).toEqual([
    0,
    expect.stringContaining("Il database su PostgreSQL risponde: ") as string,
  ]);
  expect((await run(environment, "notify")).err).not.toContain("postgres://");
  expect(await program.stop()).toBe(0);
  expect(await readdir(dataDir)).not.toContain("site.db");
});

test("the environment of other programs of PostgreSQL changes nothing", async () => {
  const others = { PGHOST: "db.example", PGPORT: "1", PGUSER: "altri", PGPASSWORD: "x", PGDATABASE: "altro" };
  const strange = {
    ...others,
    PGOPTIONS: "-c search_path=altrove",
    PGSSLMODE: "require",
    PGAPPNAME: "altro",
  };
  const environment = {
    ...strange,
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "silent",
  };
  const program = await runProgram({ dataDir, environment });
  expect((await sendStory(program.url, { story: "Al suo posto" })).status).toBe(303);
  expect(await program.stop()).toBe(0);
  expect(await ask(database.url, "select story from public.stories")).toEqual([{ story: "Al suo posto" }]);
});

test("a form with NUL in its fields and cookies is answered as by SQLite", async () => {
  const environment = { DATABASE_URL: database.url, ADMIN_PASSWORD: password, LOG_LEVEL: "silent" };
  const program = await runProgram({ dataDir, environment });
  const body = "story=Con%00dentro&consent=true&draft=%00&token=%00abc&name=%00";
  const sent = await fetch(`${program.url}/submit`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: "giramondo=a%00b" },
    body,
    redirect: "manual",
  });
  expect(sent.status).toBeLessThan(500);
  expect((await fetch(`${program.url}/t?codice=%00%00`)).status).toBeLessThan(500);
  expect(await program.stop()).toBe(0);
});

test("a newer version migrates under a running instance, which goes on and does not start again", async () => {
  const instances = await testInstances();
  const running = await instances.start();
  const owner = await instances.ownerAt(running);
  const address = parseServerAddress(instances.url);
  if (!address) throw new Error("no address");
  const up = async (db: Parameters<(typeof migrations)[string]["up"]>[0]) => {
    await sql`alter table stories add column mood text`.execute(db);
    await sql`alter table blog_posts add column mood text not null default 'allegro'`.execute(db);
    await sql`alter table sessions add column mood text`.execute(db);
    await sql`alter table notification_messages add column mood text`.execute(db);
  };
  const ownPages = ["/admin", "/admin/articoli", "/admin/avvisi", "/admin/impostazioni/sessioni"];
  const readOwnPages = async () => {
    for (const page of ownPages) expect((await owner.open(page)).status, page).toBe(200);
  };
  await readOwnPages();
  const newer = await openDatabaseServer(address, { known: { ...migrations, "998-moods": { up } } });
  await newer.db.destroy();
  await readOwnPages();
  expect((await sendStory(running.url, { story: "Dopo la migrazione" })).status).toBe(303);
  const post = { title: "Ancora qui", content: "Testo", city: "Lecce", country: "Italia" };
  expect((await owner.send("/admin/nuovo-articolo", post)).status).toBe(302);
  expect(await (await fetch(`${running.url}/blog`)).text()).toContain("Ancora qui");
  await expect(instances.start()).rejects.toThrow("versione più nuova");
  await instances.close();
});
