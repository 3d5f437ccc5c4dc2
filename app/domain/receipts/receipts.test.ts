import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { wrongGuessesPer15Minutes } from "~/domain/limits/rate-limit.server";
import { newToken } from "~/domain/new-id";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { emptyBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { findStory, listStories } from "~/domain/stories/stories-queries.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { correctStory } from "./correct-story.server";
import { openReceipt } from "./open-receipt.server";
import { storedNames } from "../../../tests/support/photos/stored-names";

let here: TestSite;
beforeEach(async () => {
  here = await testSite();
});
afterEach(() => here.close());

const words = { story: "Era sul molò.", name: "Ada", city: "Camogli" };

async function send({ token = newToken() as string | null, photos = 0, story = words.story } = {}) {
  const names = ["una", "due", "tre"].slice(0, photos);
  const received = await Promise.all(
    names.map(async (name, n) => here.receive(`${name}.jpg`, await jpegPhoto({ width: 90 + n }))),
  );
  const sent = await submitStory(here.site, {
    fields: { ...words, story, consent: "true" },
    ...{ honeypot: "", language: "it", token, draftId: null, removed: [], received },
  });
  if (!sent.ok) throw new Error(sent.code);
  return { ...sent.value, secret: sent.value.receipt.replace("/ricevuta/", "") };
}

const correct = (id: string, fields: Partial<typeof words>, more = {}) =>
  correctStory(here.site, id, { fields: { ...words, ...fields }, removed: [], seen: "", ...more });

const promote = (id: string, seen = "", existingPhotos: string[] = []) =>
  createBlogPost(here.site, {
    fields: { title: "Il molo", content: words.story, city: "Camogli", country: "Italia" },
    ...{ existingPhotos, storyId: id, storyCorrectedAt: seen },
    ...{ token: null, draftId: null, removed: [], received: [] },
  });

const open = (secret: string, from: string | null = null) => openReceipt(here.site, secret, from);

describe("a receipt", () => {
  it("is the same for the same form, one after the other or at once, and another for every other form", async () => {
    const token = newToken();
    const [first, twin] = await Promise.all([send({ token }), send({ token })]);
    const again = await send({ token });
    expect([twin.receipt, again.receipt]).toEqual([first.receipt, first.receipt]);
    const others = [await send({ token, story: "Altre parole" }), await send(), await send({ token: null })];
    expect(new Set([first, ...others].map(({ receipt }) => receipt)).size).toBe(4);
    expect(first.receipt).toMatch(/^\/ricevuta\/[0-9a-f]{40}$/);
    expect(await open(first.secret)).toMatchObject({ state: "story", storyId: first.id });
    expect(await open(first.secret.toUpperCase())).toMatchObject({ state: "story" });
  });

  it("does not follow from a token that somebody makes up: another site has another one", async () => {
    const { receipt } = await send({ token: "t" });
    const elsewhere = await testSite();
    const sent = await submitStory(elsewhere.site, {
      fields: { ...words, consent: "true" },
      ...{ honeypot: "", language: "it", token: "t", draftId: null, removed: [], received: [] },
    });
    await elsewhere.close();
    expect(sent.ok && sent.value.receipt).not.toBe(receipt);
  });

  it("is nowhere on the disk, and neither is the token of its form", async () => {
    const token = newToken();
    const { secret } = await send({ token, photos: 1 });
    expect(filesWith(here.dataDir, [words.name])).not.toEqual([]);
    expect(filesWith(here.dataDir, [secret, token])).toEqual([]);
  });

  it("is given to a form that had arrived before there were receipts, when it is sent again", async () => {
    const token = newToken();
    const { id, secret } = await send({ token });
    await here.site.db.deleteFrom("receipts").execute();
    expect(await open(secret)).toEqual({ state: "unknown" });
    expect(await send({ token })).toMatchObject({ id, secret });
    expect(await open(secret)).toMatchObject({ storyId: id });
  });

  it("says nothing that is for the owner alone, and of a hidden article nothing at all", async () => {
    const position = { latitude: 44.35, longitude: 9.15 };
    const received = [await here.receive("molo.jpg", await jpegPhoto({ position }))];
    const form = { honeypot: "", language: "it", token: newToken(), draftId: null, removed: [], received };
    const sent = await submitStory(here.site, { fields: { ...words, consent: "true" }, ...form });
    if (!sent.ok) throw new Error(sent.code);
    const opened = await open(sent.value.receipt.replace("/ricevuta/", ""));
    expect(JSON.stringify(opened)).not.toMatch(/44\.35|position|takenOn|consent|readAt/);
    const post = await promote(sent.value.id);
    if (!post.ok) throw new Error(post.code);
    await here.site.db.updateTable("blog_posts").set({ published: 0 }).execute();
    const hidden = await open(sent.value.receipt.replace("/ricevuta/", ""));
    expect(hidden).toMatchObject({ story: { state: "diary", blogPost: null } });
  });

  it("tells that its story was withdrawn, and on which day, or that the owner deleted it", async () => {
    const [withdrawn, removed] = [await send(), await send({ story: "Un’altra" })];
    const result = await withdrawStory(here.site, withdrawn.id);
    await moveToBin(here.site, "story", [removed.id]);
    await emptyBin(here.site);
    expect(await open(withdrawn.secret)).toEqual({
      state: "withdrawn",
      day: result.ok && result.value.day,
      pending: false,
      ofSighting: false,
    });
    expect(await open(removed.secret)).toEqual({
      ...{ state: "removed", storyId: removed.id, left: null, ofSighting: false },
    });
  });

  it("that is wrong waits after twenty, by address; a right one never does", async () => {
    const { secret } = await send();
    const guesses = ["0".repeat(40), "x", "", `${secret}0`];
    for (let n = 0; n < wrongGuessesPer15Minutes; n += 1) {
      expect(await open(guesses[n % guesses.length] ?? "", "198.51.100.1")).toEqual({ state: "unknown" });
    }
    expect(await open("0".repeat(40), "198.51.100.1")).toMatchObject({ state: "too-many" });
    expect(await open(secret, "198.51.100.1")).toMatchObject({ state: "story" });
    expect(await open("0".repeat(40), "198.51.100.2")).toEqual({ state: "unknown" });
  });
});

describe("a correction", () => {
  it("changes the words, also those that are searched, and takes photos away with their files", async () => {
    const { id } = await send({ photos: 2 });
    const [gone, kept] = (await findStory(here.site, id))?.photos ?? [];
    const fields = { story: " Era sul pontile.\r\n", name: "", city: "Recco" };
    expect(await correct(id, fields, { removed: [gone?.id] })).toMatchObject({ ok: true });
    const story = await findStory(here.site, id);
    expect(story).toMatchObject({ story: "Era sul pontile.", name: null, city: "Recco", photos: [kept] });
    expect(story?.correctedAt).not.toBeNull();
    expect(await storedNames(here.site.photos)).toEqual([kept?.name]);
    expect(await listStories(here.site, { search: "molo" })).toEqual([]);
    expect(await listStories(here.site, { search: "pontile recco" })).toHaveLength(1);
  });

  it("once more changes nothing, and of an outdated page nothing either", async () => {
    const { id } = await send();
    await correct(id, { story: "Prima" });
    const first = await findStory(here.site, id);
    expect(await correct(id, { story: "Prima" })).toMatchObject({ ok: true });
    expect(await correct(id, { story: "Seconda" })).toMatchObject({ ok: false, code: "changed-meanwhile" });
    expect(await findStory(here.site, id)).toEqual(first);
    const seen = first?.correctedAt;
    expect(await correct(id, { story: "Seconda" }, { seen })).toMatchObject({ ok: true });
  });

  it("says what is wrong as the form does, and changes nothing", async () => {
    const { id } = await send();
    const story = "x".repeat(1001);
    expect(await correct(id, { story, name: "y".repeat(101) })).toMatchObject({
      code: "invalid",
      fieldErrors: { story: [{ code: "too-long", max: 1000 }], name: [{ code: "too-long" }] },
    });
    expect(await correct(id, { story: "" })).toMatchObject({ fieldErrors: { story: [{ code: "missing" }] } });
    expect(await findStory(here.site, id)).toMatchObject({ ...words, correctedAt: null });
    expect(await correct("0".repeat(20), {})).toMatchObject({ code: "unknown-story" });
  });

  it("takes a photo away also from an article and a stop that show it, and no photo of another story", async () => {
    const [mine, other] = [await send({ photos: 1 }), await send({ photos: 1, story: "Un’altra" })];
    const photoOf = async (id: string) => (await findStory(here.site, id))?.photos[0];
    const [own, foreign] = [await photoOf(mine.id), await photoOf(other.id)];
    const form = { token: null, draftId: null, removed: [], received: [] };
    const place = { city: "Camogli", country: "Italia" };
    const post = await createBlogPost(here.site, {
      fields: { title: "T", content: "C", ...place },
      ...{ existingPhotos: [own?.name ?? "", foreign?.name ?? ""], storyId: null, ...form },
    });
    const stop = await createLocation(here.site, {
      fields: { name: "N", ...place, latitude: "44.35", longitude: "9.15" },
      ...{ existingPhotos: [own?.name ?? ""], ...form },
    });
    if (!post.ok || !stop.ok) throw new Error("not created");
    let cleared = 0;
    const clear = () => Promise.resolve(void (cleared += 1));
    const pages = { ...here.site.pages, clear };
    const removed = [own?.id ?? "", foreign?.id ?? ""];
    const fields = { ...words };
    expect(await correctStory({ ...here.site, pages }, mine.id, { fields, removed, seen: "" })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(cleared).toBe(1);
    expect(await photoOf(mine.id)).toBeUndefined();
    expect(await photoOf(other.id)).toEqual(foreign);
    expect((await findBlogPost(here.site, post.value.id))?.photos).toMatchObject([{ id: foreign?.id }]);
    expect((await listLocations(here.site))[0]?.photo).toBeNull();
    expect(await storedNames(here.site.photos)).toEqual([foreign?.name]);
  });

  it("takes a photo away that the owner has turned meanwhile", async () => {
    const { id } = await send({ photos: 1 });
    const [photo] = (await findStory(here.site, id))?.photos ?? [];
    const edited = await editPhoto(here.site, {
      name: photo?.name ?? "",
      edits: [{ turn: 90 }],
      token: null,
    });
    expect(edited.ok).toBe(true);
    expect(await correct(id, {}, { removed: [photo?.id] })).toMatchObject({ ok: true });
    expect((await findStory(here.site, id))?.photos).toEqual([]);
    expect(await storedNames(here.site.photos)).toEqual([]);
  });
});

describe("a finder who corrects and an owner who promotes", () => {
  it("at the same moment lose nothing: one of them is told", async () => {
    for (let n = 0; n < 6; n += 1) {
      const { id } = await send({ story: `Chi prima? ${n}` });
      const acts = [() => correct(id, { story: "Corretta" }), () => promote(id)];
      const [one, other] = n % 2 ? acts.reverse() : acts;
      const answers = await Promise.all([one?.(), other?.()]);
      const refusal = answers.find((answer) => answer && !answer.ok);
      expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
      const story = await findStory(here.site, id);
      const isCorrected = story?.story === "Corretta";
      expect(refusal).toMatchObject({ code: isCorrected ? "story-corrected" : "story-in-diary" });
      expect(story?.blogPost === null).toBe(isCorrected);
    }
  });

  it("one after the other: who comes second is told", async () => {
    const [corrected, promoted] = [await send(), await send({ story: "Un’altra" })];
    await correct(corrected.id, { story: "Corretta" });
    expect(await promote(corrected.id)).toMatchObject({ code: "story-corrected" });
    await promote(promoted.id);
    expect(await correct(promoted.id, { story: "Corretta" })).toMatchObject({ code: "story-in-diary" });
    expect(await findStory(here.site, promoted.id)).toMatchObject({ story: "Un’altra" });
  });

  it("who has seen the correction makes the article; without saying what was seen it is made, too", async () => {
    const [seen, blind] = [await send(), await send({ story: "Un’altra" })];
    for (const { id } of [seen, blind]) await correct(id, { story: "Corretta" });
    const { correctedAt } = (await findStory(here.site, seen.id)) ?? {};
    expect(await promote(seen.id, correctedAt ?? "")).toMatchObject({ ok: true });
    expect(await promote(blind.id, null as never)).toMatchObject({ ok: true });
  });

  it("nobody gets a photo into an article that was taken away", async () => {
    const { id } = await send({ photos: 1 });
    const [photo] = (await findStory(here.site, id))?.photos ?? [];
    await correct(id, {}, { removed: [photo?.id] });
    const refusal = await promote(id, "", [photo?.name ?? ""]);
    expect(refusal).toMatchObject({ fieldErrors: { existingPhotos: [{ code: "photo-gone" }] } });
  });
});
