import { afterEach, beforeEach, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { textOf, valueOf } from "../support/form-html";
import { type Owner, nextNotice } from "../support/owner";
import { sendStory } from "../support/send-story";
import type { SiteInProcess } from "../support/site-in-process";
import { siteWithOwner } from "../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../support/test-photos";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});

afterEach(() => running.close());

const article = { title: "Il capitano", content: "Guardava il mare.", city: "Camogli", country: "Italia" };

test("photos are taken out one by one or all at once; the first that stays is the cover", async () => {
  const photos = await Promise.all(
    ["uno.jpg", "due.jpg"].map(async (n) => [n, await jpegPhoto()] as [string, Buffer]),
  );
  await sendStory(running.url, { story: "Ciao", photos });
  const [story] = await listStories(running.site);
  const names = story?.photos.map(({ name }) => name) ?? [];
  const one = await owner.send("/admin/nuovo-articolo", {
    ...article,
    existingPhotos: names,
    unchoose: names[0] ?? "",
  });
  const html = await textOf(one);
  expect(html).toContain("Foto tolta");
  expect(html).not.toContain(names[0]);
  expect(html).toContain(`name="existingPhotos" value="${names[1]}"`);
  expect(valueOf(html, "title")).toBe("Il capitano");
  const all = await owner.send("/admin/nuovo-articolo", {
    ...article,
    existingPhotos: names,
    unchoose: "*",
  });
  expect(await textOf(all)).not.toContain("existingPhotos");

  await owner.send("/admin/nuovo-articolo", {
    ...article,
    existingPhotos: names,
    photo: await jpegUpload("mia.jpg"),
  });
  const [post] = await listBlogPosts(running.site);
  expect(post?.photos.map(({ name }) => name.replace(/^.*_/, ""))).toEqual(["mia.jpg", "uno.jpg", "due.jpg"]);
});

test("a finder with a long name from a long city: the title begins within its limit", async () => {
  await sendStory(running.url, { story: "Ciao", name: "🐹".repeat(100), city: "c".repeat(100) });
  const [story] = await listStories(running.site);
  const html = await textOf(await owner.open(`/admin/nuovo-articolo?story=${story?.id}`));
  const title = valueOf(html, "title") ?? "";
  expect(title).toMatch(/^Storia da c{100}: /);
  expect(title.endsWith("🐹")).toBe(true);
  expect(Array.from(title)).toHaveLength(200);
  const created = await owner.send("/admin/nuovo-articolo", { ...article, title });
  expect(await nextNotice(running.url, created)).toBe("Articolo creato!");
});

test("leads to the list, which offers the stop with everything filled in", async () => {
  const camogli = { latitude: 44.35, longitude: 9.15 };
  const created = await owner.send("/admin/nuovo-articolo", {
    ...article,
    photo: await jpegUpload("porto.jpg", { position: camogli }),
  });
  expect(await nextNotice(running.url, created)).toBe("Articolo creato!");
  const list = await textOf(await owner.open(created.headers.get("Location") ?? ""));
  const next = /href="(\/admin\/nuova-location\?articolo=[^"]+)">Crea la tappa di questo articolo/.exec(
    list,
  )?.[1];
  const html = await textOf(await owner.open(next ?? ""));
  const filled = ["name", "city", "country", "latitude", "longitude"].map((name) => valueOf(html, name));
  expect(filled).toEqual(["Il capitano", "Camogli", "Italia", "44.350000", "9.150000"]);
  const [post] = await listBlogPosts(running.site);
  expect(html).toMatch(new RegExp(`<option value="${post?.id}" selected="">Il capitano`));
});
