import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { createBlogPost, showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { createLocation, showOrHideLocation } from "~/domain/locations/save-location.server";

const noon = new Date("2027-05-03T10:00:00.000Z");
let here: TestSite;

beforeEach(async () => {
  here = await testSite({ now: () => noon });
});
afterEach(() => here.close());

const place = { city: "Camogli", country: "Italia" };
const form = { existingPhotos: [], draftId: null, token: null, removed: [], received: [] };
const kinds = {
  "an article": {
    create: () =>
      createBlogPost(here.site, { ...form, fields: { ...place, title: "T", content: "C" }, storyId: null }),
    show: (id: string, on: boolean) => showOrHideBlogPost(here.site, id, on),
  },
  "a stop": {
    create: () => {
      const fields = { ...place, name: "Molo", latitude: "44.35", longitude: "9.15" };
      return createLocation(here.site, { ...form, fields });
    },
    show: (id: string, on: boolean) => showOrHideLocation(here.site, id, on),
  },
};

it.each(Object.entries(kinds))(
  "%s that is hidden is a newer version, though the clock stands",
  async (_, kind) => {
    const made = await kind.create();
    if (!made.ok) throw new Error(JSON.stringify(made));
    const hidden = await kind.show(made.value.id, false);
    const shown = await kind.show(made.value.id, true);
    const versions = [made, hidden, shown].map((one) => (one.ok ? one.value.updatedAt : one.code));
    expect(versions).toEqual([
      "2027-05-03T10:00:00.000Z",
      "2027-05-03T10:00:00.001Z",
      "2027-05-03T10:00:00.002Z",
    ]);
  },
);

it.each(Object.entries(kinds))("%s that there is not cannot be hidden", async (_, kind) => {
  expect(await kind.show("unknown", false)).toMatchObject({ ok: false });
});
