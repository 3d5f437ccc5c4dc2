import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { keepInDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { findStory } from "~/domain/stories/stories-queries.server";

let here: TestSite;
/** Called when the command reads the clock. That is after the form was validated and before it is stored. */
let meanwhile: () => void;

beforeEach(async () => {
  meanwhile = () => undefined;
  const now = () => {
    meanwhile();
    return new Date();
  };
  here = await testSite({ now });
});
afterEach(() => here.close());

const article = { title: "T", content: "C", city: "Camogli", country: "Italia" };
const stop = { name: "Molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

interface Photos {
  existingPhotos?: string[];
  draftId?: string | null;
}

const form = ({ existingPhotos = [], draftId = null }: Photos) => ({
  existingPhotos,
  draftId,
  token: null,
  removed: [],
  received: [],
});
const tasks = {
  "an article": (photos: Photos) =>
    createBlogPost(here.site, { ...form(photos), fields: article, storyId: null }),
  "a stop": (photos: Photos) => createLocation(here.site, { ...form(photos), fields: stop }),
};

describe.each(Object.entries(tasks))("%s in two tabs of the owner", (_, send) => {
  it("keeps the one photo that was uploaded for both", async () => {
    const received = [await here.receive("a.jpg", await jpegPhoto({ width: 90, height: 60 }))];
    const { draft } = await keepInDraft(here.site, { draftId: null, removed: [], received }, { max: 1 });
    const draftId = draft?.id ?? null;
    const tabs = await Promise.all([send({ draftId }), send({ draftId })]);
    for (const tab of tabs) {
      if (!tab.ok) throw new Error(JSON.stringify(tab));
      const photos = "photos" in tab.value ? tab.value.photos : [tab.value.photo];
      expect(photos.map((photo) => photo?.name)).toEqual([draft?.photos[0]?.name]);
    }
  });

  it("is unknown when another tab has removed it again before it is answered", async () => {
    const { site } = here;
    const clear = async () => {
      await site.db.deleteFrom("blog_posts").execute();
      await site.db.deleteFrom("locations").execute();
    };
    here = { ...here, site: { ...site, pages: { ...site.pages, clear } } };
    expect(await send({})).toMatchObject({ ok: false, code: expect.stringMatching(/^unknown-/) as string });
  });

  it("says so when its photo goes with its story at that very moment", async () => {
    const id = await submitStoryTo(here);
    const [photo] = (await findStory(here.site, id))?.photos ?? [];
    const removing: Promise<void>[] = [];
    meanwhile = () => {
      const removed = here.site.db.transaction().execute(async (trx) => {
        await trx.deleteFrom("stories").where("id", "=", id).execute();
        await trx.deleteFrom("photos").execute();
      });
      removing.push(removed);
    };
    const result = await send({ existingPhotos: [photo?.name ?? ""] });
    await Promise.all(removing);
    expect(removing).not.toEqual([]);
    expect(result).toMatchObject({
      ok: false,
      fieldErrors: { existingPhotos: [{ code: "photo-gone" }] },
    });
  });
});
