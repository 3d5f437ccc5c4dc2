import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workerSupervisor } from "~/images/worker/worker-supervisor.server";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { startPhotoWorker } from "~/server/photo-worker/start-photo-worker";
import { lookAtCard } from "../../support/photos/share-cards";
import { runProgram } from "../../support/run-program";
import { placeCrowd } from "../../support/site-data/placed-stops";

let directory: string;
let worker: ReturnType<typeof workerSupervisor> | undefined;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "giramondo-cards-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  worker?.end();
  await rm(directory, { recursive: true });
});

const words = { title: "Perché a Łódź? «Così», disse", city: "Łódź", date: "2026-05-03", toy: "Pepe" };

async function drawn(): Promise<Buffer> {
  worker = workerSupervisor(startPhotoWorker);
  const card = await worker.run("card", { words, photo: null, path: path.join(directory, "card.jpg") });
  worker.end();
  if (!card.ok) throw new Error(card.code);
  return readFile(card.value);
}

test("a card is the same where the system has no fonts at all", async () => {
  const usual = await drawn();
  expect((await lookAtCard(usual)).ink).toBeGreaterThan(3000);
  const empty = path.join(directory, "fontconfig");
  await mkdir(empty);
  await writeFile(path.join(empty, "fonts.conf"), "<fontconfig/>");
  vi.stubEnv("FONTCONFIG_FILE", path.join(empty, "fonts.conf"));
  vi.stubEnv("FONTCONFIG_PATH", empty);
  vi.stubEnv("HOME", empty);
  vi.stubEnv("XDG_DATA_HOME", empty);
  expect(await drawn()).toEqual(usual);
});

test("a site from before gets its cards whatever ends it meanwhile, and nothing else is left", async () => {
  const stops = 12;
  // The home page and the map have cards, too.
  const wanted = stops + 2;
  const dataDir = path.join(directory, "data");
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const before = await openSite(reading.config);
  await placeCrowd(before.site, stops);
  await before.close();
  const cards = () => {
    const database = new Database(path.join(dataDir, "site.db"), { readonly: true });
    try {
      return database.prepare("select name, drawn from share_cards order by name").all() as {
        name: string;
        drawn: number;
      }[];
    } finally {
      database.close();
    }
  };
  const drawnCards = () => cards().filter(({ drawn: isDrawn }) => isDrawn === 1).length;
  for (const enough of [1, 3, 6, wanted]) {
    const program = await runProgram({ dataDir });
    await expect.poll(drawnCards, { interval: 5, timeout: 30_000 }).toBeGreaterThanOrEqual(enough);
    await program.kill();
  }
  const program = await runProgram({ dataDir });
  await expect.poll(() => [cards().length, drawnCards()], { timeout: 30_000 }).toEqual([wanted, wanted]);
  expect(program.output().out).not.toContain("foto");
  expect(await program.stop()).toBe(0);
  expect(await readdir(path.join(dataDir, "uploads"))).toEqual(cards().map(({ name }) => name));
});
