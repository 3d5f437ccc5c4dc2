import { afterEach, beforeEach, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { textOf, valueOf } from "../support/form-html";
import { type Owner, nextNotice } from "../support/owner";
import { sendStory } from "../support/send-story";
import type { SiteInProcess } from "../support/site-in-process";
import { siteWithOwner } from "../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../support/test-photos";

const form = "/admin/nuovo-articolo";
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const article = { title: "Il molo", content: "Guardava il mare.", city: "Camogli", country: "Italia" };
const place = { ...article, intent: "place" };

test("a story becomes an article on the map by two buttons: its city is known", async () => {
  const photos: [string, Buffer][] = [["una.jpg", await jpegPhoto()]];
  await sendStory(running.url, { story: "Sul molo", name: "Anna", city: "Camogli", photos });
  const [story] = await listStories(running.site);
  const photo = story?.photos[0]?.name ?? "";
  const html = await textOf(await owner.open(`${form}?story=${story?.id}&photo=${photo}`));
  const names = ["title", "authorName", "city", "country", "date", "content", "token", "story"];
  const fields = Object.fromEntries(names.map((name) => [name, valueOf(html, name) ?? ""]));
  const sent = { ...fields, existingPhotos: photo, intent: "place" };
  const answer = await owner.send(form, sent);
  expect(answer.headers.get("Location")).toBe("/admin/articoli");
  expect(await nextNotice(running.url, answer)).toBe("Articolo creato!");
  expect((await owner.send(form, sent)).status).toBe(302);

  const [post, ...otherPosts] = await listBlogPosts(running.site);
  const [stop, ...otherStops] = await listLocations(running.site);
  expect([otherPosts, otherStops]).toEqual([[], []]);
  expect(stop).toMatchObject({ city: "Camogli", blogPostId: post?.id, date: post?.date });
  expect(Number(stop?.latitude)).toBeCloseTo(44.35, 1);
  expect(Number(stop?.longitude)).toBeCloseTo(9.15, 1);
  expect(stop?.photo?.name).toBe(photo);
  const page = await textOf(await fetch(`${running.url}/blog/${post?.id}`));
  expect(page).toContain(`href="/map/${stop?.id}"`);
  const map = await textOf(await fetch(`${running.url}/map/${stop?.id}`));
  expect(map).toContain(`href="/blog/${post?.id}"`);
});

test("a photo that knows where it was taken says where the stop is", async () => {
  const photo = await jpegUpload("porto.jpg", { position: { latitude: 45.44, longitude: 12.33 } });
  await owner.send(form, { ...place, photo });
  const [stop] = await listLocations(running.site);
  expect(Number(stop?.latitude)).toBeCloseTo(45.44, 3);
});

test.each([
  ["a city that nobody knows", { city: "Borgo Immaginario" }],
  ["a city in another country", { city: "Camogli", country: "Giappone" }],
  ["a name that several places have", { city: "Samone" }],
])("%s: the article is there, and the place is asked for next", async (_, fields) => {
  const answer = await owner.send(form, { ...place, ...fields });
  const [post] = await listBlogPosts(running.site);
  const next = `/admin/nuova-location?articolo=${post?.id}`;
  expect(answer.headers.get("Location")).toBe(next);
  expect(await listLocations(running.site)).toEqual([]);
  const html = await textOf(await owner.open(next));
  expect(valueOf(html, "city")).toBe(fields.city);
  if (fields.city === "Samone") expect(html).toMatch(/Samone[^<]*(?:TO|TN)/);
});

test("what is wrong with the article keeps both from being made", async () => {
  expect((await owner.send(form, { ...place, title: "" })).status).toBe(400);
  expect(await listBlogPosts(running.site)).toEqual([]);
  expect(await listLocations(running.site)).toEqual([]);
});

test("the day on which a photo was taken is offered, and taken over by a button", async () => {
  const refused = await owner.send(form, {
    ...article,
    title: "",
    date: "2026-05-20",
    photo: await jpegUpload("una.jpg"),
    intent: "save",
  });
  const draft = valueOf(await textOf(refused), "draft") ?? "";
  await running.site.db.updateTable("photos").set({ taken_on: "2026-05-03" }).execute();
  const fields = { ...article, date: "2026-05-20", draft };
  const again = await textOf(await owner.send(form, { ...fields, title: "", intent: "save" }));
  expect(again).toContain('name="photoDate" value="2026-05-03"');
  const taken = await textOf(await owner.send(form, { ...fields, photoDate: "2026-05-03" }));
  expect(valueOf(taken, "date")).toBe("2026-05-03");
  expect(taken).not.toContain("photoDate");
  const stop = { ...article, name: "Molo", latitude: "44.35", longitude: "9.15", draft };
  const taken2 = await owner.send("/admin/nuova-location", { ...stop, photoDate: "2026-05-03" });
  expect(valueOf(await textOf(taken2), "date")).toBe("2026-05-03");
});

test("a stop leads to the ones before and after it, and hidden ones are left out", async () => {
  const ids: string[] = [];
  for (const [name, date] of [
    ["Prima", "2026-05-01"],
    ["Terza", "2026-05-03"],
    ["Segreta", "2026-05-02"],
  ]) {
    const stop = { name, city: name, country: "Italia", latitude: "44.35", longitude: "9.15", date };
    const made = await owner.send("/api/admin/locations", stop as Record<string, string>);
    ids.push(((await made.json()) as { id: string }).id);
  }
  await owner.send("/admin/locations", { id: ids[2] ?? "", shown: "false" });
  const first = await textOf(await fetch(`${running.url}/map/${ids[0]}`));
  expect(first).toMatch(
    new RegExp(`href="/map/${ids[1]}"[^>]*rel="next"|rel="next"[^>]*href="/map/${ids[1]}"`),
  );
  expect(first).not.toContain('rel="prev"');
  expect(first).not.toContain("Segreta");
  const last = await textOf(await fetch(`${running.url}/map/${ids[1]}`));
  expect(last).toContain('rel="prev"');
  expect(last).not.toContain('rel="next"');
});
