import { afterEach, beforeEach, expect, test } from "vitest";
import { setPassword } from "~/domain/auth/password.server";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { expireDrafts } from "~/domain/photos/drafts/drafts.server";
import { signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";
import { storedNames } from "../../support/photos/stored-names";

const password = "muretto-del-porto";
const second = 1000;
const day = 24 * 60 * 60 * second;
const year = 365 * day;
let running: SiteInProcess;
let clock: number;

beforeEach(async () => {
  clock = Date.parse("2027-05-03T10:00:00.000Z");
  running = await siteInProcess(
    { SUBMIT_LIMIT: "1", LOGIN_LIMIT: "3" },
    { site: { now: () => new Date(clock) } },
  );
  await setPassword(running.site, password);
});
afterEach(() => running.close());

async function signIn(given: string): Promise<number> {
  const body = JSON.stringify({ password: given });
  const headers = { "Content-Type": "application/json" };
  return (await fetch(`${running.url}/api/admin/login`, { method: "POST", headers, body })).status;
}

const isSignedIn = async (cookie: string) =>
  (await fetch(`${running.url}/api/admin/stories`, { headers: { Cookie: cookie } })).status === 200;

test("does not keep the owner out for longer than the limit's own window", async () => {
  await running.site.db
    .insertInto("tries")
    .values({ key: "somebody else", count: 99, expires_at: new Date(clock + 60 * second).toISOString() })
    .execute();
  for (let n = 0; n < 3; n += 1) expect(await signIn("sbagliata")).toBe(401);
  expect(await signIn(password)).toBe(429);
  clock -= year;
  expect(await signIn(password)).toBe(200);
  await expireAttempts(running.site);
  expect(await running.site.db.selectFrom("tries").selectAll().execute()).toEqual([]);
});

test("does not keep finders out either", async () => {
  expect((await sendStory(running.url, { story: "Una" })).status).toBe(303);
  expect((await sendStory(running.url, { story: "Due" })).status).toBe(429);
  clock -= year;
  expect((await sendStory(running.url, { story: "Due" })).status).toBe(303);
});

test("ends the sessions of the time that never was, and those alone", async () => {
  const { cookie } = await signedIn(running.url, password);
  clock -= 3600 * second;
  expect(await isSignedIn(cookie)).toBe(true);
  clock -= year;
  expect(await isSignedIn(cookie)).toBe(false);
  const { cookie: later } = await signedIn(running.url, password);
  expect(await isSignedIn(later)).toBe(true);
  clock += year;
  expect(await isSignedIn(cookie)).toBe(false);
});

test("keeps no photo of a refused form for longer than was said", async () => {
  const refuse = () =>
    jpegPhoto().then((photo) => sendStory(running.url, { story: "", photos: [["molo.jpg", photo]] }));
  const html = await (await refuse()).text();
  const photo = /\/uploads\/[^"]*_molo\.jpg\?draft=[^"]*/.exec(html)?.[0] ?? "";
  const isThere = async () => (await fetch(running.url + photo)).status === 200;
  clock -= 3600 * second;
  await expireDrafts(running.site);
  expect(await isThere()).toBe(true);
  clock -= year;
  expect(await isThere()).toBe(false);
  await expireDrafts(running.site);
  expect(await storedNames(running.site.photos)).toEqual([]);
});
