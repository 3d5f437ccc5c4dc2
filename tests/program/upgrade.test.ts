import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrations } from "~db/migrate";
import { prepareDataDirectory } from "~/server/data-directory/paths";
import { firstSizes, photoFiles } from "~/photo-store/photo-files";
import { openData } from "~/server/data-directory/open-data";
import { signedIn } from "../support/owner";
import { type RunningProgram, runProgram, runProgramToItsEnd } from "../support/run-program";
import { sendStory } from "../support/send-story";
import { jpegPhoto } from "../support/test-photos";

let dataDir: string;
let program: RunningProgram | undefined;
const photoNames = ["1_Al-mare", "2_Segreta", "3_Bozza"].map((name) => `${"0".repeat(19)}${name}.jpg`);

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-upgrade-"));
  await writeJourneyOfSchema001();
});
afterEach(async () => {
  await program?.kill();
  rmSync(dataDir, { recursive: true });
});

/** Writes a data directory as the first version of the program left it. */
async function writeJourneyOfSchema001() {
  const places = await prepareDataDirectory(dataDir);
  const first = Object.fromEntries(Object.entries(migrations).slice(0, 1));
  const { db, connection } = await openData(places, { known: first });
  connection.exec(readFileSync("tests/support/program/journey-of-schema-001.sql", "utf8"));
  // A draft expires within a day. A later expiry could only come from a wrong clock.
  const tomorrow = new Date(Date.now() + 23 * 60 * 60 * 1000).toISOString();
  connection.prepare("update drafts set expires_at = ?").run(tomorrow);
  await db.destroy();
  const photo = await jpegPhoto({ width: 120, height: 90 });
  for (const name of photoNames) {
    writeFileSync(path.join(places.uploads, name), photo);
    writeFileSync(path.join(places.uploads, name.replace("jpg", "webp")), photo);
  }
}

/** Returns every row of every table. */
function everything(file: string): Record<string, object[]> {
  const database = new Driver(file, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name")
    .pluck()
    .all() as string[];
  const rows = tables.map((table) => [table, database.prepare(`select * from ${table}`).all()]);
  database.close();
  return Object.fromEntries(rows) as Record<string, object[]>;
}

const page = async (address: string) => (await fetch(`${program?.url}${address}`)).text();

async function expectTheJourney() {
  if (!program) throw new Error("nothing is running");
  expect(await page("/blog")).toContain("Lo scoglio di Camogli");
  const article = await page("/blog/cccccccccccccccccccc");
  expect(article).toMatch(/Prima riga\.[\s\S]*Seconda riga\./);
  expect(article).toContain("Zoë");
  expect(await page("/map")).toContain("Con i gabbiani");
  const [shown, secret] = await Promise.all(
    photoNames.slice(0, 2).map((name) => fetch(`${program?.url}/uploads/${name}`)),
  );
  expect([shown?.status, secret?.status]).toEqual([200, 404]);
  for (const address of ["/blog", "/map"]) {
    expect(await page(address)).not.toMatch(/Un articolo nascosto|Tappa segreta|resta fra noi/);
  }

  const owner = await signedIn(program.url, "capibara felice");
  const stories = await (await owner.open("/admin")).text();
  expect(stories).toContain("L&#x27;ho trovato su uno scoglio 🦫\ne non voleva scendere.");
  expect(stories).toContain("Una storia che resta fra noi.");
  expect((await owner.open(`/uploads/${photoNames[1]}`)).status).toBe(200);
  expect(await (await owner.open("/admin/articoli")).text()).toContain("Un articolo nascosto");
  expect(await (await owner.open("/admin/locations")).text()).toContain("Tappa segreta");
}

it("takes a journey of the first schema along, and back, and along again", async () => {
  const database = path.join(dataDir, "site.db");
  const before = everything(database);
  expect(Object.values(before).every((rows) => rows.length > 0 || rows === before.sessions)).toBe(true);

  program = await runProgram({ dataDir });
  expect(program.password).toBeNull();
  const copies = readdirSync(path.join(dataDir, "backups"));
  const said = await runProgramToItsEnd({ arguments: ["version"] });
  const built = /^giramondo (\S+)(?: \((\S+), (\S+)\))?\n$/.exec(said.out) ?? [];
  const build = built.slice(1).filter(Boolean).join("-");
  expect(copies).toEqual([expect.stringMatching(/^prima-di-.*-\d{8}-\d{6}\.db$/)]);
  expect(copies[0]?.startsWith(`prima-di-${build}-`)).toBe(true);
  const copy = path.join(dataDir, "backups", copies[0] ?? "");
  expect(program.output().out).toContain(`Com'era prima è in ${copy}`);
  await expectTheJourney();
  expect(await program.stop()).toBe(0);
  expect(everything(copy)).toEqual(before);
  const after = everything(database);
  for (const [table, rows] of Object.entries(before)) {
    // The owner has signed in, and this version has hashed the password anew.
    const kept = rows.filter((row) => !("key" in row && row.key === "admin-password"));
    for (const row of kept) expect(after[table]).toContainEqual(expect.objectContaining(row));
  }
  expect(Object.keys(after)).toContain("tries");
  expect(photosIn(path.join(dataDir, "uploads"))).toHaveLength(2 * photoNames.length);

  const restored = await runProgramToItsEnd({ dataDir, arguments: ["restore", copy, "--force"] });
  expect(restored).toMatchObject({ code: 0, err: "" });
  // A restored site sends nothing until its owner allows it, and its next start logs the restore.
  const settings = [
    ...(before.settings ?? []),
    { key: "notifications-paused", value: "restore" },
    { key: "unlogged-events", value: expect.stringContaining('"event":"restored"') as string },
  ];
  expect(everything(database)).toEqual({ ...before, settings });
  program = await runProgram({ dataDir });
  await expectTheJourney();
  expect(await program.stop()).toBe(0);
});

it("shows photos of before in the sizes that they have, and new ones in all of today", async () => {
  const database = new Driver(path.join(dataDir, "site.db"));
  const [name = ""] = photoNames;
  database.prepare("update photos set width = 1000, height = 750 where name = ?").run(name);
  database.close();
  const large = await jpegPhoto({ width: 1000, height: 750 });
  const files = photoFiles({ name, width: 1000, height: 750, sizes: firstSizes });
  for (const file of files) writeFileSync(path.join(dataDir, "uploads", file.name), large);

  const archive = path.join(dataDir, "prima.tar.gz");
  const before = await runProgramToItsEnd({ dataDir, arguments: ["backup", archive] });
  expect(before).toEqual({ code: 0, out: "", err: "" });
  program = await runProgram({ dataDir });
  const shown = uploadsIn(await page("/blog/cccccccccccccccccccc"));
  expect(shown).toContain(`/uploads/${name.replace("_", "-480_").replace("jpg", "webp")}`);
  for (const address of shown) expect((await fetch(`${program.url}${address}`)).status, address).toBe(200);
  const { out } = await runProgramToItsEnd({ dataDir, arguments: ["doctor"] });
  expect(out).toContain("Tutte le foto del database sono sul disco, e nessuna è di troppo.");

  const sent = await sendStory(program.url, { story: "Oggi.", photos: [["oggi.jpg", large]] });
  expect(sent.status).toBe(303);
  const stored = photosIn(path.join(dataDir, "uploads")).filter((file) => file.includes("_oggi"));
  expect(stored.map((file) => /-\d+(?=_)/.exec(file)?.[0] ?? "").toSorted()).toEqual([
    "",
    "",
    "-480",
    "-640",
    "-960",
    "-960",
  ]);
});

const uploadsIn = (html: string) => [...new Set(html.match(/\/uploads\/[\w.-]+/g))];

/** Returns the files of photos. Share cards are drawn some seconds after the start. */
const photosIn = (folder: string) => readdirSync(folder).filter((name) => !name.includes("_condivisione-"));
