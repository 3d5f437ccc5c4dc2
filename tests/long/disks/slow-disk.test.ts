import path from "node:path";
import Driver, { type Database } from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { sendStory } from "../../support/send-story";
import { disk } from "../../support/site-data/slow-disk";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";
import { storedNames } from "../../support/photos/stored-names";

let running: SiteInProcess;
let faults: unknown[];
let file: Database;

beforeEach(async () => {
  faults = [];
  running = await siteInProcess({ SUBMIT_LIMIT: "0" }, { onError: (error) => faults.push(error) });
  file = new Driver(path.join(running.dataDir, "site.db"), { readonly: true });
});

afterEach(async () => {
  disk.restore();
  file.close();
  await running.close();
});

const story = { story: "Sul muretto del porto.", name: "Marta" };

/** Reads the file like another program, so it sees commits that are not on disk yet. */
const storiesInFile = () => Number(file.prepare("select count(*) from stories").pluck().get());

function sendCall(form: Record<string, string>, photo?: Buffer): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ consent: "true", ...form })) body.set(name, value);
  if (photo) body.append("photos", new File([new Uint8Array(photo)], "a.jpg"));
  return fetch(`${running.url}/api/submit-story`, { method: "POST", body });
}

it("answers a story when it is on disk, shows it to nobody before, and lets others read meanwhile", async () => {
  const faq = () => fetch(`${running.url}/faq`);
  expect((await faq()).status).toBe(200);
  const nextSync = disk.hold();
  let isAnswered = false;
  const answer = sendStory(running.url, story).finally(() => (isAnswered = true));
  let committed = 0;
  while (committed === 0) {
    const release = await Promise.race([nextSync(), answer.then(() => null)]);
    if (release === null) throw new Error("answered before the story was committed");
    committed = storiesInFile();
    if (committed === 1) {
      let isCounted = false;
      const counted = countAll(running.site, "stories").finally(() => (isCounted = true));
      for (let n = 0; n < 20; n += 1) expect((await faq()).status).toBe(200);
      expect({ isAnswered, isCounted }).toEqual({ isAnswered: false, isCounted: false });
      disk.restore();
      release();
      expect(await counted).toBe(1);
    } else release();
  }
  expect((await answer).status).toBe(303);
});

it("says to try later when a commit cannot be brought to disk, and has the story once when the same form comes again", async () => {
  const photo = await jpegPhoto();
  const form = { ...story, token: "the-same-form" };
  disk.fail(() => storiesInFile() === 1);
  const refused = await sendCall(form, photo);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    error: "In questo momento il sito non riesce a salvare niente: riprova più tardi.",
  });
  const page = await sendStory(running.url, story);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("Riprova più tardi.");
  disk.restore();
  expect((await sendCall(form, photo)).status).toBe(201);
  expect(await countAll(running.site, "stories")).toBe(1);
  const names = (await listStories(running.site)).flatMap(({ photos }) => photos.map(({ name }) => name));
  expect(names).toHaveLength(1);
  expect(await storedNames(running.site.photos)).toEqual(names);
  expect(faults).not.toHaveLength(0);
});
