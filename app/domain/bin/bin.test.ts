import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { storedNames } from "../../../tests/support/photos/stored-names";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import type { BinKind } from "./bin";
import { listBin } from "./bin-queries.server";
import { emptyBin, expireBin, removeFromBin } from "./empty-bin.server";
import { moveToBin, restoreFromBin } from "./move-to-bin.server";

const words =
  'Parolaunica: l’ho trovato sul «muretto» del porto,\nse ricordo "bene", con la valigia bagnata.';
const point = { latitude: 44.348765, longitude: 9.154321 };
let here: TestSite;
let now = new Date("2026-05-03T10:00:00.000Z");

beforeEach(async () => {
  now = new Date("2026-05-03T10:00:00.000Z");
  here = await testSite({ now: () => now });
});
afterEach(() => here.close());

const nothing = { token: null, draftId: null, removed: [], received: [] };

async function sent(token: string | null = null, colour = "#8a5a36"): Promise<string> {
  const received = [await here.receive("scatto.jpg", await jpegPhoto({ colour, position: point }))];
  const fields = { name: "Annalisetta", city: "Camogli", story: words, consent: "true" };
  const form = { ...nothing, fields, honeypot: "", language: "it", token, received };
  const result = await submitStory(here.site, form);
  if (!result.ok) throw new Error(result.code);
  return result.value.id;
}

async function promoted(storyId: string | null, own: { content?: string; existingPhotos?: string[] } = {}) {
  const { content = words, existingPhotos = [] } = own;
  const fields = { title: "Il molo", content, city: "Camogli", country: "Italia" };
  const result = await createBlogPost(here.site, { ...nothing, fields, existingPhotos, storyId });
  if (!result.ok) throw new Error(result.code);
  return result.value.id;
}

async function stop(own: Record<string, string>, existingPhotos: string[] = []): Promise<string> {
  const where = { latitude: "44.35", longitude: "9.15" };
  const fields = { name: "Il porto", city: "Camogli", country: "Italia", ...where, ...own };
  const result = await createLocation(here.site, { ...nothing, fields, existingPhotos });
  if (!result.ok) throw new Error(result.code);
  return result.value.id;
}

const bin = (kind: BinKind, ...ids: string[]) => moveToBin(here.site, kind, ids);
const photosOf = async (story: string) =>
  ((await findStory(here.site, story))?.photos ?? []).map(({ name }) => name);
const names = () => storedNames(here.site.photos);

describe("the bin", () => {
  it("keeps a story, its article and their stop, and gives them back linked, in whatever order", async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ]) {
      const story = await sent();
      const photos = await photosOf(story);
      const post = await promoted(story, { existingPhotos: photos });
      const location = await stop({ blogPostId: post }, photos);
      const all = [
        ["story", story],
        ["blog-post", post],
        ["location", location],
      ] as const;
      for (const [kind, id] of all) expect(await bin(kind, id)).toEqual({ ok: true, value: { moved: [id] } });
      expect(await countAll(here.site, "bin")).toBe(3);
      expect([await findStory(here.site, story), await findBlogPost(here.site, post)]).toEqual([null, null]);
      for (const n of order) await restoreFromBin(here.site, [all[n]?.[1] ?? ""]);
      expect(await findStory(here.site, story), order.join()).toMatchObject({
        ...{ story: words, state: "diary", blogPost: { id: post, published: false } },
        photos: photos.map((name) => ({ name })),
      });
      expect(await findBlogPost(here.site, post)).toMatchObject({
        ...{ published: false, content: words, storyId: story },
        photos: photos.map((name) => ({ name })),
      });
      expect(await findLocation(here.site, location), order.join()).toMatchObject({
        ...{ visible: false, blogPostId: post, latitude: "44.35" },
        photo: { name: photos[0] },
      });
      expect(await countAll(here.site, "bin")).toBe(0);
      for (const [kind, id] of all) await bin(kind, id);
      await emptyBin(here.site);
      expect(await names()).toEqual([]);
    }
  });

  it("gives a story back beside one that the same form has made since", async () => {
    const story = await sent("lo-stesso-modulo");
    await bin("story", story);
    const again = await sent("lo-stesso-modulo");
    expect(again).not.toBe(story);
    expect(await restoreFromBin(here.site, [story])).toMatchObject({ ok: true });
    expect(await findStory(here.site, story)).not.toBeNull();
    expect(await restoreFromBin(here.site, [story])).toMatchObject({ ok: false, code: "not-in-bin" });
  });

  it("shows a photo as it was covered since", async () => {
    const story = await sent();
    const [name = ""] = await photosOf(story);
    const post = await promoted(null, { content: "Mare", existingPhotos: [name] });
    await bin("story", story);
    await editPhoto(here.site, { name, edits: [{ turn: 90 }], token: null });
    await restoreFromBin(here.site, [story]);
    const [covered] = (await findBlogPost(here.site, post))?.photos ?? [];
    expect(await photosOf(story)).toEqual([covered?.name]);
    expect(covered?.name).not.toBe(name);
  });

  it("forgets after 30 days, with the photos that nothing else uses", async () => {
    const [story, other] = [await sent(), await sent(null, "#0f6e70")];
    const [used = ""] = await photosOf(other);
    await promoted(null, { content: "Mare", existingPhotos: [used] });
    await bin("story", story, other, "sconosciuta");
    now = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000 - 1);
    await expireBin(here.site);
    expect((await listBin(here.site)).map(({ id }) => id).toSorted()).toEqual([story, other].toSorted());
    now = new Date(now.getTime() + 1);
    await expireBin(here.site);
    expect(await countAll(here.site, "bin")).toBe(0);
    expect(await names()).toEqual([used]);
    expect(await removeFromBin(here.site, story)).toMatchObject({ ok: false, code: "not-in-bin" });
  });

  it("loses for good whatever has words, photos or the point of a story that is withdrawn", async () => {
    const token = "modulo";
    const story = await sent(token);
    const photos = await photosOf(story);
    const posts = [await promoted(story, { existingPhotos: photos }), await promoted(null)];
    const stops = [
      await stop({ blogPostId: posts[0] ?? "", description: words }),
      await stop({ latitude: "44.348765", longitude: "9.154321" }),
    ];
    const mixed = await promoted(null, { content: "Mare", existingPhotos: photos });
    await bin("location", ...stops);
    await bin("blog-post", ...posts, mixed);
    await bin("story", story);
    expect(filesWith(here.dataDir, ["Parolaunica"])).not.toEqual([]);
    expect(await withdrawStory(here.site, story)).toEqual({ ok: true, value: { day: "2026-05-03" } });
    expect(filesWith(here.dataDir, ["Parolaunica", "Annalisetta", "44.348765"])).toEqual([]);
    expect(await names()).toEqual([]);
    expect(await listBin(here.site)).toMatchObject([{ id: mixed, text: "Mare", photoCount: 0 }]);
    expect(await sent(token)).toBe(story);
    expect(await findStory(here.site, story)).toBeNull();
  });

  it("loses the stop of an article that a withdrawal empties", async () => {
    const story = await sent();
    const post = await promoted(story);
    const location = await stop({ blogPostId: post, description: "A due passi dal muretto" });
    await bin("location", location);
    await withdrawStory(here.site, story);
    expect(await countAll(here.site, "bin")).toBe(0);
    expect(await findBlogPost(here.site, post)).toMatchObject({ withdrawn: true });
  });
});
