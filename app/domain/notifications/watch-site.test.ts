import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type HttpReceiver, startHttpReceiver } from "../../../tests/support/notifications/http-receiver";
import { type NotifiedSite, notifiedSite } from "../../../tests/support/notifications/notified-site";
import { createTag } from "~/domain/tags/tags.server";
import { countScan } from "~/domain/tags/open-tag.server";
import type { Site } from "~/domain/site";
import { createBackup } from "~/server/backup/create-backup";
import { dataPathsIn } from "~/server/data-directory/paths";
import { sendMessages } from "~/domain/notifications/outbox/send-messages.server";
import { watchSite } from "./watch-site.server";

const day = 24 * 60;
const megabyte = 1024 * 1024;

let receiver: HttpReceiver;
let here: NotifiedSite;
let site: Site;
let free: number;
beforeEach(async () => {
  receiver = await startHttpReceiver();
  here = await notifiedSite({ notifyUrl: receiver.url });
  free = 5000 * megabyte;
  site = { ...here.site, freeBytes: () => Promise.resolve(free) };
  await watchSite(site);
});
afterEach(async () => {
  await here.close();
  await receiver.close();
});

/** Returns the events that the owner was told since the last call. */
async function notified(): Promise<string[]> {
  await watchSite(site);
  await sendMessages(site);
  return receiver.requests
    .splice(0)
    .map(({ body }) => (JSON.parse(body.toString()) as { event: string }).event);
}

test("a disk that fills up is told once, and once more after there was room again", async () => {
  expect(await notified()).toEqual([]);
  free = 200 * megabyte;
  expect(await notified()).toEqual(["disk"]);
  for (const next of [199, 310, 150]) {
    here.passes(60);
    free = next * megabyte;
    expect(await notified(), String(next)).toEqual([]);
  }
  free = 2000 * megabyte;
  expect(await notified()).toEqual([]);
  here.passes(60);
  free = 100 * megabyte;
  expect(await notified()).toEqual(["disk"]);
});

test("a backup that is eight days old is told, a newer one is not, and a new site has time", async () => {
  here.passes(8 * day);
  expect(await notified()).toEqual([]);
  here.passes(1);
  expect(await notified()).toEqual(["backup"]);
  here.passes(day);
  expect(await notified()).toEqual([]);

  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  await createBackup(dataPathsIn(here.dataDir), folder);
  await rm(folder, { recursive: true });
  const made = Date.now();
  site = { ...site, now: () => new Date(made + 8 * day * 60_000 - 60_000) };
  expect(await notified()).toEqual([]);
  site = { ...site, now: () => new Date(made + 8 * day * 60_000 + 60_000) };
  expect(await notified()).toEqual(["backup"]);
});

test("a scan after two weeks of silence is a sign of life; another one before that is none", async () => {
  const made = await createTag(site, { fields: { name: "Zainetto" }, token: null });
  const id = made.ok ? made.value.id : "";
  await countScan(site, id);
  expect(await notified()).toEqual([]);
  here.passes(13 * day);
  await countScan(site, id);
  expect(await notified()).toEqual(["backup"]);
  here.passes(14 * day);
  await countScan(site, id);
  await countScan(site, id);
  expect(await notified()).toEqual(["sign-of-life"]);
  const tags = await site.db.selectFrom("tag_scans").select("count").orderBy("day").execute();
  expect(tags.map(({ count }) => count)).toEqual([1, 1, 2]);
});

test("a toy that was never scanned gives its sign of life two weeks after its first tag", async () => {
  const made = await createTag(site, { fields: { name: "Zainetto" }, token: null });
  here.passes(14 * day);
  await countScan(site, made.ok ? made.value.id : "");
  expect(await notified()).toEqual(["summary"]);
});

test("stories of more than a year ago that are in no article are told once a year, while there are any", async () => {
  const id = await here.story();
  const reminders = async (months: number) => {
    let count = 0;
    for (let month = 0; month < months; month++) {
      here.passes(30 * day);
      await watchSite(site);
      await sendMessages(site);
      const bodies = receiver.requests.splice(0).map(({ body }) => body.toString());
      count += bodies.filter((body) =>
        body.includes("Una storia di più di un anno fa non è nel diario"),
      ).length;
    }
    return count;
  };
  expect(await reminders(12)).toBe(0);
  expect(await reminders(14)).toBe(2);
  await site.db.updateTable("stories").set({ state: "diary" }).where("id", "=", id).execute();
  expect(await reminders(14)).toBe(0);
});
