import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Site } from "~/domain/site";
import { listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { createBackup } from "~/server/backup/create-backup";
import { restoreBackup } from "~/server/backup/restore-backup";
import { type Config, readConfig } from "~/server/configuration/config";
import { placesIn } from "~/server/data-directory/places";
import { openElsewhere } from "~/server/open-elsewhere";
import { openSite } from "~/server/open-site";
import { serverVariable } from "../support/engines/engine-of-tests";
import { newDatabase } from "../support/engines/postgres";
import { bucketEnvironment, newBucket } from "../support/engines/swift";
import { receivedIn } from "../support/photos/received-file";
import { sendStory } from "../support/send-stories";
import { storedNames } from "../support/photos/stored-names";

let folder: string;
const drops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-moving-"));
});
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop();
  await rm(folder, { recursive: true });
});

type Engine = "file" | "server";
type Store = "directory" | "bucket";

/** The configuration of a site that does not exist yet. */
async function newHome(name: string, database: Engine, photos: Store): Promise<Config> {
  const environment: Record<string, string> = {
    DATA_DIR: path.join(folder, name),
    ADMIN_PASSWORD: "quattro parole a caso",
  };
  if (database === "server") {
    const made = await newDatabase(process.env[serverVariable] ?? "");
    drops.push(made.drop);
    environment.DATABASE_URL = made.url;
  }
  if (photos === "bucket") Object.assign(environment, bucketEnvironment(await newBucket("sito/")));
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  return reading.config;
}

async function inSite<Done>(home: Config, work: (site: Site) => Promise<Done>): Promise<Done> {
  const { site, close } = await openSite(home);
  return work(site).finally(close);
}

function send(site: Site, story?: Parameters<typeof sendStory>[1]): Promise<string> {
  return sendStory({ site, receive: (name, bytes) => receivedIn(site, name, bytes) }, story);
}

async function backUp(home: Config, name: string): Promise<string> {
  const file = path.join(folder, name);
  const elsewhere = await openElsewhere(home);
  const made = await createBackup(Driver, placesIn(home.dataDir), file, () => undefined, elsewhere);
  expect(made.missing).toEqual([]);
  return file;
}

async function restore(home: Config, file: string, force = true) {
  const elsewhere = await openElsewhere(home);
  return restoreBackup(Driver, placesIn(home.dataDir), file, { force, elsewhere });
}

/** Every row that a restore keeps, and the hash of every photo file. */
async function contentsOf(home: Config) {
  return inSite(home, async (site) => {
    const { db, photos } = site;
    const rows: Record<string, unknown> = {};
    for (const table of tables) {
      const found = await db.selectFrom(table).selectAll().execute();
      rows[table] = found.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
    }
    const files = (await photos.list()).flatMap((photo) => photo.files).sort();
    const hashes: Record<string, string> = {};
    for (const file of files) {
      const found = await photos.read(file);
      hashes[file] = createHash("sha256")
        .update(await new Response(found?.stream).bytes())
        .digest("hex");
    }
    return { rows, hashes };
  });
}

const tables = [
  "stories",
  "receipts",
  "photos",
  "story_photos",
  "blog_posts",
  "blog_post_photos",
  "locations",
  "tags",
  "tag_scans",
  "withdrawn_stories",
  "withdrawn_photos",
] as const;

async function fill(site: Site): Promise<void> {
  await send(site, { story: "La prima: \u{1f998} è «così»\n\\ ' \" ? $1 %s", photos: 3 });
  const withdrawn = await send(site, { story: "Da ritirare." });
  await withdrawStory(site, withdrawn);
  const position = { latitude: 41.902782123456, longitude: -12.000000000001 };
  await site.db.updateTable("photos").set(position).execute();
  await site.db
    .insertInto("tags")
    .values({
      id: "t1",
      code: "ABC234",
      name: "Zaino",
      submission_key: null,
      retired_at: null,
      created_at: new Date(0).toISOString(),
    })
    .execute();
  await site.db.insertInto("tag_scans").values({ tag_id: "t1", day: "2026-05-03", count: 12345 }).execute();
}

describe("a site moves with one archive", () => {
  it("from a file and a directory to a server and a bucket, and back, and is the same", async () => {
    const old = await newHome("vecchia", "file", "directory");
    await inSite(old, fill);
    const before = await contentsOf(old);
    expect(Object.keys(before.hashes).length).toBeGreaterThan(3);
    const large = await newHome("grande", "server", "bucket");
    await restore(large, await backUp(old, "1.tar.gz"));
    expect(await contentsOf(large)).toEqual(before);
    expect(readdirSync(path.join(large.dataDir, "uploads"))).toEqual([]);

    const small = await newHome("piccola", "file", "directory");
    const archive = await backUp(large, "2.tar.gz");
    expect(await restore(small, archive, false)).toMatchObject({
      aside: null,
      contents: { stories: 1, photos: 3 },
    });
    expect(await contentsOf(small)).toEqual(before);
  });

  it.each([
    ["file", "bucket"],
    ["server", "directory"],
  ] as const)("to a %s with a %s, and from there to the other pair", async (database, photos) => {
    const old = await newHome("vecchia", "file", "directory");
    await inSite(old, fill);
    const before = await contentsOf(old);
    const one = await newHome("una", database, photos);
    await restore(one, await backUp(old, "1.tar.gz"));
    expect(await contentsOf(one)).toEqual(before);
    const other = await newHome(
      "altra",
      database === "file" ? "server" : "file",
      photos === "bucket" ? "directory" : "bucket",
    );
    await restore(other, await backUp(one, "2.tar.gz"));
    expect(await contentsOf(other)).toEqual(before);
  });
});

describe("restoring to a server and a bucket", () => {
  it("takes the place of a site only when it is told to, and keeps what was there", async () => {
    const home = await newHome("grande", "server", "bucket");
    await inSite(home, async (site) => void (await send(site, { story: "Di prima." })));
    const first = await backUp(home, "prima.tar.gz");
    const mine = await contentsOf(home);
    await inSite(home, async (site) => void (await send(site, { story: "Di adesso.", photos: 2 })));
    await expect(restore(home, first, false)).rejects.toThrow(/--force/);
    const now = await contentsOf(home);
    const { aside } = await restore(home, first);
    const after = await contentsOf(home);
    expect(after.rows).toEqual(mine.rows);
    expect(after.hashes, "no photo is removed from the bucket").toEqual(now.hashes);
    const kept = path.join(aside ?? "", "site.db");
    await restore(home, kept);
    expect(await contentsOf(home)).toEqual(now);
  });

  it("does not begin while an instance is running", async () => {
    const home = await newHome("grande", "server", "bucket");
    const running = await openSite(home);
    await send(running.site, { story: "In corso." });
    const archive = await backUp(home, "copia.tar.gz");
    const elsewhere = { ...home, dataDir: path.join(folder, "altrove") };
    await expect(restore(elsewhere, archive)).rejects.toThrow(/ferma tutte le istanze/);
    expect(await listStories(running.site)).toHaveLength(1);
    await running.close();
  });

  it("does not bring back what was withdrawn from the site", async () => {
    const home = await newHome("grande", "server", "bucket");
    const id = await inSite(home, (site) => send(site, { story: "Da ritirare.", photos: 1 }));
    const archive = await backUp(home, "copia.tar.gz");
    await inSite(home, (site) => withdrawStory(site, id));
    expect(await restore(home, archive)).toMatchObject({ withdrawn: 1 });
    await inSite(home, async (site) => {
      expect(await listStories(site)).toEqual([]);
      expect(await storedNames(site.photos)).toEqual([]);
    });
  });

  it("leaves the engines of both sites where they are", async () => {
    const home = await newHome("grande", "server", "bucket");
    const old = await newHome("vecchia", "file", "directory");
    await inSite(old, async (site) => void (await send(site)));
    writeFileSync(placesIn(old.dataDir).settings, "PRODUCT_NAME=Ugo\n");
    await inSite(home, async () => undefined);
    writeFileSync(placesIn(home.dataDir).settings, "S3_SECRET_ACCESS_KEY=segretissimo\nPRODUCT_NAME=Nina\n");
    await restore(home, await backUp(old, "copia.tar.gz"));
    expect(readFileSync(placesIn(home.dataDir).settings, "utf8")).toBe(
      "PRODUCT_NAME=Ugo\nS3_SECRET_ACCESS_KEY=segretissimo\n",
    );
    await restore(old, await backUp(home, "ritorno.tar.gz"));
    expect(readFileSync(placesIn(old.dataDir).settings, "utf8")).toBe("PRODUCT_NAME=Ugo\n");
  });
});
