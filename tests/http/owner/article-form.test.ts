import { afterEach, beforeEach, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { textOf, valueOf } from "../../support/pages/form-html";
import { type Owner, nextNotice } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";

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

test("a story under the older consent warns before its name and town go public, a new one does not", async () => {
  const warning = "Il consenso di questa storia parla solo di storia e foto, non di nome e città";
  for (const [consentVersion, name, isWarned] of [
    ["2026-11-21", "Marta", true],
    ["2026-11-21", "", false],
    ["2026-11-23", "Marta", false],
  ] as const) {
    const body = new FormData();
    const fields = { story: `${consentVersion} ${name}`, name, consent: "true", consentVersion };
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    const sent = await fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" });
    expect(sent.status).toBe(303);
    const story = (await listStories(running.site)).find(({ story: words }) => words === fields.story.trim());
    expect(story?.consentVersion).toBe(consentVersion);
    const html = await textOf(await owner.open(`/admin/nuovo-articolo?story=${story?.id}`));
    expect(html.includes(warning), fields.story).toBe(isWarned);
    if (isWarned) expect(html).toContain("togli «Marta» da titolo");
  }
});

test("an article with eleven photos, ten of them of its story's draft, is refused and keeps what was typed", async () => {
  const stored: string[] = [];
  for (const count of [3, 3, 3, 1]) {
    const photos = await Promise.all(
      Array.from({ length: count }, async (_, n) => [`${n}.jpg`, await jpegPhoto()] as [string, Buffer]),
    );
    await sendStory(running.url, { story: "Ciao", photos });
  }
  const stories = await listStories(running.site);
  for (const { photos } of stories) stored.push(...photos.map(({ name }) => name));
  expect(stored).toHaveLength(10);
  const filled = { ...article, storyId: stories[0]?.id ?? "", existingPhotos: stored };

  const refused = await owner.send("/admin/nuovo-articolo", {
    ...filled,
    photo: await jpegUpload("undici.jpg"),
  });
  expect(refused.status).toBe(400);
  const html = await textOf(refused);
  expect(html).toContain("Un articolo ha al massimo 10 foto: togline qualcuna e riprova.");
  for (const [name, value] of Object.entries(article)) expect(valueOf(html, name), name).toBe(value);
  for (const name of stored) expect(html).toContain(`name="existingPhotos" value="${name}"`);
  expect(await listBlogPosts(running.site)).toEqual([]);

  const created = await owner.send("/admin/nuovo-articolo", filled);
  expect(await nextNotice(running.url, created)).toBe("Articolo creato!");
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
  expect(filled).toEqual(["Camogli", "Camogli", "Italia", "44.350000", "9.150000"]);
  const [post] = await listBlogPosts(running.site);
  expect(html).toMatch(new RegExp(`<option value="${post?.id}" selected="">Il capitano`));
});
