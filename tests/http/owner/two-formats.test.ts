import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { textOf, valueOf } from "../../support/pages/form-html";
import type { Owner } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegUpload } from "../../support/test-photos";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});

afterEach(() => running.close());

interface FormCase {
  of: string;
  page: string;
  call: string;
  right: Record<string, string>;
  wrong: Record<string, string>;
  stored(): Promise<({ photos: Label[] } | { photo: Label | null })[]>;
}
type Label = { name: string };

const forms: FormCase[] = [
  {
    of: "a blog post",
    page: "/admin/nuovo-articolo",
    call: "/api/admin/blog-posts",
    right: { title: "Il molo", content: "Al tramonto.", city: "Camogli", country: "Italia" },
    wrong: {
      title: "",
      content: "",
      city: "x".repeat(101),
      country: "Italia",
      existingPhotos: "mai_vista.jpg",
    },
    stored: () => listBlogPosts(running.site),
  },
  {
    of: "a location",
    page: "/admin/nuova-location",
    call: "/api/admin/locations",
    right: { name: "Il molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" },
    wrong: {
      name: "",
      city: "",
      country: "Italia",
      latitude: "44",
      longitude: "190.0",
      blogPostId: "nessuno",
    },
    stored: () => listLocations(running.site),
  },
];

const drafts = () => running.site.db.selectFrom("drafts").select("id").execute();
const label = (photo: Label | null) => photo?.name.replace(/^.*_/, "");

describe.each(forms)(
  "the form of $of, from the page and from the call",
  ({ page, call, right, wrong, stored }) => {
    test("is refused for the same reasons, in the same words", async () => {
      const photo = await jpegUpload("porto.jpg");
      const json = await owner.send(call, { ...wrong, photo });
      expect(json.status).toBe(400);
      const { fieldErrors } = (await json.json()) as { fieldErrors: Record<string, string[]> };
      const sentences = Object.values(fieldErrors).flat();
      expect(sentences.length).toBeGreaterThan(3);
      expect(await drafts(), "the client still has its photo").toEqual([]);

      const html = await owner.send(page, { ...wrong, photo });
      expect(html.status).toBe(400);
      const text = await textOf(html);
      for (const sentence of sentences) expect(text).toContain(sentence);
      expect((text.match(/aria-invalid="true"/g) ?? []).length).toBeGreaterThan(2);
      expect(await drafts(), "a page would lose it").toHaveLength(1);
      expect(await stored()).toEqual([]);
    });

    test("makes the same, of several new photos with the last", async () => {
      const bodyOf = async () => {
        const body = new FormData();
        for (const [name, value] of Object.entries(right)) body.append(name, value);
        for (const name of ["uno.jpg", "due.jpg"]) body.append("photo", await jpegUpload(name));
        return body;
      };
      const statuses = [];
      for (const address of [page, call]) {
        const headers = { Cookie: owner.cookie };
        const body = await bodyOf();
        const answer = await fetch(running.url + address, {
          method: "POST",
          headers,
          body,
          redirect: "manual",
        });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([302, 201]);
      const made = (await stored()).map((one) => {
        const photos = "photos" in one ? one.photos : [one.photo];
        const moments = { createdAt: "", updatedAt: "", shownAt: "", moment: "" };
        return { ...one, ...moments, id: "", photo: null, photos: photos.map(label) };
      });
      expect(made).toHaveLength(2);
      expect(made[0]).toEqual(made[1]);
      expect(made[0]).toMatchObject({ ...right, photos: ["due.jpg"] });
    });
  },
);

test("a photo's position is found by the page's button and by the call alike", async () => {
  const photo = await jpegUpload("porto.jpg", { position: { latitude: 44.35, longitude: -9.15 } });
  const call = await owner.send("/api/extract-gps", { photo });
  expect(await call.json()).toEqual({ latitude: 44.35, longitude: -9.15 });
  const html = await textOf(await owner.send("/admin/nuova-location", { photo, intent: "gps" }));
  expect([valueOf(html, "latitude"), valueOf(html, "longitude")]).toEqual(["44.350000", "-9.150000"]);

  const text = new File(["parole"], "parole.jpg");
  const refused = await owner.send("/api/extract-gps", { photo: text });
  const { error } = (await refused.json()) as { error: string };
  const again = await owner.send("/admin/nuova-location", { photo: text, intent: "gps" });
  expect([refused.status, again.status]).toEqual([415, 400]);
  expect(await textOf(again)).toContain(error);
});
