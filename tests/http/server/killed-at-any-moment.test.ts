import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fileNamesOf } from "~/photo-store/photo-files";
import { receiptHash } from "~/domain/receipts/receipts-queries.server";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { jpegPhoto } from "../../support/test-photos";

/** The long suite kills it more often. */
const kills = Number(process.env.KILLS ?? 12);
/** The kills are spread evenly over this time after the start, or after the next two acknowledgements. */
const milliseconds = 400;
const seed = Number(process.env.SEED ?? 1);
const environment = { SUBMIT_LIMIT: "0", LOG_LEVEL: "silent" };

interface PhotoRow {
  id: string;
  name: string;
  width: number;
  height: number;
  sizes: string;
  digest: string;
}

let dataDir: string;
let picture: Blob;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  picture = new Blob([new Uint8Array(await jpegPhoto({ width: 640, height: 500 }))], { type: "image/jpeg" });
});

afterAll(() => rm(dataDir, { recursive: true }));

/** Stories that the site has acknowledged. None may be lost. */
const acknowledged = { stories: new Set<string>(), articles: new Set<string>() };
/** The address of each story's receipt. */
const receipts = new Map<string, string>();
const acknowledgement = new EventEmitter();

/** Resolves when another story and another article have been acknowledged. Every second kill follows that. */
async function nextOfBoth(): Promise<void> {
  await Promise.all([once(acknowledgement, "stories"), once(acknowledgement, "articles")]);
}

function acknowledge(kind: keyof typeof acknowledged, what: string): void {
  acknowledged[kind].add(what);
  acknowledgement.emit(kind);
}

it(`loses nothing that it acknowledged when it is killed ${kills} times (SEED=${seed})`, async () => {
  const random = randomFrom(seed);
  let cookie: string | null = null;
  for (let round = 0; round < kills; round += 1) {
    const program = await runProgram({ dataDir, environment });
    await expectOrder(`start ${round}`);
    cookie ??= await signIn(program);
    const isLate = round % 2 === 1;
    const untilBothAcknowledged = isLate ? nextOfBoth() : null;
    const work = [
      sendStories(program, `${round}a`),
      sendStories(program, `${round}b`),
      promoteStories(program, cookie, `${round}`),
    ];
    await untilBothAcknowledged;
    // Each kill has its own part of the time, in an order that is independent of the site's growth.
    const part = (Math.floor(round / 2) * 7) % (kills / 2);
    await new Promise((resolve) => setTimeout(resolve, ((part + random()) / (kills / 2)) * milliseconds));
    await program.kill();
    await Promise.all(work);
  }
  const program = await runProgram({ dataDir, environment });
  await expectOrder("the last start");
  expect(await program.stop()).toBe(0);
  expect(acknowledged.stories.size).toBeGreaterThanOrEqual(kills / 2);
  expect(acknowledged.articles.size).toBeGreaterThanOrEqual(kills / 2);
}, 600_000);

/** Sends stories one after the other until the program is gone. */
async function sendStories(program: RunningProgram, sender: string): Promise<void> {
  for (let n = 0; ; n += 1) {
    const story = `Storia ${sender}-${n}`;
    const answer = await post(program, "/submit", { story, consent: "true", token: story }, [
      "photos",
      "photos",
    ]);
    if (!answer) return;
    if (answer.status === 303) {
      receipts.set(story, answer.headers.get("Location") ?? "");
      acknowledge("stories", story);
    }
  }
}

/** Makes articles of the stories until the program is gone. */
async function promoteStories(program: RunningProgram, cookie: string, sender: string): Promise<void> {
  const photos = await rows<{ name: string }>(
    "select p.name from photos p join story_photos on photo_id = p.id",
  );
  for (let n = 0; ; n += 1) {
    const title = `Articolo ${sender}-${n}`;
    const fields = { title, content: "Testo", city: "Camogli", country: "Italia", token: title };
    const existingPhotos = photos[n % Math.max(1, photos.length)]?.name ?? "";
    const form = { ...fields, existingPhotos };
    const answer = await post(program, "/admin/nuovo-articolo", form, ["photo"], cookie);
    if (!answer) return;
    if (answer.status === 302 && !answer.headers.get("Location")?.includes("ritorno")) {
      acknowledge("articles", title);
    }
  }
}

async function signIn(program: RunningProgram): Promise<string> {
  const body = new URLSearchParams({ password: program.password ?? "" });
  const answer = await fetch(`${program.url}/admin`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(302);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Returns the answer, or null when the program died before it answered. */
async function post(
  program: RunningProgram,
  address: string,
  fields: Record<string, string>,
  files: string[],
  cookie?: string,
): Promise<Response | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const file of files) body.append(file, picture, "foto.jpg");
  const headers: HeadersInit = cookie ? { Cookie: cookie } : {};
  return fetch(program.url + address, { method: "POST", body, headers, redirect: "manual" }).catch(
    () => null,
  );
}

/**
 * Expects that everything acknowledged exists once and complete, that nothing incomplete is visible, and that every
 * file belongs to something.
 */
async function expectOrder(moment: string): Promise<void> {
  const stories = await rows<{ story: string; photos: number }>(
    "select story, (select count(*) from story_photos where story_id = stories.id) as photos from stories",
  );
  const articles = await rows<{ title: string; photos: number }>(
    "select title, (select count(*) from blog_post_photos where blog_post_id = blog_posts.id) as photos from blog_posts",
  );
  const told = stories.map(({ story }) => story);
  const titles = articles.map(({ title }) => title);
  expect(new Set(told).size, `${moment}: a story twice`).toBe(told.length);
  expect(new Set(titles).size, `${moment}: an article twice`).toBe(titles.length);
  expect(
    [...acknowledged.stories].filter((story) => !told.includes(story)),
    `${moment}: lost stories`,
  ).toEqual([]);
  expect(
    [...acknowledged.articles].filter((title) => !titles.includes(title)),
    `${moment}: lost articles`,
  ).toEqual([]);
  expect(
    stories.filter(({ photos }) => photos !== 2),
    `${moment}: half stories`,
  ).toEqual([]);
  expect(
    articles.filter(({ photos }) => photos < 1),
    `${moment}: half articles`,
  ).toEqual([]);

  const held = await rows<{ hash: string; story: string }>(
    "select hash, story from receipts join stories on stories.id = story_id",
  );
  const storyOf = new Map(held.map(({ hash, story }) => [hash, story]));
  expect(
    [...receipts].filter(([story, address]) => storyOf.get(receiptHash(secretIn(address))) !== story),
    `${moment}: lost receipts`,
  ).toEqual([]);

  const photos = await rows<PhotoRow>("select id, name, width, height, sizes, digest from photos");
  const expected = fileNamesOf(photos);
  expect((await readdir(path.join(dataDir, "uploads"))).sort(), `${moment}: files`).toEqual(expected.sort());
  for (const { name, digest } of photos.slice(-8)) {
    const bytes = await readFile(path.join(dataDir, "uploads", name));
    expect(createHash("sha256").update(bytes).digest("hex"), `${moment}: ${name}`).toBe(digest);
  }
  const unowned = await rows(
    `select id from photos where id not in (
      select photo_id from story_photos union select photo_id from blog_post_photos
      union select photo_id from draft_photos union select coalesce(photo_id, '') from locations
    )`,
  );
  expect(unowned, `${moment}: photos without an owner`).toEqual([]);
  expect(await readdir(path.join(dataDir, "incoming")), `${moment}: debris`).toEqual([]);
}

const secretIn = (address: string) => /ricevuta\/(\w+)/.exec(address)?.[1] ?? "";

async function rows<Row>(query: string): Promise<Row[]> {
  const database = new Database(path.join(dataDir, "site.db"), { readonly: true });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

/** Returns numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
