import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBlogPost, showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { dropDraft, evictOldDrafts, expireDrafts, findDraft } from "~/domain/photos/drafts/drafts.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { isPhotoPublic } from "~/domain/photos/photos-queries.server";
import { sweepPhotos } from "~/domain/photos/files/sweep-photos.server";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { currentConsent } from "./consent";
import { emptyBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { findStory, listStories } from "./stories-queries.server";
import { storyWordsSchema } from "./story-words.server";
import { storeStory, submitStory } from "./submit-story.server";
import type { SubmittedStory } from "./submitted-story";
import { storedNames } from "../../../tests/support/photos/stored-names";

let here: TestSite;
let clock: Date;

beforeEach(async () => {
  clock = new Date("2026-05-03T10:00:00.000Z");
  here = await testSite({ now: () => clock });
});

afterEach(() => here.close());

const fields = { name: " Marta ", city: "", story: "Ciao\r\ndal porto ", consent: "true" };

function form(more: Partial<SubmittedStory> = {}): SubmittedStory {
  return {
    fields,
    language: "it",
    honeypot: "",
    token: null,
    draftId: null,
    removed: [],
    received: [],
    ...more,
  };
}

async function photos(...names: string[]) {
  return Promise.all(
    names.map(async (name, n) => here.receive(name, await jpegPhoto({ width: 100 + n, height: 80 }))),
  );
}

/** Makes every later attempt to store a draft fail. */
async function noDraftsFromNowOn(): Promise<void> {
  await sql`create trigger no_drafts before insert on drafts
    begin select raise(abort, 'a draft was written'); end`.execute(here.site.db);
}

async function acceptedId(story: SubmittedStory): Promise<string> {
  const result = await submitStory(here.site, story);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value.id;
}

describe("submitStory", () => {
  it("keeps what was sent: texts trimmed, photos in order, when and to what the sender agreed", async () => {
    const id = await acceptedId(form({ received: await photos("uno.jpg", "due.jpg", "tre.jpg") }));
    const story = await findStory(here.site, id);
    expect(story).toMatchObject({ name: "Marta", city: null, story: "Ciao\ndal porto", consent: true });
    expect(story?.photos.map(({ name }) => name.replace(/^.*_/, ""))).toEqual([
      "uno.jpg",
      "due.jpg",
      "tre.jpg",
    ]);
    const row = await here.site.db.selectFrom("stories").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      consented_at: clock.toISOString(),
      consent_version: currentConsent,
    });
  });

  it("keeps the version of the consent that the form showed, not the newest", async () => {
    const words = storyWordsSchema.parse({ story: "Ciao" });
    const texts = { ...words, consent: true, consentVersion: "2025-01-01" };
    const stored = await storeStory(here.site, texts, form(), [], null);
    const row = await here.site.db.selectFrom("stories").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: stored?.id, consent_version: "2025-01-01" });
  });

  it("says what is missing, and keeps the photos for the next try", async () => {
    const refusal = await submitStory(
      here.site,
      form({ fields: { story: " \n ", consent: "no" }, received: await photos("uno.jpg") }),
    );
    if (refusal.ok) throw new Error("accepted");
    expect(refusal.fieldErrors).toEqual({
      story: [{ code: "missing" }],
      consent: [{ code: "not-agreed" }],
    });
    expect(await countAll(here.site, "stories")).toBe(0);

    const id = await acceptedId(
      form({ draftId: refusal.draft?.id ?? null, received: await photos("due.jpg") }),
    );
    const labels = (await findStory(here.site, id))?.photos.map(({ name }) => name.replace(/^.*_/, ""));
    expect(labels).toEqual(["uno.jpg", "due.jpg"]);
    expect(await findDraft(here.site, refusal.draft?.id ?? "")).toBeNull();
  });

  it("names the file that is no photo and keeps the good ones", async () => {
    const received = [
      ...(await photos("uno.jpg")),
      await here.receive("lista.jpg", Buffer.from("pane, latte")),
    ];
    const refusal = await submitStory(here.site, form({ received }));
    if (refusal.ok) throw new Error("accepted");
    expect(refusal.fieldErrors).toEqual({ photos: [{ fileName: "lista.jpg", code: "not-an-image" }] });
    expect(refusal.draft?.photos).toHaveLength(1);
  });

  it("counts a thousand characters as people do", async () => {
    await acceptedId(form({ fields: { ...fields, story: "🦫".repeat(1000) } }));
    const refusal = await submitStory(here.site, form({ fields: { ...fields, story: "è".repeat(1001) } }));
    expect(refusal).toMatchObject({ ok: false, fieldErrors: { story: [{ code: "too-long", max: 1000 }] } });
  });

  it("keeps the first three photos and says how many are left out", async () => {
    const result = await submitStory(
      here.site,
      form({ received: await photos("1.jpg", "2.jpg", "3.jpg", "4.jpg") }),
    );
    expect(result).toMatchObject({ ok: true, value: { leftOut: 1 } });
    expect((await listStories(here.site))[0]?.photos).toHaveLength(3);
  });

  it("makes one story of a form sent twice, one after the other or at once", async () => {
    const received = await photos("uno.jpg");
    const again = await photos("uno.jpg");
    const twice = form({ token: "abc", received });
    const [first, second] = await Promise.all([acceptedId(twice), acceptedId({ ...twice, received: again })]);
    expect(second).toBe(first);
    expect(await acceptedId(form({ token: "abc", received: await photos("uno.jpg") }))).toBe(first);
    expect(await countAll(here.site, "stories")).toBe(1);
    expect(await storedNames(here.site.photos)).toHaveLength(1);
  });

  it("stores a right first try in one transaction, without a draft", async () => {
    await noDraftsFromNowOn();
    const received = await photos("uno.jpg", "due.jpg", "tre.jpg");
    const id = await acceptedId(form({ token: "abc", received }));
    expect((await findStory(here.site, id))?.photos).toHaveLength(3);
    await sql`create trigger fails before insert on story_photos when new.position = 1
      begin select raise(abort, 'no'); end`.execute(here.site.db);
    const before = await storedNames(here.site.photos);
    const again = form({ token: "def", received: await photos("uno.jpg", "due.jpg") });
    await expect(submitStory(here.site, again)).rejects.toThrow("no");
    expect(await countAll(here.site, "stories")).toBe(1);
    expect((await storedNames(here.site.photos)).sort()).toEqual(before.sort());
    expect(await here.site.db.selectFrom("photos").select("id").execute()).toHaveLength(3);
  });

  it("keeps nothing of a refused form whose sender still has the photos", async () => {
    await noDraftsFromNowOn();
    const received = [...(await photos("uno.jpg")), await here.receive("lista.jpg", Buffer.from("pane"))];
    const refusal = await submitStory(here.site, form({ received, withoutDraft: true }));
    expect(refusal).toMatchObject({
      ok: false,
      draft: null,
      fieldErrors: { photos: [{ fileName: "lista.jpg", code: "not-an-image" }] },
    });
    expect(await storedNames(here.site.photos)).toEqual([]);
  });

  it("ends the draft of a refused form with the story that it becomes, and removes what was taken away", async () => {
    const refusal = await submitStory(
      here.site,
      form({ fields: {}, received: await photos("uno.jpg", "due.jpg") }),
    );
    if (refusal.ok || !refusal.draft) throw new Error("no draft");
    const { id: draftId, photos: waiting } = refusal.draft;
    await noDraftsFromNowOn();
    const removed = waiting.slice(0, 1).map((photo) => photo.id);
    const id = await acceptedId(form({ draftId, removed, received: await photos("tre.jpg") }));
    const names = (await findStory(here.site, id))?.photos.map(({ name }) => name) ?? [];
    expect(names.map((name) => name.replace(/^.*_/, ""))).toEqual(["due.jpg", "tre.jpg"]);
    expect((await storedNames(here.site.photos)).sort()).toEqual([...names].sort());
    expect(await here.site.db.selectFrom("drafts").select("id").execute()).toEqual([]);
  });

  it("makes another story of the same form with other words", async () => {
    const first = await acceptedId(form({ token: "abc" }));
    const second = await acceptedId(form({ token: "abc", fields: { ...fields, story: "Un’altra" } }));
    expect(second).not.toBe(first);
  });

  it("refuses what a robot filled in", async () => {
    expect(await submitStory(here.site, form({ honeypot: "http://x" }))).toMatchObject({
      ok: false,
      code: "spam",
    });
    expect(await countAll(here.site, "stories")).toBe(0);
  });

  it("believes the position that was sent along only when the photo itself is silent", async () => {
    const rome = { latitude: 41.9028, longitude: 12.4964 };
    const turin = { latitude: 45.0703, longitude: 7.6869 };
    const silent = { ...(await here.receive("uno.jpg", await jpegPhoto())), sentPosition: rome };
    const placed = {
      ...(await here.receive("due.jpg", await jpegPhoto({ width: 90, position: turin }))),
      sentPosition: rome,
    };
    const unknown = {
      ...(await here.receive("tre.jpg", await jpegPhoto({ width: 91 }))),
      sentPosition: null,
    };
    const id = await acceptedId(form({ received: [silent, placed, unknown] }));
    const positions = (await findStory(here.site, id))?.photos.map(({ position }) => position);
    expect(positions?.[0]).toEqual(rome);
    expect(positions?.[1]?.latitude).toBeCloseTo(turin.latitude, 4);
    expect(positions?.[2]).toBeNull();
  });

  it("takes nothing from a draft that is gone, and says so", async () => {
    const refusal = await submitStory(here.site, form({ draftId: "0".repeat(20) }));
    expect(refusal).toMatchObject({
      fieldErrors: { photos: [{ code: "draft-gone" }] },
    });
  });
});

describe("a draft that two tabs send", () => {
  async function sharedDraft() {
    const first = await submitStory(here.site, form({ fields: {}, received: await photos("uno.jpg") }));
    if (first.ok) throw new Error("accepted");
    return first.draft?.id ?? "";
  }

  it("makes a story of one and tells the other; no photo is in two stories, none gets lost unsaid", async () => {
    const draftId = await sharedDraft();
    const [added] = await photos("due.jpg");
    const tabs = [
      form({ draftId }),
      form({ draftId, fields: { ...fields, story: "L’altra" }, received: added ? [added] : [] }),
    ];
    const answers = await Promise.all(tabs.map((tab) => submitStory(here.site, tab)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const refusal = answers.find((answer) => !answer.ok);
    expect(refusal).toMatchObject({
      fieldErrors: { photos: [{ code: "draft-gone" }] },
    });
    const stories = await listStories(here.site);
    const waiting = refusal && "draft" in refusal ? (refusal.draft?.photos ?? []) : [];
    const names = [...(stories[0]?.photos ?? []), ...waiting].map(({ name }) => name).sort();
    expect(names.map((name) => name.replace(/^.*_/, "")).sort()).toEqual(["due.jpg", "uno.jpg"]);
    expect((await storedNames(here.site.photos)).sort()).toEqual(names);
  });

  it("keeps the photos that both add", async () => {
    const draftId = await sharedDraft();
    const [two, three] = await photos("due.jpg", "tre.jpg");
    const tabs = [two, three].map((photo) => form({ draftId, fields: {}, received: photo ? [photo] : [] }));
    await Promise.all(tabs.map((tab) => submitStory(here.site, tab)));
    const labels = (await findDraft(here.site, draftId))?.photos.map(({ name }) => name.replace(/^.*_/, ""));
    expect(labels?.sort()).toEqual(["due.jpg", "tre.jpg", "uno.jpg"]);
  });
});

describe("what becomes of the photos", () => {
  it("of the forms that were left longest ago, when strangers leave too many; the owner's words stay", async () => {
    const ownersForm = { draftId: null, removed: [], received: await photos("suo.jpg") };
    const owner = await keepInDraft(here.site, ownersForm, { max: 1, typed: { title: ["Tenuto"] } });
    const drafts: string[] = [];
    for (const name of ["uno.jpg", "due.jpg", "tre.jpg"]) {
      clock = new Date(clock.getTime() + 1000);
      const refusal = await submitStory(here.site, form({ fields: {}, received: await photos(name) }));
      if (!refusal.ok) drafts.push(refusal.draft?.id ?? "");
    }
    await evictOldDrafts(here.site, 2);
    const left = await Promise.all(drafts.map((id) => findDraft(here.site, id)));
    expect(left.map((draft) => draft?.photos.length ?? 0)).toEqual([0, 1, 1]);
    expect(await findDraft(here.site, owner.draft?.id ?? "")).toEqual(owner.draft);
    expect(await storedNames(here.site.photos)).toHaveLength(3);
  });

  it("ends a draft after 24 hours, with its files", async () => {
    const refusal = await submitStory(here.site, form({ fields: {}, received: await photos("uno.jpg") }));
    if (refusal.ok) throw new Error("accepted");
    clock = new Date("2026-05-04T09:59:00.000Z");
    await expireDrafts(here.site);
    expect(await storedNames(here.site.photos)).toHaveLength(1);
    clock = new Date("2026-05-04T10:00:00.000Z");
    expect(await findDraft(here.site, refusal.draft?.id ?? "")).toBeNull();
    await expireDrafts(here.site);
    expect(await storedNames(here.site.photos)).toEqual([]);
  });

  it("deletes a story's photos with it, but for those that an article shows", async () => {
    const id = await acceptedId(form({ received: await photos("uno.jpg", "due.jpg") }));
    const [kept, gone] = (await findStory(here.site, id))?.photos ?? [];
    const post = await createBlogPost(here.site, {
      fields: { title: "T", content: "C", city: "Camogli", country: "Italia" },
      existingPhotos: [`/uploads/${kept?.name}`],
      storyId: id,
      token: null,
      draftId: null,
      removed: [],
      received: [],
    });
    if (!post.ok) throw new Error(JSON.stringify(post));
    expect(await isPhotoPublic(here.site, kept?.name ?? "")).toBe(true);
    expect(await isPhotoPublic(here.site, gone?.name ?? "")).toBe(false);

    expect(await moveToBin(here.site, "story", [id])).toMatchObject({ ok: true });
    await emptyBin(here.site);
    expect(await storedNames(here.site.photos)).toEqual([kept?.name]);
    expect(await moveToBin(here.site, "story", [id])).toMatchObject({ ok: false, code: "unknown-story" });

    await showOrHideBlogPost(here.site, post.value.id, false);
    expect(await isPhotoPublic(here.site, kept?.name ?? "")).toBe(false);
  });

  it("sets photos aside that the database does not know, and leaves the others", async () => {
    const id = await acceptedId(form({ received: await photos("uno.jpg") }));
    const turn = { max: 1, sender: null };
    const [prepared] = (await here.site.images.prepare(await photos("orfana.jpg"), turn)) ?? [];
    if (!prepared?.ok) throw new Error(prepared?.code);
    await here.site.photos.put(prepared.value.name, prepared.value.files);
    expect(await storedNames(here.site.photos)).toHaveLength(2);
    const unknown: string[] = [];
    await sweepPhotos(here.site, async (name) => void unknown.push(name));
    expect(unknown).toEqual([prepared.value.name]);
    expect((await storedNames(here.site.photos)).filter((name) => !unknown.includes(name))).toEqual(
      (await findStory(here.site, id))?.photos.map(({ name }) => name),
    );
  });

  it("drops a draft with its photos", async () => {
    const refusal = await submitStory(here.site, form({ fields: {}, received: await photos("uno.jpg") }));
    if (refusal.ok) throw new Error("accepted");
    await dropDraft(here.site, refusal.draft?.id ?? "");
    expect(await storedNames(here.site.photos)).toEqual([]);
  });
});
