import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import type { Config } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import {
  backUp,
  rowsAndFilesOf,
  type DatabaseOfHome,
  homeOf,
  type Homes,
  inSite,
  type PhotosOfHome,
  restoreInto,
  send,
  testHomes,
} from "../support/engines/homes";
import { tcpLink } from "../support/network/tcp-link";
import { runProgramToItsEnd } from "../support/run-program";

let homes: Homes;
/** A copy of another site, and the hashes of its photo files. */
let archive: string;
let photosOfCopy: Record<string, string>;

beforeAll(async () => {
  homes = await testHomes();
  const old = await homes.newHome("vecchia", "file", "directory");
  await inSite(old, (site) => send(site, { story: "Della copia.", photos: 1 }));
  photosOfCopy = (await rowsAndFilesOf(old)).hashes;
  archive = await backUp(old, path.join(homes.folder, "copia.tar.gz"));
});
afterAll(() => homes.close());

/** Makes a site with a story and its photo. The copy will replace it. */
async function newSite(name: string, database: DatabaseOfHome, photos: PhotosOfHome) {
  const environment = await homes.newEnvironment(name, database, photos);
  const home = homeOf(environment);
  await inSite(home, async (site) => {
    await withdrawStory(site, await send(site, { story: "Ritirata." }));
    await send(site, { story: "Di adesso.", photos: 1 });
  });
  return { environment, home };
}

const storiesIn = (home: Config) =>
  inSite(home, async (site) => (await listStories(site)).map(({ story }) => story));

/** Returns the stories in the databases that restores have put aside. */
function storiesAside({ dataDir }: Config): string[] {
  const copies = globSync(path.join(dataDir, "backups", "prima-del-ripristino-*", "*.db"));
  return copies.flatMap((file) => {
    const copy = new Driver(file, { readonly: true });
    try {
      return copy.prepare("select story from stories").pluck().all() as string[];
    } finally {
      copy.close();
    }
  });
}

/** Runs the program's restore, which is killed before its `n`-th change. Returns true when it completed. */
async function restoreUntil(n: number, environment: Record<string, string>): Promise<boolean> {
  const killing = path.resolve("tests/support/program/kill-at-change.mjs");
  const { code, err } = await runProgramToItsEnd({
    environment: { ...environment, NODE_OPTIONS: `--import=${killing}`, KILL_BEFORE: String(n) },
    arguments: ["restore", archive, "--force"],
  });
  expect([0, null], err).toContain(code);
  return code === 0;
}

describe.each([
  ["file", "directory"],
  ["server", "directory"],
  ["server", "bucket"],
] as const)("a restore to a %s with a %s", (database, photos) => {
  it("is whole or not begun, or is asked for again, wherever it is killed", async () => {
    let kills = 0;
    for (let isDone = false; !isDone; kills += 1) {
      const { environment, home } = await newSite(`${database}-${photos}-${kills}`, database, photos);
      const files = globSync(path.join(home.dataDir, "uploads", "*_*"));
      isDone = await restoreUntil(kills + 1, environment);
      const at = `killed before change ${kills + 1}`;
      if (existsSync(dataPathsIn(home.dataDir).restoring)) {
        await expect(storiesIn(home), at).rejects.toThrow(/interrotto a metà: ripetilo/);
        await expect(backUp(home, path.join(homes.folder, "mezza.tar.gz")), at).rejects.toThrow(/interrotto/);
        await restoreInto(home, archive);
      } else if (!isDone) {
        expect([["Di adesso."], ["Della copia."]], at).toContainEqual(await storiesIn(home));
      }
      if (!isDone && (await storiesIn(home))[0] === "Di adesso.") await restoreInto(home, archive);
      const now = await rowsAndFilesOf(home);
      expect(now.rows.stories, at).toEqual([expect.stringContaining("Della copia.")]);
      expect(now.hashes, at).toMatchObject(photosOfCopy);
      expect(now.rows.withdrawn_stories, at).toHaveLength(1);
      expect(storiesAside(home), at).toContain("Di adesso.");
      const aside = globSync(path.join(home.dataDir, "backups", "prima-del-ripristino-*", "uploads", "*"));
      const names = aside.map((file) => path.basename(file));
      expect(names, at).toEqual(expect.arrayContaining(files.map((file) => path.basename(file))));
    }
    expect(kills).toBeGreaterThan(4);
  }, 200_000);
});

describe("a restore that loses the server when it commits", () => {
  /** Makes a site, and the same site behind a link that is cut after the commit of the restored rows. */
  async function behindLink(name: string, options: { forGood: boolean }) {
    const { environment, home } = await newSite(name, "server", "directory");
    const url = new URL(environment.DATABASE_URL ?? "");
    const link = await tcpLink(Number(url.port));
    url.port = String(link.port);
    let isNear = false;
    link.cutBehind((message) => {
      isNear ||= message.includes("pg_current_xact_id");
      return isNear && /\bcommit\b/.test(message);
    }, options);
    return { link, home, there: homeOf({ ...environment, DATABASE_URL: url.href }) };
  }

  it("asks whether it was done, and goes on", async () => {
    const { link, home, there } = await behindLink("cut", { forGood: false });
    const [aside = ""] = (await restoreInto(there, archive)).asides;
    expect(await storiesIn(home)).toEqual(["Della copia."]);
    expect(storiesAside(home)).toEqual(["Di adesso."]);
    expect(existsSync(path.join(aside, "uploads"))).toBe(true);
    await link.close();
  });

  it("removes nothing while the server cannot be asked, and can be repeated", async () => {
    const { link, home, there } = await behindLink("gone", { forGood: true });
    await expect(restoreInto(there, archive)).rejects.toThrow(/si è interrotto.*ripetilo/);
    expect(storiesAside(home)).toEqual(["Di adesso."]);
    expect(readFileSync(dataPathsIn(home.dataDir).restoring, "utf8")).toContain("prima-del-ripristino-");
    await expect(storiesIn(home)).rejects.toThrow(/interrotto a metà/);
    link.mend();
    await restoreInto(there, archive);
    expect(await storiesIn(home)).toEqual(["Della copia."]);
    expect(storiesAside(home)).toContain("Di adesso.");
    await link.close();
  });
});
