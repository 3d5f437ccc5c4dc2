import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBlogPost, showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { storeShareCard } from "./draw-share-card.server";
import type { ShareCardSubject } from "./share-card";
import { listSubjectsToDraw } from "./share-cards-queries.server";
import { storedNames } from "../../../tests/support/photos/stored-names";

let here: TestSite;
let story: string;
let post: string;
let subject: ShareCardSubject;
beforeEach(async () => {
  here = await testSite();
  story = await submitStoryTo(here, { story: "Era sul molo.", photos: 0 });
  const created = await createBlogPost(here.site, {
    fields: { title: "Parolaunica sul molo", content: "Era lì.", city: "Camogli", country: "Italia" },
    ...{ existingPhotos: [], storyId: story },
    ...{ token: null, draftId: null, removed: [], received: [] },
  });
  if (!created.ok) throw new Error(created.code);
  post = created.value.id;
  [subject] = (await listSubjectsToDraw(here.site, 9)) as [ShareCardSubject];
});
afterEach(() => here.close());

const cards = () => here.site.db.selectFrom("share_cards").select("title").execute();

describe("a share card", () => {
  it("is not begun for a story that was withdrawn while others were drawn", async () => {
    await withdrawStory(here.site, story);
    await storeShareCard(here.site, subject);
    expect([await cards(), await storedNames(here.site.photos)]).toEqual([[], []]);
    expect(filesWith(here.dataDir, ["Parolaunica"])).toEqual([]);
  });

  it("is not begun for an article that was hidden meanwhile", async () => {
    await showOrHideBlogPost(here.site, post, false);
    await storeShareCard(here.site, subject);
    expect([await cards(), await storedNames(here.site.photos)]).toEqual([[], []]);
  });

  it("leaves nothing when its story is withdrawn while it is drawn", async () => {
    const drawing = storeShareCard(here.site, subject);
    await expect.poll(cards, { interval: 1 }).toHaveLength(1);
    await Promise.all([withdrawStory(here.site, story), drawing]);
    expect([await cards(), await storedNames(here.site.photos)]).toEqual([[], []]);
    expect(filesWith(here.dataDir, ["Parolaunica"])).toEqual([]);
  });

  it("is drawn for what is still the same", async () => {
    await storeShareCard(here.site, subject);
    expect([await cards(), await storedNames(here.site.photos)]).toMatchObject([
      [{ title: "Parolaunica sul molo" }],
      [expect.stringContaining("condivisione-")],
    ]);
  });
});
