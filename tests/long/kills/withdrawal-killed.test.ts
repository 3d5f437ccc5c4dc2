import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PhotoInfo, photoFiles } from "~/photo-store/photo-files";
import { filesWith } from "../../support/checks/find-bytes";
import { type Owner, signedIn } from "../../support/owner";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const kills = 12;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** A story in the diary and on the map, and everything that the site has of it. */
interface Told {
  /** A word that occurs only in the story, its article and its stop. */
  word: string;
  receipt: string;
  article: string;
  /** The names of the files of its photos, and of the share cards that show it. */
  files: string[];
}

it(`a story is there or withdrawn, whole, after each of ${kills} kills`, async () => {
  let program = await runProgram({ dataDir, environment: { SUBMIT_LIMIT: "0" } });
  const owner = await signedIn(program.url, program.password ?? "");
  const receipts: string[] = [];
  for (let n = 0; n <= kills; n += 1) receipts.push(await publish(program, owner, wordOf(n)));
  const drawn = () => value("select count(*) from share_cards where drawn = 1");
  await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThanOrEqual(2 * receipts.length);
  const stories = receipts.map((receipt, n) => told(wordOf(n), receipt));
  await layDownCopies();

  const [first, ...others] = stories as [Told, ...Told[]];
  const begun = performance.now();
  await withdraw(program, first);
  const whole = performance.now() - begun;
  for (const [round, story] of others.entries()) {
    const withdrawing = withdraw(program, story);
    // The kills are spread over the whole time of the work.
    await Promise.race([withdrawing, moment(((round + 1) / kills) * whole)]);
    await program.kill();
    const isAnswered = await withdrawing;
    program = await runProgram({ dataDir, environment: { SUBMIT_LIMIT: "0" } });
    const isWithdrawn = (await openReceipt(program, story)).status === 410;
    if (isAnswered) expect(isWithdrawn, `round ${round}`).toBe(true);
    if (!isWithdrawn) {
      await expectWhole(program, story);
      expect(await withdraw(program, story)).toBe(true);
    }
    await expectGone(program, story);
    expect(value("select count(*) from notifications where event = 'withdrawal'")).toBe(round + 2);
  }
  expect(await program.stop()).toBe(0);
  for (const story of stories) {
    expect(filesWith(dataDir, [story.word])).toEqual([]);
    expect(everyFile().filter((file) => story.files.includes(path.basename(file)))).toEqual([]);
  }
  expect(everyFile().filter((file) => file.includes("foto-sconosciute"))).toEqual([]);
  expect(value("select count(*) from pragma_integrity_check where integrity_check != 'ok'")).toBe(0);
  expect(value("select count(*) from pragma_foreign_key_check")).toBe(0);
}, 600_000);

const wordOf = (n: number) => `Parola${n}unica`;
const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const everyFile = () => readdirSync(dataDir, { recursive: true }).map(String);

/** Sends a story with a photo and puts it into the diary and on the map. Returns the path of its receipt. */
async function publish(program: RunningProgram, owner: Owner, word: string): Promise<string> {
  const story = `${word}: stava sul muretto del porto, con la valigia ancora bagnata.`;
  const photos: [string, Buffer][] = [["molo.jpg", await jpegPhoto({ width: 700, height: 600 })]];
  const sent = await sendStory(program.url, { story, name: word, photos });
  const [{ id, photo }] = rows<{ id: string; photo: string }>(
    `select stories.id, photos.name as photo from stories join story_photos on story_photos.story_id = stories.id
    join photos on photos.id = photo_id where story like '${word}:%'`,
  ) as [{ id: string; photo: string }];
  const published = await owner.send("/admin/nuovo-articolo", {
    ...{ title: `Di ${word}`, content: story, authorName: word, city: "Camogli", country: "Italia" },
    ...{ story: id, existingPhotos: [photo] },
  });
  expect(published.status).toBe(302);
  const [post] = rows<{ id: string }>(`select id from blog_posts where story_id = '${id}'`);
  const placed = await owner.send("/admin/nuova-location", {
    ...{ name: `Di ${word}`, city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" },
    ...{ description: story, blogPostId: post?.id ?? "" },
  });
  expect(placed.status).toBe(302);
  return (sent.headers.get("Location") ?? "").replace("?inviata=1", "");
}

function told(word: string, receipt: string): Told {
  const photos = rows<PhotoInfo>(
    `select photos.name, width, height, sizes from photos join stories on stories.id = photos.story_id
    where story like '${word}:%'`,
  );
  const cards = rows<{ name: string }>(`select name from share_cards where title = 'Di ${word}'`);
  expect([photos.length, cards.length]).toEqual([1, 2]);
  const [article] = rows<{ id: string }>(`select id from blog_posts where title = 'Di ${word}'`);
  const files = [...photos.flatMap(photoFiles), ...cards].map(({ name }) => name);
  return { word, receipt, article: article?.id ?? "", files };
}

/** Makes the copies that earlier upgrades, restores and starts would have left. */
async function layDownCopies(): Promise<void> {
  const restored = path.join(dataDir, "backups", "prima-del-ripristino-20261101-100000");
  mkdirSync(restored, { recursive: true });
  const database = new Database(path.join(dataDir, "site.db"));
  await database.backup(path.join(dataDir, "backups", "prima-di-1.0.0-20261101-100000.db"));
  await database.backup(path.join(restored, "site.db"));
  database.close();
  cpSync(path.join(dataDir, "uploads"), path.join(restored, "uploads"), { recursive: true });
}

/** Withdraws a story. Returns true when the program confirmed it before it died. */
async function withdraw({ url }: RunningProgram, { receipt }: Told): Promise<boolean> {
  const sent = fetch(`${url}${receipt}/ritira`, { method: "POST", redirect: "manual" });
  const answer = await sent.catch(() => null);
  if (answer) expect(answer.status).toBe(303);
  return answer !== null;
}

const openReceipt = ({ url }: RunningProgram, { receipt }: Told) => fetch(url + receipt);

/** Expects the story as if nobody had withdrawn it. */
async function expectWhole(program: RunningProgram, story: Told): Promise<void> {
  const { url } = program;
  expect(await (await openReceipt(program, story)).text()).toContain(story.word);
  expect(await (await fetch(`${url}/blog/${story.article}`)).text()).toContain(story.word);
  expect(await (await fetch(`${url}/feed.atom`)).text()).toContain(story.word);
  const uploads = readdirSync(path.join(dataDir, "uploads"));
  expect(story.files.filter((file) => !uploads.includes(file))).toEqual([]);
}

/** Expects nothing of the story on the site or in the data directory. */
async function expectGone(program: RunningProgram, story: Told): Promise<void> {
  const { url } = program;
  const receipt = await (await openReceipt(program, story)).text();
  expect(receipt).toContain("L’hai ritirata ");
  expect(receipt).not.toContain("entro un’ora");
  expect((await fetch(`${url}/blog/${story.article}`)).status).toBe(404);
  for (const page of ["/blog", "/map", "/feed.atom", "/feed.json", "/journey.geojson"]) {
    expect(await (await fetch(url + page)).text(), page).not.toContain(story.word);
  }
  for (const file of story.files) expect((await fetch(`${url}/uploads/${file}`)).status, file).toBe(404);
  expect(everyFile().filter((file) => story.files.includes(path.basename(file)))).toEqual([]);
  expect(filesWith(dataDir, [story.word])).toEqual([]);
  expect(value("select count(*) from withdrawn_stories where pending = 1")).toBe(0);
  expect(value(`select count(*) from blog_posts where id = '${story.article}' and content = '—'`)).toBe(1);
}

function rows<Row>(query: string): Row[] {
  const file = path.join(dataDir, "site.db");
  if (!existsSync(file)) return [];
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

const value = (query: string) => Number(Object.values(rows<Record<string, number>>(query)[0] ?? {})[0]);
