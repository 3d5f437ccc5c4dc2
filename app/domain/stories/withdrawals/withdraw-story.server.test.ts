import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type SubmittedBlogPost,
  createBlogPost,
  showOrHideBlogPost,
  updateBlogPost,
} from "~/domain/blog-posts/save-blog-post.server";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { updateLocation } from "~/domain/locations/save-location.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { editPhoto } from "~/domain/photos/edits/edit-photo.server";
import { storeDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { filesWith } from "../../../../tests/support/checks/find-bytes";
import { jpegPhoto } from "../../../../tests/support/test-photos";
import { type TestSite, testSite } from "../../../../tests/support/test-site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { emptyBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import type { Story } from "~/domain/stories/story";
import { submitStory } from "~/domain/stories/submit-story.server";
import { withdrawStory } from "./withdraw-story.server";
import { listWithdrawnStories } from "./withdrawn-stories.server";
import { storedNames } from "../../../../tests/support/photos/stored-names";

const day = "2026-05-03";
const words = "Parolaunica: l’ho trovato sul muretto del porto, con la valigia bagnata.";
let here: TestSite;

beforeEach(async () => {
  here = await testSite({ now: () => new Date(`${day}T10:00:00.000Z`) });
});
afterEach(() => here.close());

async function sent({
  story = words,
  token = null as string | null,
  photos = 1,
  colour = "#8a5a36",
} = {}): Promise<Story> {
  const received = [];
  for (let n = 0; n < photos; n += 1)
    received.push(await here.receive("scatto.jpg", await jpegPhoto({ colour })));
  const fields = { name: "Annalisetta", city: "Camogli", story, consent: "true" };
  const form = { fields, honeypot: "", language: "it", token, draftId: null, removed: [], received };
  const result = await submitStory(here.site, form);
  if (!result.ok) throw new Error(result.code);
  return (await findStory(here.site, result.value.id)) as Story;
}

function blogPostForm(
  { id, photos }: Story,
  { fields: own, ...rest }: Partial<SubmittedBlogPost> = {},
): SubmittedBlogPost {
  const fields = { title: "Storia da Camogli: Annalisetta", content: words, authorName: "Annalisetta" };
  return {
    fields: { ...fields, city: "Camogli", country: "Italia", ...own },
    existingPhotos: photos.map(({ name }) => name),
    ...{ token: null, draftId: null, removed: [], received: [], storyId: id },
    ...rest,
  };
}

async function promoted(story: Story, more: Partial<SubmittedBlogPost> = {}): Promise<string> {
  const created = await createBlogPost(here.site, blogPostForm(story, more));
  if (!created.ok) throw new Error(created.code);
  return created.value.id;
}

const location = (more: object) => ({
  fields: {
    ...{ name: "Storia da Camogli: Annalisetta", city: "Camogli", country: "Italia" },
    ...{ latitude: "44.35", longitude: "9.15" },
    ...more,
  },
  ...{ existingPhotos: [] as string[], token: null, draftId: null, removed: [], received: [] },
});
const names = async () => (await storedNames(here.site.photos)).toSorted();
const remains = (...more: string[]) => filesWith(here.dataDir, ["Parolaunica", "Annalisetta", ...more]);

describe("withdrawStory", () => {
  it("leaves of the story only its id and the day, and has the same answer the second time", async () => {
    const story = await sent();
    const other = await sent({ story: "Un’altra storia", colour: "#0f6e70" });
    const [photo] = story.photos;
    const pixels = await readFile(path.join(here.dataDir, "uploads", photo?.name ?? ""));
    const bytes = pixels.subarray(1000, 1100);
    expect(remains()).not.toEqual([]);
    const withdrawn = { ok: true, value: { day } };
    expect(await withdrawStory(here.site, story.id)).toEqual(withdrawn);
    expect(filesWith(here.dataDir, ["Parolaunica", bytes])).toEqual([]);
    expect(await names()).toEqual(other.photos.map(({ name }) => name));
    expect(await findStory(here.site, story.id)).toBeNull();
    expect(await countAll(here.site, "stories")).toBe(1);
    expect(await withdrawStory(here.site, story.id)).toEqual(withdrawn);
    expect(await listWithdrawnStories(here.site, { limit: 9, offset: 0 })).toEqual([
      { id: story.id, day, blogPostId: null },
    ]);
    expect(await here.site.db.selectFrom("withdrawn_stories").select("pending").execute()).toEqual([
      { pending: 0 },
    ]);
    expect(await withdrawStory(here.site, "unknown")).toMatchObject({ ok: false, code: "unknown-story" });
  });

  it("empties the article and its stop, also when a client did not say of which story it was", async () => {
    const story = await sent();
    const posts = [await promoted(story), await promoted(story, { storyId: null })];
    const [post = ""] = posts;
    await createLocation(here.site, location({ blogPostId: post, description: `Dice: ${words}` }));
    expect(await withdrawStory(here.site, story.id)).toMatchObject({ ok: true });
    for (const id of posts) {
      expect(await findBlogPost(here.site, id)).toMatchObject({
        ...{ title: "—", content: "—", city: "—", authorName: null, country: "Italia" },
        ...{ published: false, withdrawn: true, photos: [] },
      });
    }
    const [stop] = await listLocations(here.site);
    expect(stop).toMatchObject({ name: "Camogli", description: null, latitude: "44.4", blogPostId: post });
    expect(remains()).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it("takes its photos out of every article and stop that shows them, retouched ones too, and nothing else", async () => {
    const story = await sent({ photos: 2 });
    const other = await sent({ story: "Un’altra storia", colour: "#0f6e70" });
    const [first] = story.photos;
    const edits = [{ turn: 90 as const }];
    await editPhoto(here.site, { name: first?.name ?? "", edits, token: null });
    const now = (await findStory(here.site, story.id)) as Story;
    expect(now.photos[0]?.name).not.toBe(first?.name);
    const photos = [...now.photos, ...other.photos].map(({ name }) => name);
    const fields = { title: "Il molo", content: "Mare" };
    const mixed = await promoted(now, { storyId: null, existingPhotos: photos, fields });
    const shown = { ...location({ name: "Il molo" }), existingPhotos: photos.slice(0, 1) };
    expect(await createLocation(here.site, shown)).toMatchObject({ ok: true });
    await withdrawStory(here.site, story.id);
    expect(await findBlogPost(here.site, mixed)).toMatchObject({
      ...{ title: "Il molo", published: true, withdrawn: false },
      photos: other.photos.map(({ name }) => ({ name })),
    });
    expect(await listLocations(here.site)).toMatchObject([{ name: "Il molo", photo: null }]);
    expect(await names()).toEqual(other.photos.map(({ name }) => name));
    const ids = await here.site.db.selectFrom("withdrawn_photos").select("id").execute();
    const gone = [first, ...now.photos].map((photo) => photo?.id ?? "");
    expect(ids.map(({ id }) => id).toSorted()).toEqual(gone.toSorted());
  });

  it("takes what the owner has left of a deleted story: its article, its photos wherever they are", async () => {
    const story = await sent({ photos: 2 });
    const other = await sent({ story: "Un’altra storia", colour: "#0f6e70" });
    const [first, second] = story.photos.map(({ name }) => name);
    const post = await promoted(story, { existingPhotos: [first ?? ""] });
    await createLocation(here.site, location({ blogPostId: post, description: `Dice: ${words}` }));
    const fields = { title: "Il molo", content: "Mare" };
    const photos = [second ?? "", ...other.photos.map(({ name }) => name)];
    const mixed = await promoted(other, { storyId: null, existingPhotos: photos, fields });
    await editPhoto(here.site, { name: second ?? "", edits: [{ turn: 90 }], token: null });
    await moveToBin(here.site, "story", [story.id]);
    expect(await findBlogPost(here.site, post)).toMatchObject({ published: true, storyId: null });

    expect(await withdrawStory(here.site, story.id)).toEqual({ ok: true, value: { day } });
    expect(await findBlogPost(here.site, post)).toMatchObject({ content: "—", withdrawn: true, photos: [] });
    expect(await findBlogPost(here.site, mixed)).toMatchObject({ withdrawn: false, content: "Mare" });
    expect(filesWith(here.dataDir, ["Parolaunica"])).toEqual([]);
    expect(await names()).toEqual(other.photos.map(({ name }) => name));
    expect(await listWithdrawnStories(here.site, { limit: 9, offset: 0 })).toEqual([
      { id: story.id, day, blogPostId: post },
    ]);
  });

  it("reaches an article that is made of a story after the owner has deleted that", async () => {
    const story = await sent({ photos: 0 });
    await moveToBin(here.site, "story", [story.id]);
    await emptyBin(here.site);
    expect(await withdrawStory(here.site, story.id)).toMatchObject({ code: "unknown-story" });
    const post = await promoted(story);
    expect(await withdrawStory(here.site, story.id)).toMatchObject({ ok: true });
    expect(await findBlogPost(here.site, post)).toMatchObject({ content: "—", withdrawn: true });
  });

  it("never lets the article be shown or changed again; it can be deleted", async () => {
    const story = await sent();
    const post = await promoted(story);
    await withdrawStory(here.site, story.id);
    const refusal = { ok: false, code: "blog-post-withdrawn" };
    expect(await showOrHideBlogPost(here.site, post, true)).toMatchObject(refusal);
    expect(await showOrHideBlogPost(here.site, post, false)).toMatchObject({ ok: true });
    const edit = { ...blogPostForm(story), ordersPhotos: false, seenUpdatedAt: null, existingPhotos: [] };
    const published = { ...edit, fields: { published: "true" } };
    expect(await updateBlogPost(here.site, post, published)).toMatchObject(refusal);
    expect(await findBlogPost(here.site, post, { publishedOnly: true })).toBeNull();
  });

  it("lets no new stop have the words of its article; a stop of before can still be changed", async () => {
    const story = await sent();
    const post = await promoted(story);
    await createLocation(here.site, location({ blogPostId: post }));
    await withdrawStory(here.site, story.id);
    const late = await createLocation(here.site, location({ blogPostId: post, description: words }));
    expect(late).toMatchObject({ code: "invalid", fieldErrors: { blogPostId: [{ code: "unknown" }] } });
    const [stop] = await listLocations(here.site);
    const edit = { ...location({}), ordersPhotos: false, seenUpdatedAt: null };
    const changed = { ...edit, fields: { blogPostId: post, description: "Il molo è lungo." } };
    expect(await updateLocation(here.site, stop?.id ?? "", changed)).toMatchObject({ ok: true });
    expect(remains()).toEqual([]);
    const free = await promoted(await sent({ story: "Un’altra storia" }));
    const moved = (blogPostId: string) =>
      updateLocation(here.site, stop?.id ?? "", { ...edit, fields: { blogPostId } });
    expect(await moved(free)).toMatchObject({ ok: true });
    expect(await moved(post)).toMatchObject({ code: "invalid" });
    expect(await listLocations(here.site)).toMatchObject([{ name: "Camogli", blogPostId: free }]);
  });

  it("is stronger than a form of the owner that comes later, or at the same moment", async () => {
    for (const order of ["withdrawn first", "at once", "promoted first"]) {
      const story = await sent();
      const form = blogPostForm(story);
      const [withdrawn, created] =
        order === "withdrawn first"
          ? [await withdrawStory(here.site, story.id), await createBlogPost(here.site, form)]
          : await Promise.all(
              order === "at once"
                ? [withdrawStory(here.site, story.id), createBlogPost(here.site, form)]
                : [createBlogPost(here.site, form), withdrawStory(here.site, story.id)].toReversed(),
            );
      expect(withdrawn, order).toMatchObject({ ok: true, value: { day } });
      if (!created?.ok) expect(["story-withdrawn", "invalid"], order).toContain(created?.code);
      expect(remains(), order).toEqual([]);
      expect(await names(), order).toEqual([]);
    }
  });

  it("ends the forms of the owner that wait for a new sign-in with its words, and no others", async () => {
    const story = await sent();
    const none = { draftId: null, removed: [] };
    const drafted = (typed: Record<string, string[]>) => storeDraft(here.site, none, [], { max: 1, typed });
    await drafted({ story: [story.id], content: ["…"] });
    await drafted({ content: [`Scrive: ${words.replaceAll("\n", "\r\n")}`] });
    await drafted({ existingPhotos: story.photos.map(({ name }) => name) });
    const other = await drafted({ content: ["Tutt’altro"] });
    await withdrawStory(here.site, story.id);
    const left = await here.site.db.selectFrom("drafts").select("id").execute();
    expect(left.map(({ id }) => id)).toEqual([other?.id]);
  });

  it("does not come back when the browser sends the same form once more", async () => {
    const token = "lo-stesso-modulo";
    const story = await sent({ token, photos: 0 });
    await withdrawStory(here.site, story.id);
    const fields = { name: "Annalisetta", city: "Camogli", story: words, consent: "true" };
    const again = { fields, honeypot: "", language: "it", token, draftId: null, removed: [], received: [] };
    expect(await submitStory(here.site, again)).toMatchObject({ ok: true, value: { id: story.id } });
    expect(await countAll(here.site, "stories")).toBe(0);
  });
});

it("the point of its stops is overwritten, in every one that has it, and no other", async () => {
  const received = [
    await here.receive(
      "molo.jpg",
      await jpegPhoto({ position: { latitude: 44.348765, longitude: 9.154321 } }),
    ),
  ];
  const fields = { name: "Annalisetta", city: "Camogli", story: words, consent: "true" };
  const form = { fields, honeypot: "", language: "it", token: null, draftId: null, removed: [], received };
  const sentStory = await submitStory(here.site, form);
  if (!sentStory.ok) throw new Error(sentStory.code);
  const stop = async (own: Record<string, string>) => {
    const point = { latitude: "44.348765", longitude: "9.154321" };
    const named = { name: "Il molo", city: "Camogli", country: "Italia" };
    const none = { existingPhotos: [], token: null, draftId: null, removed: [], received: [] };
    const made = await createLocation(here.site, { fields: { ...named, ...point, ...own }, ...none });
    if (!made.ok) throw new Error(made.code);
    return made.value.id;
  };
  const story = (await findStory(here.site, sentStory.value.id)) as Story;
  const post = await createBlogPost(here.site, blogPostForm(story));
  if (!post.ok) throw new Error(post.code);
  const ids = [
    await stop({}),
    await stop({ latitude: "44.351", longitude: "9.157", blogPostId: post.value.id }),
    await stop({ latitude: "44.348761", longitude: "9.154321" }),
  ];
  const origins = await here.site.db.selectFrom("locations").select(["id", "point_story_id"]).execute();
  const originOf = new Map(origins.map(({ id, point_story_id }) => [id, point_story_id]));
  expect(ids.map((id) => originOf.get(id))).toEqual([story.id, null, null]);
  await withdrawStory(here.site, story.id);
  const points = new Map(
    (await listLocations(here.site)).map(({ id, latitude, longitude, precision }) => [
      id,
      `${latitude},${longitude} ${precision}`,
    ]),
  );
  expect(ids.map((id) => points.get(id))).toEqual([
    "44.3,9.2 10km",
    "44.4,9.2 10km",
    "44.348761,9.154321 exact",
  ]);
  expect(filesWith(here.dataDir, ["44.348765"])).toEqual([]);
});
