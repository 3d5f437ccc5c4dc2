import { afterEach, beforeEach, expect, test } from "vitest";
import { type PushService, startPushService } from "../../../tests/support/notifications/push-service";
import { trustTestCertificate } from "../../../tests/support/notifications/test-certificate";
import { type NotifiedSite, notifiedSite } from "../../../tests/support/notifications/notified-site";
import { createBlogPost, showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { listBrowsers } from "~/domain/notifications/channels/targets.server";
import { addBrowser } from "~/domain/notifications/outbox/add-browser.server";
import type { Site } from "~/domain/site";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { follow, followsPerDay, forgetIdleFollowers, maxFollowers, unfollow } from "./follow.server";
import { sendToFollowers } from "./send-to-followers.server";

const day = 24 * 60;
let service: PushService;
let here: NotifiedSite;
let site: Site;
let distrust: () => void;
beforeEach(async () => {
  distrust = trustTestCertificate();
  service = await startPushService();
  here = await notifiedSite();
  site = { ...here.site, pushHosts: [new URL(service.url).host] };
  await sendToFollowers(site);
});
afterEach(async () => {
  distrust();
  await here.close();
  await service.close();
});

const follows = (more: { storyId?: string; language?: string; from?: string; endpoint?: string } = {}) =>
  follow(site, { ...service.subscription, language: "it", storyId: null, from: null, ...more });
const followers = () => site.db.selectFrom("followers").selectAll().execute();
const answer = (status: number) => (service.answer = (response) => void response.writeHead(status).end());

/** Publishes an article, one second after the previous one. Returns its id. */
async function publish(storyId: string | null = null): Promise<string> {
  here.passes(1);
  const post = await createBlogPost(site, {
    fields: { title: "Il molo", content: `Parole ${Math.random()}`, city: "Camogli", country: "Italia" },
    ...{ existingPhotos: [], storyId, token: null, draftId: null, removed: [], received: [] },
  });
  if (!post.ok) throw new Error(post.code);
  return post.value.id;
}

/** Runs the timer once. Returns the messages since the last call. */
let seen = 0;
beforeEach(() => void (seen = 0));
async function arrived() {
  await sendToFollowers(site);
  const messages = service.messages().slice(seen);
  seen += messages.length;
  return messages;
}

test("a first message proves the subscription, then every message has one size, no words, and its language", async () => {
  expect(await follows({ language: "de" })).toMatchObject({ ok: true });
  expect(await arrived()).toEqual([{ kind: "hello", language: "de", path: "/de/segui" }]);
  const id = await publish();
  expect(await arrived()).toEqual([{ kind: "article", language: "de", path: `/de/blog/${id}` }]);
  expect(await arrived()).toEqual([]);
  expect(new Set(service.requests.map(({ body }) => body.length)).size).toBe(1);
  for (const { body, headers } of service.requests) {
    expect(headers["content-encoding"]).toBe("aes128gcm");
    expect(body.toString("latin1")).not.toMatch(/hello|article|blog|segui|Camogli/);
  }
});

test("one message a day at most; a later article waits for the next day, and a hidden one is not told", async () => {
  await follows();
  await arrived();
  await publish();
  expect(await arrived()).toHaveLength(1);
  await publish();
  const newest = await publish();
  expect(await arrived()).toEqual([]);
  here.passes(day);
  expect(await arrived()).toMatchObject([{ path: `/blog/${newest}` }]);
  const hidden = await publish();
  await arrived();
  await showOrHideBlogPost(site, hidden, false);
  here.passes(day);
  expect(await arrived()).toEqual([]);
  expect(await followers()).toMatchObject([{ message: null }]);
});

test.each([403, 404, 410, 503])(
  "a browser whose first message is answered %i is not kept",
  async (status) => {
    answer(status);
    await follows();
    await arrived();
    expect(await followers()).toEqual([]);
  },
);

test("a proved browser is tried again when its service is down, and forgotten when its subscription has ended", async () => {
  await follows();
  await arrived();
  answer(503);
  await publish();
  await arrived();
  answer(201);
  expect(await arrived()).toEqual([]);
  here.passes(1);
  expect(await arrived()).toHaveLength(1);
  answer(410);
  here.passes(day);
  await publish();
  await arrived();
  expect(await followers()).toEqual([]);
});

test("a finder hears once that the story is in the diary, and is forgotten then", async () => {
  const [storyId, other] = [await here.story(), await here.story({ story: "Un’altra" })];
  await follows({ storyId, language: "fr" });
  await arrived();
  await publish(other);
  expect(await arrived()).toEqual([]);
  const id = await publish(storyId);
  expect(await arrived()).toEqual([{ kind: "diary", language: "fr", path: `/fr/blog/${id}` }]);
  expect(await followers()).toEqual([]);
});

test("a finder who also follows stays a follower", async () => {
  const storyId = await here.story();
  await follows({ storyId });
  await follows();
  await arrived();
  await publish(storyId);
  expect(await arrived()).toMatchObject([{ kind: "diary" }]);
  expect(await followers()).toMatchObject([{ follows: 1, message: null }]);
});

test("a withdrawn or deleted story takes the browser that waits for it along", async () => {
  const [withdrawn, removed] = [await here.story(), await here.story({ story: "Un’altra" })];
  await follows({ storyId: withdrawn });
  expect(filesWith(here.dataDir, [service.subscription.endpoint])).not.toEqual([]);
  await arrived();
  await withdrawStory(site, withdrawn);
  expect(filesWith(here.dataDir, [service.subscription.endpoint])).toEqual([]);
  await follows({ storyId: removed });
  await arrived();
  await moveToBin(site, "story", [removed]);
  await forgetIdleFollowers(site.db);
  expect(await followers()).toEqual([]);
});

test("an owner who follows keeps both, and stopping ends only the following", async () => {
  await addBrowser(site, service.subscription, "Chrome/Android");
  seen = 1;
  await follows();
  expect(await arrived()).toMatchObject([{ kind: "hello" }]);
  await unfollow(site, service.subscription.endpoint);
  expect([await followers(), await listBrowsers(site)]).toMatchObject([[], [{ browser: "Chrome/Android" }]]);
});

test("only known push services are written to", async () => {
  const hosts = ["https://push.example/x", "https://fcm.googleapis.com.evil.example/x", "https://10.0.0.1/x"];
  for (const endpoint of [...hosts, "https://fcm.googleapis.com:8443/x"]) {
    expect(await follows({ endpoint })).toMatchObject({ code: "unknown-push-service" });
  }
  for (const endpoint of ["https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/x"]) {
    expect(await follows({ endpoint })).toMatchObject({ ok: true });
  }
});

test("a network subscribes twenty times a day, and five thousand browsers are enough", async () => {
  const endpoint = (n: number) => `https://fcm.googleapis.com/${n}`;
  for (let n = 0; n < followsPerDay; n += 1) {
    expect(await follows({ endpoint: endpoint(n), from: `198.51.100.${n}` })).toMatchObject({ ok: true });
  }
  const next = { endpoint: endpoint(99), from: "198.51.100.200" };
  expect(await follows(next)).toMatchObject({ code: "too-many-follows" });
  expect(await follows({ ...next, from: "203.0.113.1" })).toMatchObject({ ok: true });
  here.passes(day + 1);
  expect(await follows(next)).toMatchObject({ ok: true });

  const [row] = await followers();
  const more = Array.from({ length: maxFollowers - followsPerDay - 1 }, (_, n) => ({
    ...row,
    ...{
      id: `f${n}`,
      endpoint: endpoint(1000 + n),
      follows: 1 as const,
      proved: 1 as const,
      message: null,
      due_at: null,
    },
  }));
  for (let at = 0; at < more.length; at += 500) {
    await site.db
      .insertInto("followers")
      .values(more.slice(at, at + 500) as never)
      .execute();
  }
  expect(await follows({ endpoint: endpoint(9999) })).toMatchObject({ code: "too-many-followers" });
  expect(await follows({ endpoint: endpoint(1) })).toMatchObject({ ok: true });
});

test("many followers are told over an hour", async () => {
  await follows();
  await arrived();
  const [row] = await followers();
  const { host } = new URL(service.url);
  const more = Array.from({ length: 1439 }, (_, n) => ({
    ...row,
    id: `f${n}`,
    endpoint: `https://${host}/${n}`,
  }));
  for (let at = 0; at < more.length; at += 500) {
    await site.db
      .insertInto("followers")
      .values(more.slice(at, at + 500) as never)
      .execute();
  }
  await publish();
  for (let run = 0; run < 5; run += 1) expect(await arrived()).toHaveLength(2);
});
