import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Site } from "~/domain/site";
import { listStories } from "~/domain/stories/stories-queries.server";
import { recordSighting } from "~/domain/sightings/sightings.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import type { Config } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { openSite } from "~/server/open-site";
import { filesWith } from "../support/checks/find-bytes";
import {
  backUp,
  rowsAndFilesOf,
  type Homes,
  inSite,
  restoreInto,
  send,
  testHomes,
} from "../support/engines/homes";
import { storedNames } from "../support/photos/stored-names";

let homes: Homes;
let newHome: Homes["newHome"];
beforeEach(async () => {
  homes = await testHomes();
  ({ newHome } = homes);
});
afterEach(() => homes.close());

const backUpAs = (home: Config, name: string) => backUp(home, path.join(homes.folder, name));

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
  const form = { code: "ABC234", fields: { city: "Köln 🦫" }, token: "t", language: "de", from: null };
  await recordSighting(site, form);
}

describe("a site moves with one archive", () => {
  it("from a file and a directory to a server and a bucket, and back, and is the same", async () => {
    const old = await newHome("vecchia", "file", "directory");
    await inSite(old, fill);
    const before = await rowsAndFilesOf(old);
    expect(Object.keys(before.hashes).length).toBeGreaterThan(3);
    const large = await newHome("grande", "server", "bucket");
    await restoreInto(large, await backUpAs(old, "1.tar.gz"));
    expect(await rowsAndFilesOf(large)).toEqual(before);
    expect(readdirSync(path.join(large.dataDir, "uploads"))).toEqual([]);

    const small = await newHome("piccola", "file", "directory");
    const archive = await backUpAs(large, "2.tar.gz");
    expect(await restoreInto(small, archive, false)).toMatchObject({
      asides: [],
      contents: { stories: 1, photos: 3 },
    });
    expect(await rowsAndFilesOf(small)).toEqual(before);
  });

  it.each([
    ["file", "bucket"],
    ["server", "directory"],
  ] as const)("to a %s with a %s, and from there to the other pair", async (database, photos) => {
    const old = await newHome("vecchia", "file", "directory");
    await inSite(old, fill);
    const before = await rowsAndFilesOf(old);
    const one = await newHome("una", database, photos);
    await restoreInto(one, await backUpAs(old, "1.tar.gz"));
    expect(await rowsAndFilesOf(one)).toEqual(before);
    const other = await newHome(
      "altra",
      database === "file" ? "server" : "file",
      photos === "bucket" ? "directory" : "bucket",
    );
    await restoreInto(other, await backUpAs(one, "2.tar.gz"));
    expect(await rowsAndFilesOf(other)).toEqual(before);
  });
});

describe("restoring to a server and a bucket", () => {
  it("takes the place of a site only when it is told to, and keeps what was there", async () => {
    const home = await newHome("grande", "server", "bucket");
    await inSite(home, async (site) => void (await send(site, { story: "Di prima." })));
    const first = await backUpAs(home, "prima.tar.gz");
    const mine = await rowsAndFilesOf(home);
    await inSite(home, async (site) => void (await send(site, { story: "Di adesso.", photos: 2 })));
    await expect(restoreInto(home, first, false)).rejects.toThrow(/--force/);
    const now = await rowsAndFilesOf(home);
    const [aside = ""] = (await restoreInto(home, first)).asides;
    const after = await rowsAndFilesOf(home);
    expect(after.rows).toEqual(mine.rows);
    expect(after.hashes, "no photo is removed from the bucket").toEqual(now.hashes);
    const kept = path.join(aside, "site.db");
    await restoreInto(home, kept);
    expect(await rowsAndFilesOf(home)).toEqual(now);
  });

  it("does not begin while an instance is running", async () => {
    const home = await newHome("grande", "server", "bucket");
    const running = await openSite(home);
    await send(running.site, { story: "In corso." });
    const archive = await backUpAs(home, "copia.tar.gz");
    const elsewhere = { ...home, dataDir: path.join(homes.folder, "altrove") };
    await expect(restoreInto(elsewhere, archive)).rejects.toThrow(/ferma tutte le istanze/);
    expect(await listStories(running.site)).toHaveLength(1);
    await running.close();
  });

  it("does not bring back what was withdrawn from the site", async () => {
    const home = await newHome("grande", "server", "bucket");
    const id = await inSite(home, (site) => send(site, { story: "Da ritirare.", photos: 1 }));
    const archive = await backUpAs(home, "copia.tar.gz");
    await inSite(home, (site) => withdrawStory(site, id));
    expect(await restoreInto(home, archive)).toMatchObject({ withdrawn: 1 });
    await inSite(home, async (site) => {
      expect(await listStories(site)).toEqual([]);
      expect(await storedNames(site.photos)).toEqual([]);
    });
  });

  it("has put nothing aside that keeps a story which is withdrawn at another machine", async () => {
    const home = await newHome("grande", "server", "bucket");
    const id = await inSite(home, (site) => send(site, { story: "Parolaunica da ritirare." }));
    await restoreInto(home, await backUpAs(home, "copia.tar.gz"));
    const elsewhere = { ...home, dataDir: path.join(homes.folder, "altrove") };
    await inSite(elsewhere, (site) => withdrawStory(site, id));
    const remains = () => filesWith(path.join(home.dataDir, "backups"), ["Parolaunica"]);
    expect(remains()).not.toEqual([]);
    await inSite(home, async () => undefined);
    expect(remains()).toEqual([]);
  });

  it("leaves the engines of both sites where they are", async () => {
    const home = await newHome("grande", "server", "bucket");
    const old = await newHome("vecchia", "file", "directory");
    await inSite(old, async (site) => void (await send(site)));
    writeFileSync(dataPathsIn(old.dataDir).settings, "PRODUCT_NAME=Ugo\n");
    await inSite(home, async () => undefined);
    writeFileSync(
      dataPathsIn(home.dataDir).settings,
      "S3_SECRET_ACCESS_KEY=segretissimo\nPRODUCT_NAME=Nina\n",
    );
    await restoreInto(home, await backUpAs(old, "copia.tar.gz"));
    expect(readFileSync(dataPathsIn(home.dataDir).settings, "utf8")).toBe(
      "PRODUCT_NAME=Ugo\nS3_SECRET_ACCESS_KEY=segretissimo\n",
    );
    await restoreInto(old, await backUpAs(home, "ritorno.tar.gz"));
    expect(readFileSync(dataPathsIn(old.dataDir).settings, "utf8")).toBe("PRODUCT_NAME=Ugo\n");
  });
});
