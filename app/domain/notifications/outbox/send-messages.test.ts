import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countAll } from "~/domain/pagination/cursor.server";
import { type HttpReceiver, startHttpReceiver } from "../../../../tests/support/notifications/http-receiver";
import { type NotifiedSite, notifiedSite } from "../../../../tests/support/notifications/notified-site";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { recordSighting, listSightings } from "~/domain/sightings/sightings.server";
import { createTag } from "~/domain/tags/tags.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { writeValue } from "~/domain/key-values.server";
import { expireNotifications, listDeliveries } from "./deliveries-queries.server";
import { pauseKey, resumeNotifications } from "~/domain/notifications/pause.server";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { claimMessages, releaseClaims, sendMessages } from "./send-messages.server";

let receiver: HttpReceiver;
let here: NotifiedSite;
beforeEach(async () => {
  receiver = await startHttpReceiver();
  here = await notifiedSite({ notifyUrl: `${receiver.url}/avvisi` });
});
afterEach(async () => {
  await here.close();
  await receiver.close();
});

const down = (status = 503) => (receiver.answer = (response) => void response.writeHead(status).end());
const up = () => (receiver.answer = (response) => void response.writeHead(200).end());
const received = () =>
  receiver.requests.map(({ body }) => JSON.parse(body.toString()) as { text: string; id: string });
const texts = () => received().map(({ text }) => text);

test("a story is told once, with its city and its photos, and leads to its page", async () => {
  const id = await here.story({ city: "Camogli", name: "Marta" });
  await here.send();
  await here.send();
  here.passes(60 * 24);
  await here.send();
  expect(received()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
      event: "story",
      at: "2026-05-03T10:00:00.000Z",
      text: "Una storia nuova (Camogli). Senza foto. Ti aspetta nel pannello.",
      url: `https://capi.example/admin/storie/${id}`,
    },
  ]);
});

test("the same form sent twice is told once, and a refused one not at all", async () => {
  await expect(here.story({ consent: "" })).rejects.toThrow("invalid");
  await here.send();
  expect(received()).toEqual([]);
});

test("a story and its notification are stored together, or neither is", async () => {
  await sql`create trigger no_notifications before insert on notifications
    begin select raise(abort, 'no'); end`.execute(here.site.db);
  await expect(here.story()).rejects.toThrow("no");
  expect(await countAll(here.site, "stories")).toBe(0);
});

test("of thirty stories in a burst the owner gets two messages, ten minutes apart", async () => {
  await here.story();
  await here.send();
  for (let n = 1; n < 30; n += 1) {
    here.passes(0.1);
    await here.story({ city: n % 2 ? "Lecce" : "Roma" });
    await here.send();
  }
  here.passes(7);
  await here.send();
  expect(texts()).toHaveLength(1);
  here.passes(1);
  await here.send();
  here.passes(60);
  await here.send();
  expect(texts()).toEqual([
    "Una storia nuova. Senza foto. Ti aspetta nel pannello.",
    "29 storie nuove. Senza foto (Lecce e Roma). Ti aspettano nel pannello.",
  ]);
  expect((received()[1] as { url?: string }).url).toBe("https://capi.example/admin?stato=nuova");
});

test("what could not be sent for an hour arrives once the receiver is back, everything once", async () => {
  down();
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 20 === 0) await here.story({ city: `Luogo ${minute}` });
    await here.send();
    here.passes(1);
  }
  const tries = received().length;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(10);
  up();
  for (let minute = 0; minute < 90; minute += 1) {
    await here.send();
    here.passes(1);
  }
  const arrived = texts().slice(tries);
  expect(arrived).toEqual([
    "Una storia nuova (Luogo 0). Senza foto. Ti aspetta nel pannello.",
    "Due storie nuove. Senza foto (Luogo 20 e Luogo 40). Ti aspettano nel pannello.",
  ]);
  expect(
    new Set(
      received()
        .slice(0, tries + 1)
        .map(({ id }) => id),
    ).size,
  ).toBe(1);
});

test("after three days it is given up, and the owner can read why", async () => {
  down(500);
  await here.story();
  for (let hours = 0; hours < 80; hours += 1) {
    await here.send();
    here.passes(60);
  }
  const tries = received().length;
  expect(tries).toBeLessThan(25);
  const [delivery] = await listDeliveries(here.site);
  expect(delivery).toMatchObject({
    channel: "message",
    outcome: "given-up",
    nextAt: null,
    error: { code: "refused", status: 500 },
    events: [{ event: "story", count: 1 }],
    tries,
  });
  up();
  await here.story({ city: "Lecce" });
  await here.send();
  expect(texts().slice(tries)).toEqual(["Una storia nuova (Lecce). Senza foto. Ti aspetta nel pannello."]);
});

test("two senders at once send it once", async () => {
  await here.story();
  await Promise.all([sendMessages(here.site), sendMessages(here.site), sendMessages(here.site)]);
  expect(received()).toHaveLength(1);
});

test("a sender that is killed in the middle leaves one double at most, with the same id", async () => {
  await here.story();
  receiver.answer = (response) => void response.destroy();
  await here.send();
  here.passes(1);
  up();
  // Twice, a process sends the message and dies before it stores the result.
  for (let killed = 0; killed < 2; killed += 1) {
    expect(await claimMessages(here.site)).toHaveLength(1);
    expect(await claimMessages(here.site)).toEqual([]);
    await releaseClaims(here.site);
  }
  await here.send();
  expect(await listDeliveries(here.site)).toMatchObject([{ outcome: "unknown", nextAt: null }]);
  expect(received()).toHaveLength(1);

  here.passes(10);
  await here.story({ city: "Lecce" });
  await here.send();
  await here.send();
  expect(texts()).toHaveLength(2);
});

test("another sender takes over after two minutes what the first one never settled", async () => {
  await here.story();
  await here.send();
  here.passes(20);
  await here.story({ city: "Lecce" });
  down();
  await here.send();
  here.passes(5);
  up();
  const [claimed] = await claimMessages(here.site);
  here.passes(1);
  await here.send();
  expect(received()).toHaveLength(2);
  here.passes(1);
  await here.send();
  expect(received().at(-1)).toMatchObject({ id: claimed?.id });
  expect(received()).toHaveLength(3);
});

test("a clock that was set back neither stops the messages nor sends them twice", async () => {
  await here.story();
  await here.send();
  here.passes(-60 * 24 * 400);
  await here.story({ city: "Lecce" });
  await here.send();
  await here.send();
  expect(texts()).toHaveLength(2);
});

test("after a restore nothing is sent until the owner confirms it", async () => {
  await writeValue(here.site.db, pauseKey, "restore");
  await here.story();
  await here.send();
  here.passes(60);
  await here.send();
  expect(received()).toEqual([]);
  await resumeNotifications(here.site);
  await here.send();
  expect(received()).toHaveLength(1);
});

test("a story that was deleted meanwhile is not told, nor are those of before a channel was there", async () => {
  await moveToBin(here.site, "story", [await here.story()]);
  await here.send();
  expect(received()).toEqual([]);
  expect(await listDeliveries(here.site)).toEqual([]);

  const unheard = await notifiedSite();
  await unheard.story();
  await unheard.send();
  expect(await unheard.site.db.selectFrom("notification_entries").selectAll().execute()).toEqual([]);
  await unheard.close();
});

test("a withdrawal is told, and leads to the article that can be deleted; the story itself is told no more", async () => {
  const id = await here.story({ city: "Camogli" });
  const post = await createBlogPost(here.site, {
    fields: { title: "Il molo", content: "Era seduto.", city: "Camogli", country: "Italia" },
    existingPhotos: [],
    ...{ token: null, draftId: null, removed: [], received: [], storyId: id },
  });
  const postId = post.ok ? post.value.id : "";
  await withdrawStory(here.site, id);
  await withdrawStory(here.site, id);
  await here.send();
  expect(received()).toMatchObject([
    { event: "withdrawal", url: `https://capi.example/admin/articoli/${postId}` },
  ]);
});

test("sightings are told with their towns, and no more once they are taken back", async () => {
  const tag = await createTag(here.site, { fields: { name: "Zaino" }, token: null });
  const code = tag.ok ? tag.value.code : null;
  for (const city of ["Torino", "", "Lecce"])
    await recordSighting(here.site, { code, fields: { city }, token: city, language: "it", from: null });
  const sightings = await listSightings(here.site);
  await withdrawStory(here.site, sightings.find(({ city }) => city === "Lecce")?.id ?? "");
  await here.send();
  expect(received()).toMatchObject([
    {
      event: "sighting",
      text: "Due avvistamenti. Qualcuno ha detto dove si trova (Torino): la storia può arrivare più tardi.",
      url: "https://capi.example/admin?stato=avvistamento",
    },
  ]);
});

test("different things in ten minutes come in one message", async () => {
  const { db, now } = here.site;
  await here.story({ city: "Lecce" });
  await recordNotification(db, now().toISOString(), { event: "withdrawal", subjectId: null });
  await recordNotification(db, now().toISOString(), { event: "backup", key: "backup 1" });
  await recordNotification(db, now().toISOString(), { event: "backup", key: "backup 1" });
  await here.send();
  expect(received()).toMatchObject([
    {
      event: "summary",
      url: "https://capi.example/admin",
      text: "Una storia nuova, una storia ritirata, manca una copia di sicurezza recente. Senza foto. Ti aspetta nel pannello. Chi l’aveva mandata l’ha ritirata: dal sito storia e foto sono sparite. Se le avevi messe sui social o salvate altrove, toglile anche da lì. Da più di otto giorni non c’è una copia di sicurezza nuova: falla adesso, con «giramondo backup», o chiedilo a chi gestisce il server.",
    },
  ]);
});

test("what was told is forgotten after thirty days", async () => {
  await here.story();
  await here.send();
  here.passes(29 * 24 * 60);
  await expireNotifications(here.site);
  expect(await listDeliveries(here.site)).toHaveLength(1);
  here.passes(2 * 24 * 60);
  await expireNotifications(here.site);
  expect(await listDeliveries(here.site)).toEqual([]);
  expect(await here.site.db.selectFrom("notifications").selectAll().execute()).toEqual([]);
  await here.send();
  expect(received()).toHaveLength(1);
});
