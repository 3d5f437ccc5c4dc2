import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { storeShareCard } from "~/domain/share-cards/draw-share-card.server";
import { listSubjectsToDraw } from "~/domain/share-cards/share-cards-queries.server";
import { recordSighting, listSightings } from "~/domain/sightings/sightings.server";
import { createTag } from "~/domain/tags/tags.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { readConfig } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { openSite, type OpenedSite } from "~/server/open-site";
import { migrate, migrations } from "~db/migrate";
import { openDatabase } from "~db/open-database";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { receivedIn } from "../../../tests/support/photos/received-file";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import { emptyLog, eraseDeleted } from "~db/erase-deleted";
import { onlyInstance } from "~db/engine";
import { createErasure } from "./erasure";
import { storedNames } from "../../../tests/support/photos/stored-names";

const story = "Parolaunica: stava sul muretto del porto, con la valigia ancora bagnata.";
const other = "Tutt’altra storia, che resta dov’è: la panchina davanti alla stazione.";
let dataDir: string;
let opened: OpenedSite;
let warnings: unknown[];
let faults: unknown[];

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-"));
  [warnings, faults] = [[], []];
  opened = await open();
});
afterEach(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

function open(): Promise<OpenedSite> {
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const [onError, onWarning] = [
    (error: unknown) => faults.push(error),
    (details: object) => warnings.push(details),
  ];
  return openSite(reading.config, { onError, onWarning });
}

/** Returns the parts of a site that the erasure needs. */
const partsOf = ({ db, publicSettings, photos }: OpenedSite["site"]) => ({
  db,
  publicSettings,
  photos,
  instances: onlyInstance,
  bytes: () => Promise.resolve(1001),
  eraseDeleted: () => eraseDeleted(db),
  emptyLog: () => emptyLog(db),
});

const places = () => dataPathsIn(dataDir);
const inBackups = (...parts: string[]) => path.join(places().backups, ...parts);
const pending = () => opened.site.db.selectFrom("withdrawn_stories").select("pending").execute();

/** Sends a story and returns its id and the id of its photo. */
async function sent(words: string): Promise<{ id: string; photo: string }> {
  const { site } = opened;
  const id = await submitStoryTo(
    { site, receive: (name, bytes) => receivedIn(site, name, bytes) },
    { story: words },
  );
  return { id, photo: (await findStory(site, id))?.photos[0]?.id ?? "" };
}

/** Lists the files that are named after this photo or contain the withdrawn words. */
const remains = (photo: string) => [
  ...filesWith(dataDir, [""]).filter((file) => file.includes(photo)),
  ...filesWith(dataDir, ["Parolaunica"]).filter((file) => !file.includes(photo)),
];

function storiesIn(file: string): unknown[] {
  const database = new Driver(file);
  try {
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(database.pragma("foreign_key_check")).toEqual([]);
    return database.prepare("select story from stories order by created_at").pluck().all();
  } finally {
    database.close();
  }
}

const asideInUploads = () => path.join(places().uploads, "prima-del-ripristino-20261101-100000");

/** Makes copies of the present data, as earlier upgrades, restores and starts would have left them. */
async function layDownCopies(photo: string): Promise<void> {
  mkdirSync(inBackups("foto-sconosciute-2026-11-01"), { recursive: true });
  mkdirSync(inBackups("prima-del-ripristino-20261101-100000"));
  const database = new Driver(places().database);
  await database.backup(inBackups("prima-di-1.0.0-20261101-100000.db"));
  database.close();
  for (const ending of ["", "-wal"]) {
    copyFileSync(
      places().database + ending,
      inBackups("prima-del-ripristino-20261101-100000", `site.db${ending}`),
    );
  }
  cpSync(places().uploads, inBackups("prima-del-ripristino-20261101-100000", "uploads"), { recursive: true });
  // Where photos are on another disk, a restore leaves those of before inside `uploads`.
  cpSync(inBackups("prima-del-ripristino-20261101-100000", "uploads"), asideInUploads(), { recursive: true });
  for (const size of ["", "-480"]) {
    writeFileSync(inBackups("foto-sconosciute-2026-11-01", `${photo}${size}_foto-1.jpg`), "Parolaunica");
  }
}

describe("a withdrawn story", () => {
  it("is taken out of every copy on the machine, and nothing else is", async () => {
    const [mine, theirs] = [await sent(story), await sent(other)];
    await layDownCopies(mine.photo);
    expect(remains(mine.photo).length).toBeGreaterThan(10);
    await withdrawStory(opened.site, mine.id);
    expect(remains(mine.photo)).toEqual([]);
    const copies = [
      inBackups("prima-di-1.0.0-20261101-100000.db"),
      inBackups("prima-del-ripristino-20261101-100000", "site.db"),
    ];
    for (const copy of copies) expect(storiesIn(copy), copy).toEqual([other]);
    expect([await pending(), warnings, faults]).toEqual([[{ pending: 0 }], [], []]);
    const names = (folder: string) => filesWith(folder, [""]).map((file) => path.basename(file).slice(0, 20));
    const aside = inBackups("prima-del-ripristino-20261101-100000", "uploads");
    for (const folder of [places().uploads, aside, asideInUploads()]) {
      expect(new Set(names(folder)), folder).toEqual(new Set([theirs.photo]));
    }
    expect(names(inBackups("foto-sconosciute-2026-11-01"))).toEqual([]);
  });

  it("and a withdrawn sighting: both go from the copies", async () => {
    const { site } = opened;
    const tag = await createTag(site, { fields: { name: "Zainetto" }, token: null });
    const code = tag.ok ? tag.value.code : null;
    const fields = { city: "Parolaunica sul Lago" };
    await recordSighting(site, { code, fields, token: "t", language: "it", from: null });
    await layDownCopies("");
    const inDatabases = () => filesWith(dataDir, ["Parolaunica"]).filter((file) => !file.endsWith(".jpg"));
    expect(inDatabases().length).toBeGreaterThan(1);
    const [sighting] = await listSightings(site);
    expect(await withdrawStory(site, sighting?.id ?? "")).toMatchObject({ ok: true });
    expect(inDatabases()).toEqual([]);
  });

  it("leaves its stops in a copy where they are in the site, and as exact", async () => {
    const { id, photo } = await sent(story);
    const created = await createBlogPost(opened.site, {
      fields: { title: "Sul molo", content: story, city: "Camogli", country: "Italia" },
      ...{ existingPhotos: [], storyId: id },
      ...{ token: null, draftId: null, removed: [], received: [] },
    });
    if (!created.ok) throw new Error(created.code);
    const point = { latitude: "44.348765", longitude: "9.154321" };
    await createLocation(opened.site, {
      fields: { name: "Il molo", city: "Camogli", country: "Italia", ...point, blogPostId: created.value.id },
      ...{ existingPhotos: [], token: null, draftId: null, removed: [], received: [] },
    });
    await layDownCopies(photo);
    await withdrawStory(opened.site, id);
    const stops = (file: string) => {
      const database = new Driver(file, { readonly: true });
      const query = "select latitude, longitude, precision, point_story_id from locations";
      const rows = database.prepare(query).all();
      database.close();
      return rows;
    };
    const site = [{ latitude: "44.3", longitude: "9.2", precision: "10km", point_story_id: null }];
    const copy = inBackups("prima-di-1.0.0-20261101-100000.db");
    expect([stops(places().database), stops(copy)]).toEqual([site, site]);
  });

  it("is taken out of the copy that the first version of the program made", async () => {
    const { id } = await sent(story);
    mkdirSync(places().backups, { recursive: true });
    const file = inBackups("prima-di-0.2.0-20260101-100000.db");
    const older = openDatabase(file);
    await migrate(older.db, { "001-the-journey": migrations["001-the-journey"] as never });
    const moment = "2026-05-03T10:00:00.000Z";
    const insert = (table: string, row: Record<string, unknown>) =>
      older.connection
        .prepare(`insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map(() => "?")})`)
        .run(...Object.values(row));
    for (const [of, words] of [
      [id, story],
      ["other", other],
    ]) {
      const consent = { consent: 1, consent_version: "1", consented_at: moment };
      insert("stories", { id: of, story: words, ...consent, created_at: moment });
      insert("photos", {
        ...{ id: `p-${of}`, name: `p-${of}.jpg`, width: 9, height: 9 },
        ...{ digest: "0".repeat(64), created_at: moment },
      });
      insert("story_photos", { story_id: of, position: 0, photo_id: `p-${of}` });
      const place = { city: "Camogli", country: "Italia" };
      insert("blog_posts", {
        id: `b-${of}`,
        title: `Di ${of}`,
        content: words,
        ...place,
        story_id: of,
        created_at: moment,
      });
      insert("blog_post_photos", { blog_post_id: `b-${of}`, position: 0, photo_id: `p-${id}` });
      insert("locations", {
        ...{ id: `l-${of}`, name: `Di ${of}`, ...place, latitude: "1.5", longitude: "1.5" },
        ...{ photo_id: `p-${id}`, blog_post_id: `b-${of}`, description: words, created_at: moment },
      });
    }
    await older.db.destroy();
    await withdrawStory(opened.site, id);
    expect(storiesIn(file)).toEqual([other]);
    const copy = new Driver(file, { readonly: true });
    const all = (query: string) => copy.prepare(query).raw().all();
    expect(all("select id from photos")).toEqual([["p-other"]]);
    expect(all("select id from blog_posts")).toEqual([["b-other"]]);
    expect(all("select * from blog_post_photos")).toEqual([]);
    expect(all("select name, description, photo_id, blog_post_id from locations order by id")).toEqual(
      id < "other"
        ? [
            ["Camogli", null, null, null],
            ["Di other", other, null, "b-other"],
          ]
        : expect.anything(),
    );
    copy.close();
    expect(filesWith(dataDir, ["Parolaunica"])).toEqual([]);
  });

  it("goes at the next start when the site died before its files went", async () => {
    const { id, photo } = await sent(story);
    await layDownCopies(photo);
    const nothing = () => Promise.resolve();
    const { site } = opened;
    const dying = { ...site, erasure: { run: nothing }, photos: { ...site.photos, remove: nothing } };
    await withdrawStory(dying, id);
    expect(await pending()).toEqual([{ pending: 1 }]);
    expect(remains(photo).length).toBeGreaterThan(10);
    await opened.close();
    opened = await open();
    expect([await pending(), opened.unknownPhotos]).toEqual([[{ pending: 0 }], null]);
    expect(remains(photo)).toEqual([]);
  });

  it("goes at the next start with its share card when the site died as soon as it was recorded", async () => {
    const { id, photo } = await sent(story);
    const created = await createBlogPost(opened.site, {
      fields: { title: "Parolaunica sul molo", content: story, city: "Camogli", country: "Italia" },
      ...{ existingPhotos: [], storyId: id },
      ...{ token: null, draftId: null, removed: [], received: [] },
    });
    if (!created.ok) throw new Error(created.code);
    const [subject] = await listSubjectsToDraw(opened.site, 9);
    if (!subject) throw new Error("nothing to draw");
    await storeShareCard(opened.site, subject);
    const clear = () => {
      throw new Error("killed");
    };
    const dying = { ...opened.site, pages: { ...opened.site.pages, clear } };
    await expect(withdrawStory(dying, id)).rejects.toThrow("killed");
    expect(await pending()).toEqual([{ pending: 1 }]);
    await opened.close();
    opened = await open();
    expect([await pending(), opened.unknownPhotos]).toEqual([[{ pending: 0 }], null]);
    expect(remains(photo)).toEqual([]);
    expect(await storedNames(opened.site.photos)).toEqual([]);
  });

  it("goes from the log of the database as soon as no backup reads it any more", async () => {
    const { id } = await sent(story);
    const backup = new Driver(places().database, { readonly: true });
    backup.exec("begin");
    backup.prepare("select count(*) from stories").get();
    expect(await withdrawStory(opened.site, id)).toMatchObject({ ok: true });
    expect(await pending()).toEqual([{ pending: 1 }]);
    backup.close();
    await opened.site.erasure.run();
    expect([await pending(), faults]).toEqual([[{ pending: 0 }], []]);
    expect(filesWith(dataDir, ["Parolaunica"])).toEqual([]);
  });

  it("of a large site goes from the log at once, or within a minute of the backup that reads it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { site } = opened;
    const on = { onError: (error: unknown) => faults.push(error), onWarning: () => undefined };
    const erasure = createErasure({ places: places(), ...partsOf(site), ...on }, 1000);
    const inLog = () => filesWith(dataDir, ["Parolaunica"]).filter((file) => file.endsWith("-wal"));
    const withdraw = async () => {
      const { id } = await sent(story);
      expect(inLog()).toEqual(["site.db-wal"]);
      return () => withdrawStory({ ...site, erasure }, id);
    };
    try {
      await (
        await withdraw()
      )();
      expect([inLog(), await pending()]).toEqual([[], [{ pending: 1 }]]);

      const withBackup = await withdraw();
      const backup = new Driver(places().database, { readonly: true });
      backup.exec("begin");
      backup.prepare("select count(*) from stories").get();
      await withBackup();
      expect(inLog()).toEqual(["site.db-wal"]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(inLog()).toEqual(["site.db-wal"]);
      backup.close();
      const minuteLater = async () => {
        await vi.advanceTimersByTimeAsync(60_000);
        return inLog();
      };
      await expect.poll(minuteLater).toEqual([]);
      expect(faults).toEqual([]);
    } finally {
      vi.useRealTimers();
      await erasure.stop();
    }
  });

  it("of a large site goes with the hourly maintenance: nobody waits for a stranger's click", async () => {
    const { site } = opened;
    const on = { onError: (error: unknown) => faults.push(error), onWarning: () => undefined };
    const erasure = createErasure({ places: places(), ...partsOf(site), ...on }, 1000);
    const stories = [await sent(story), await sent(`${story} E poi?`), await sent(`${story} Ancora.`)];
    const withdrawals = stories.map(({ id }) => withdrawStory({ ...site, erasure }, id));
    expect((await Promise.all(withdrawals)).every(({ ok }) => ok)).toBe(true);
    expect(await pending()).toEqual([{ pending: 1 }, { pending: 1 }, { pending: 1 }]);
    await erasure.runAll();
    expect([await pending(), faults]).toEqual([[{ pending: 0 }, { pending: 0 }, { pending: 0 }], []]);
    expect(filesWith(dataDir, ["Parolaunica"])).toEqual([]);
  });

  it("that the owner had deleted before goes from the copies, too, with the article that was made of it", async () => {
    const mine = await sent(story);
    await sent(other);
    const shown = (await findStory(opened.site, mine.id))?.photos[0]?.name ?? "";
    const created = await createBlogPost(opened.site, {
      fields: { title: "Il molo", content: story, city: "Camogli", country: "Italia" },
      ...{ existingPhotos: [shown], storyId: mine.id },
      ...{ token: null, draftId: null, removed: [], received: [] },
    });
    if (!created.ok) throw new Error(created.code);
    const card = { title: `Parolaunica`, city: "Camogli", date: "2026-05-03", photo_id: mine.photo, look: 1 };
    const name = `${"c0".repeat(10)}_anteprima.jpg`;
    await opened.site.db
      .insertInto("share_cards")
      .values({ ...card, name, subject_id: created.value.id })
      .execute();
    writeFileSync(path.join(places().uploads, name), "Parolaunica");
    await moveToBin(opened.site, "story", [mine.id]);
    await layDownCopies(mine.photo);
    await withdrawStory(opened.site, mine.id);
    expect(filesWith(dataDir, [""]).filter((file) => file.includes(name))).toEqual([]);
    expect(remains(mine.photo)).toEqual([]);
    expect(storiesIn(inBackups("prima-di-1.0.0-20261101-100000.db"))).toEqual([other]);
    expect(await pending()).toEqual([{ pending: 0 }]);
  });

  it("that a copy has only in its bin goes from there", async () => {
    const { id, photo } = await sent(story);
    for (const table of ["story_photos", "photos"] as const) await opened.site.db.deleteFrom(table).execute();
    await moveToBin(opened.site, "story", [id]);
    await layDownCopies(photo);
    await withdrawStory(opened.site, id);
    expect(filesWith(dataDir, ["Parolaunica"]).filter((file) => !file.endsWith(".jpg"))).toEqual([]);
  });

  it("leaves no share card and no word in a copy whose cleaning was interrupted", async () => {
    const { id, photo } = await sent(story);
    const created = await createBlogPost(opened.site, {
      fields: { title: "Parolaunica sul molo", content: story, city: "Camogli", country: "Italia" },
      ...{ existingPhotos: [], storyId: id },
      ...{ token: null, draftId: null, removed: [], received: [] },
    });
    expect(created.ok).toBe(true);
    const [subject] = await listSubjectsToDraw(opened.site, 9);
    if (subject) await storeShareCard(opened.site, subject);
    await layDownCopies(photo);
    rmSync(inBackups("prima-di-1.0.0-20261101-100000.db"));
    const { exec } = Driver.prototype;
    const dying = vi.spyOn(Driver.prototype, "exec").mockImplementation(function (
      this: Driver.Database,
      query,
    ) {
      if (query === "vacuum") throw new Error("killed");
      return exec.call(this, query);
    });
    const { site } = opened;
    const on = { onError: (error: unknown) => faults.push(error), onWarning: () => undefined };
    const parts = { places: places(), ...partsOf(site), ...on };
    await withdrawStory({ ...site, erasure: createErasure(parts) }, id);
    dying.mockRestore();
    expect([await pending(), String(faults.splice(0))]).toEqual([[{ pending: 1 }], "Error: killed"]);
    await opened.site.erasure.run();
    expect(await pending()).toEqual([{ pending: 0 }]);
    expect(filesWith(dataDir, [""]).filter((file) => file.includes("condivisione"))).toEqual([]);
    expect(remains(photo)).toEqual([]);
  });

  it("says which copy it could not look into, and cleans the others", async () => {
    const { id, photo } = await sent(story);
    await layDownCopies(photo);
    const broken = inBackups("prima-di-0.9.0-20261001-100000.db");
    writeFileSync(broken, `SQLite format 3\0${"rovinato".repeat(1000)}`);
    await withdrawStory(opened.site, id);
    expect(warnings).toEqual([{ files: [broken] }]);
    expect(filesWith(dataDir, ["Parolaunica"])).toEqual([]);
  });
});
