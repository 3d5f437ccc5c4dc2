import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Site } from "~/domain/site";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { createBackup } from "~/server/backup/create-backup";
import { restoreBackup } from "~/server/backup/restore-backup";
import { readConfig } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { openSite } from "~/server/open-site";
import { signedIn } from "../../support/owner";
import { receivedIn } from "../../support/photos/received-file";
import { ForgetfulDisk } from "../../support/power-cuts/forgetful-disk";
import { type Change, readTrace, tracedCalls } from "../../support/power-cuts/read-trace";
import { runProgram, runProgramToItsEnd } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { submitStoryTo } from "../../support/submit-story-to";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";

/** The last words of a restore. */
const terminalMark = "Gli avvisi sono in pausa";
const password = "una password lunga";

let folder: string;
/** The data directory that loses its power. */
let disk: string;
let trace: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-power-"));
  disk = path.join(folder, "disk");
  trace = path.join(folder, "trace");
  mkdirSync(disk);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the program of this build under a recorder of its file operations. */
const recorded = () => ({
  launcher: [
    "strace",
    "-f",
    "-qq",
    "-y",
    "-xx",
    "-s",
    "100000000",
    "-e",
    `trace=${tracedCalls}`,
    "-o",
    trace,
  ],
  executable: process.execPath,
});
const program = path.resolve("build/giramondo.cjs");

/** Makes two disks that lose data in different ways, with the present contents. */
const forgetfulDisks = () =>
  (["synced names", "all names"] as const).map((keeping) => ({ keeping, now: new ForgetfulDisk(disk) }));

/**
 * Replays the record, and calls `check` for every state that a power cut can leave. `check` also gets those of
 * `marks` that the program had sent by then.
 */
async function atEveryCut(
  { keeping, now }: ReturnType<typeof forgetfulDisks>[number],
  changes: Change[],
  marks: string[],
  check: (folder: string, sent: string[], at: string) => Promise<void>,
): Promise<string[]> {
  const cut = path.join(folder, "cut");
  const sent: string[] = [];
  const checked = new Set<string>();
  for (const [n, change] of [...changes, null].entries()) {
    if (change?.kind === "sent") {
      sent.push(...marks.filter((mark) => !sent.includes(mark) && change.bytes.includes(mark)));
    } else if (change?.kind !== "write" && change?.kind !== "sync-begins") {
      const state = `${sent.length}\n${now.signature(keeping)}`;
      if (!checked.has(state)) {
        mkdirSync(cut);
        now.writeTo(cut, keeping);
        await check(cut, sent, `${keeping}, before change ${n}, ${change?.kind} ${change?.path}`);
        rmSync(cut, { recursive: true });
        checked.add(state);
      }
    }
    if (change) now.apply(change);
  }
  expect(now.differences()).toEqual([]);
  return sent;
}

async function inSite<Done>(dataDir: string, work: (site: Site) => Promise<Done>): Promise<Done> {
  const reading = readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
  if (!reading.ok) throw new Error(reading.problems.join());
  const { site, close } = await openSite(reading.config);
  return work(site).finally(close);
}

/** Returns the contents of a site: stories with complete photos, and the ids of articles. */
const contentsOf = (dataDir: string) =>
  inSite(dataDir, async (site) => {
    const stories = await listStories(site);
    for (const { name } of stories.flatMap(({ photos }) => photos)) {
      const found = await site.photos.read(name);
      expect((await new Response(found?.stream).bytes()).length, name).toBeGreaterThan(1000);
    }
    const articles = await listBlogPosts(site);
    return { stories: stories.map(({ story }) => story), articles: articles.map(({ id }) => id) };
  });

it("a site keeps from its first start what it has acknowledged, wherever the power goes", async () => {
  const disks = forgetfulDisks();
  const dataDir = path.join(disk, "new", "folder", "data");
  const environment = { ADMIN_PASSWORD: password, SUBMIT_LIMIT: "0" };
  const told: { mark: string; kind: "stories" | "articles"; what: string }[] = [];
  const { url, stop } = await runProgram({ ...recorded(), arguments: [program], dataDir, environment });
  const send = async (story: string, photos: [string, Buffer][] = []) => {
    const answer = await sendStory(url, { story, photos });
    told.push({ mark: answer.headers.get("Location") ?? "", kind: "stories", what: story });
  };
  await send("Sul molo.");
  await send("Sulla barca.", [["molo.jpg", await jpegPhoto({ width: 200, height: 150 })]]);
  const { cookie } = await signedIn(url, password);
  const body = new FormData();
  const article = { title: "Il molo", content: "Di sera.", city: "Camogli", country: "Italia" };
  for (const [name, value] of Object.entries(article)) body.set(name, value);
  body.set("photo", await jpegUpload("barca.jpg"));
  const headers = { Cookie: cookie, "Accept-Encoding": "identity" };
  const answer = await fetch(`${url}/api/admin/blog-posts`, { method: "POST", headers, body });
  const { id } = (await answer.json()) as { id: string };
  told.push({ mark: id, kind: "articles", what: id });
  await send("Sul faro.", [["faro.jpg", await jpegPhoto({ width: 150, height: 200 })]]);
  expect(await stop()).toBe(0);

  const changes = readTrace(readFileSync(trace, "utf8"));
  for (const one of disks) {
    const marks = told.map(({ mark }) => mark);
    const sent = await atEveryCut(one, changes, marks, async (folder, sent, at) => {
      const found = await contentsOf(path.join(folder, "new", "folder", "data"));
      for (const { mark, kind, what } of told) {
        if (sent.includes(mark)) expect(found[kind], at).toContain(what);
      }
    });
    expect(sent).toEqual(marks);
  }
});

it("a restore is done or not begun, or asked for again, and never without its site.env", async () => {
  const dataDir = path.join(disk, "data");
  const other = path.join(folder, "other");
  const archive = path.join(folder, "copia.tar.gz");
  for (const [place, story] of [
    [other, "Della copia."],
    [dataDir, "Di adesso."],
  ] as const) {
    await inSite(place, (site) =>
      submitStoryTo({ site, receive: (name, bytes) => receivedIn(site, name, bytes) }, { story }),
    );
    writeFileSync(dataPathsIn(place).settings, `PRODUCT_NAME=${story.slice(4, -1)}\n`);
  }
  await createBackup(dataPathsIn(other), archive);
  const disks = forgetfulDisks();
  const restoring = { ...recorded(), arguments: [program, "restore", archive, "--force"], dataDir };
  expect(await runProgramToItsEnd(restoring)).toMatchObject({ code: 0 });

  const changes = readTrace(readFileSync(trace, "utf8"));
  for (const one of disks) {
    const said = await atEveryCut(one, changes, [terminalMark], async (folder, said, at) => {
      const places = dataPathsIn(path.join(folder, "data"));
      const isHalf = existsSync(places.restoring);
      if (isHalf) {
        await expect(contentsOf(places.root), at).rejects.toThrow(/interrotto a metà: ripetilo/);
        await restoreBackup(places, archive, { force: true });
      }
      const [story = "", ...more] = (await contentsOf(places.root)).stories;
      expect([story, ...more], at).toEqual([isHalf || said.length > 0 ? "Della copia." : expect.any(String)]);
      expect(readFileSync(places.settings, "utf8"), at).toBe(`PRODUCT_NAME=${story.slice(4, -1)}\n`);
    });
    expect(said).toEqual([terminalMark]);
  }
});
