import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fileNamesOf, type PhotoInfo } from "~/photo-store/photo-files";
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

it(`a photo is the old or the new one after each of ${kills} kills, and nothing else is left`, async () => {
  let program = await runProgram({ dataDir });
  const password = program.password ?? "";
  const picture = await jpegPhoto({ width: 1000, height: 800 });
  await sendStory(program.url, { story: "Il porto", photos: [["porto.jpg", picture]] });
  const owner = await signedIn(program.url, password);
  for (let round = 0; round < kills; round += 1) {
    const name = onlyPhoto();
    const editing = edit(program, owner, name);
    // Half of the kills are spread over the time of the work. The other half come right after the answer.
    await (round % 2 === 0 ? Promise.race([editing, moment((round / kills) * 500)]) : editing);
    await program.kill();
    const answered = await editing;
    program = await runProgram({ dataDir });
    const now = onlyPhoto();
    if (answered || round % 2 === 1) expect([round, now]).toEqual([round, answered]);
    await expectOrder(`round ${round}`);
  }
  const last = await edit(program, owner, onlyPhoto());
  expect(onlyPhoto()).toBe(last);
  expect(await program.stop()).toBe(0);
  const replaced = rows<{ id: string }>("select replaced_id as id from photo_edits").map(({ id }) => id);
  expect(replaced.length).toBeGreaterThan(kills / 2);
  const everywhere = await readdir(dataDir, { recursive: true });
  expect(everywhere.filter((file) => replaced.some((id) => file.includes(id)))).toEqual([]);
}, 300_000);

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Turns the photo. Returns the name of the new one, or null when the program died before it answered. */
async function edit({ url }: RunningProgram, { cookie }: Owner, name: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/admin/photos/${name}/edits`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ operations: [{ turn: 90 }] }),
  })
    .then((response) => response.json() as Promise<{ name: string }>)
    .catch(() => null);
  return answer?.name ?? null;
}

function rows<Row>(query: string): Row[] {
  const database = new Database(path.join(dataDir, "site.db"), { readonly: true });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

function onlyPhoto(): string {
  const [photo, ...others] = rows<{ name: string }>(
    "select name from story_photos join photos on photos.id = photo_id",
  );
  expect(others).toEqual([]);
  return photo?.name ?? "";
}

/** Expects one photo with all its files, and no other file. */
async function expectOrder(when: string): Promise<void> {
  const photos = rows<PhotoInfo>("select name, width, height, sizes from photos");
  expect(photos, when).toHaveLength(1);
  const files = fileNamesOf(photos);
  expect((await readdir(path.join(dataDir, "uploads"))).toSorted(), when).toEqual(files.toSorted());
  expect(await readdir(path.join(dataDir, "incoming")), when).toEqual([]);
}
