import { afterEach, beforeEach, expect, test } from "vitest";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { type Wire, form, photo } from "../../support/api/api-world";
import { textOf } from "../../support/pages/form-html";
import { nextNotice } from "../../support/owner";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

const environment = {
  PUBLIC_URL: "https://capi.example",
  OWNER_NAME: "Anna Bianchi",
  CONTACT_EMAIL: "anna@capi.example",
};
let site: SiteWithOwner;
beforeEach(async () => {
  const now = () => new Date("2026-05-08T10:00:00.000Z");
  site = await siteWithOwner({ ...environment, SUBMIT_LIMIT: "0" }, { site: { now } });
});
afterEach(() => site.running.close());

const page = "/stampa";
const get = (path: string) => fetch(site.running.url + path, { redirect: "manual" });
const htmlOf = async (path: string) => textOf(await get(path));
const nameIn = ({ photos: [url = ""] }: Wire) => url.replace("/uploads/", "");
const withPhoto = async (name: string, fields = {}) =>
  site.world.article({ photo: await photo(name), ...fields });
const release = (...names: string[]) => site.world.asOwner("PATCH /api/admin/press", { photos: names });
const released = async () => (await site.world.asOwner<Wire>("GET /api/admin/press")).photos;
const isOpen = async () => (await get(page)).status === 200;

test("the page is closed until the owner ticks a photo, and closed again without one", async () => {
  const article = await withPhoto("molo.jpg", { city: "Genova", date: "2026-05-03" });
  const addresses = [page, "/en/stampa", "/stampa/numeri.csv", "/fr/stampa/numeri.csv"];
  for (const path of addresses) expect((await get(path)).status, path).toBe(404);
  const lists = ["/", "/sitemap.xml"];
  for (const path of lists) expect(await htmlOf(path)).not.toContain(page);

  const saved = await site.owner.send("/admin/stampa", { photo: nameIn(article) });
  expect(saved.status).toBe(302);
  expect(await nextNotice(site.running.url, saved)).toBe("Salvato!");
  for (const path of addresses) expect((await get(path)).status, path).toBe(200);
  for (const path of lists) expect(await htmlOf(path)).toContain(page);
  const html = await htmlOf(page);
  expect(html).toContain(`href="/uploads/${nameIn(article)}" download`);
  expect(html).toContain(`href="/blog/${article.id}"><span lang="">Genova, Italia</span>, 3 maggio 2026`);
  expect(html).toContain("«Foto: Anna Bianchi»");
  expect(html).toContain('href="mailto:anna@capi.example"');

  await site.owner.send("/admin/stampa", { released: nameIn(article) });
  for (const path of addresses) expect((await get(path)).status, path).toBe(404);
});

test.each(languages)("%s: words, numbers with their day, and the same numbers as a file", async (code) => {
  await withPhoto("molo.jpg", { city: "Genova" });
  const places = [
    ["2026-05-01", "Genova", "44.4"],
    ["2026-05-02", "Milano", "45.46"],
    ["2026-05-03", "Roma", "41.9"],
  ] as const;
  for (const [date, city, latitude] of places) {
    await site.world.stop({
      city,
      name: city,
      latitude,
      longitude: "9.19",
      date,
      precision: "10km",
    });
  }
  const hidden = await site.world.stop({ city: "Tokyo", latitude: "35.6", longitude: "139.6" });
  await site.world.hideStop(hidden.id);
  await release(nameIn((await site.world.asOwner<Wire[]>("GET /api/admin/blog-posts"))[0] as Wire));
  const words = wordsIn(code, "Capi");
  const { text } = words;
  const html = await htmlOf(prefixOf(code) + page);
  expect(html).toContain(`<h1 class="page-title">${text.press.title}</h1>`);
  const day = words.dated(text.press.numbers.asOf, { day: words.dayInWords("2026-05-08") });
  expect(html).toContain(`<caption>${day}</caption>`);
  expect(html).not.toContain("Tokyo");
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)</g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const { names } = text.press.numbers;
  expect(rows).toContainEqual([names.stops, "3"]);
  expect(rows).toContainEqual([names.towns, "3"]);
  const [leg = "", kilometres] = rows.at(-1) ?? [];
  expect(leg).toMatch(/Milano.*Roma/);
  // From 45.5 to 41.9 degrees: the points that visitors see are rounded to 10 km.
  expect(kilometres).toBe("400");

  const file = await get(`${prefixOf(code)}/stampa/numeri.csv`);
  expect(file.headers.get("Content-Type")).toMatch(/^text\/csv/);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  const [, ...lines] = bytes.toString("utf8").trim().split("\r\n");
  const cells = lines.map((line) => line.slice(1, -1).split(/"[;,]"/));
  expect(cells.map(([name]) => name)).toEqual(rows.map(([name]) => name));
  expect(cells.every(([, value, on]) => /^\d+$/.test(value ?? "") && on === "2026-05-08")).toBe(true);
});

test("only the owner's own photos that are on the site can be released, at most five", async () => {
  const story = await site.world.story({ photos: await photo("mano.jpg") });
  const promoted = await site.world.article({ story: story.id, existingPhotos: nameIn(story) });
  expect(nameIn(promoted)).toBe(nameIn(story));
  const hidden = await withPhoto("nascosta.jpg");
  await site.world.hideArticle(hidden.id);
  const own = [];
  for (const n of [1, 2, 3, 4, 5, 6]) own.push(nameIn(await withPhoto(`foto-${n}.jpg`)));
  const list = await (await site.owner.open("/admin/stampa")).text();
  for (const name of own) expect(list).toContain(name);
  for (const name of [nameIn(story), nameIn(hidden)]) {
    expect(list).not.toContain(name);
    const refused = await site.owner.send("/admin/stampa", { photo: [name, own[0] ?? ""] });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("viene da una storia");
    expect(html.match(/checked=""/g)).toHaveLength(1);
  }
  const six = await site.owner.send("/admin/stampa", { photo: own });
  expect(six.status).toBe(409);
  const html = await six.text();
  expect(html).toContain("Al massimo cinque foto");
  expect(html.match(/checked=""/g)).toHaveLength(6);
  expect(await released()).toEqual([]);
  expect(await isOpen()).toBe(false);
});

test("only what changed on a page counts: ticks of another page of the list, and of another tab, stay", async () => {
  const names = [];
  for (const n of [1, 2, 3]) names.push(nameIn(await withPhoto(`foto-${n}.jpg`)));
  const [first = "", second = "", third = ""] = names;
  await release(first, second);
  // A tab that was opened before the second tick adds the third photo and takes the first away.
  await site.owner.send("/admin/stampa?pagina=2", { released: first, photo: third });
  expect((await released()).toSorted()).toEqual([second, third].toSorted());
});

test("after a refusal about a photo that is gone the list has no box for it, and the others stay ticked", async () => {
  const [kept, gone] = [await withPhoto("uno.jpg"), await withPhoto("due.jpg")];
  const cover = { operations: [{ turn: 90 }] };
  await site.world.asOwner(`POST /api/admin/photos/${nameIn(gone)}/edits`, cover);
  const refused = await site.owner.send("/admin/stampa", { photo: [nameIn(kept), nameIn(gone)] });
  expect(refused.status).toBe(409);
  const html = await textOf(refused);
  expect(html).not.toContain(`value="${nameIn(gone)}"`);
  expect(html).toMatch(new RegExp(`checked="" value="${nameIn(kept)}"|value="${nameIn(kept)}" checked=""`));
});

test("stops and the diary count, from the first day that the site tells of; the rest is left out", async () => {
  await withPhoto("zurigo.jpg", { city: "Zurigo", country: "Svizzera", date: "2026-05-01" });
  const article = await withPhoto("praga.jpg", { city: "Praga", country: "Cechia", date: "2026-04-29" });
  await site.world.stop({ city: "Genova", country: "Italia", date: "2026-05-06" });
  await release(nameIn(article));
  const html = await htmlOf(page);
  for (const [name, value] of [
    ["Giorni", 10],
    ["Tappe", 1],
    ["Paesi", 3],
    ["Luoghi", 3],
  ]) {
    expect(html).toContain(`<th scope="row">${name}</th><td>${value}</td>`);
  }
  expect(html).not.toContain("Storie di chi");
});

const endings: Record<string, (article: Wire) => Promise<unknown>> = {
  "is hidden": ({ id }) => site.world.hideArticle(id),
  "is hidden by its form": ({ id }) =>
    site.world.asOwner(`PATCH /api/admin/blog-posts/${id}`, form({ published: "false" })),
  "is deleted": ({ id }) => site.world.asOwner(`DELETE /api/admin/blog-posts/${id}`),
  "loses the photo": ({ id }) =>
    site.world.asOwner(`PATCH /api/admin/blog-posts/${id}`, form({ existingPhotos: "" })),
};
test.each(Object.keys(endings))("a release ends for good when the article %s", async (how) => {
  const article = await withPhoto("molo.jpg");
  const best = `/uploads/${nameIn(article)}`;
  await release(nameIn(article));
  expect((await get(best)).status).toBe(200);
  await endings[how]?.(article);
  expect(await isOpen()).toBe(false);
  expect((await get(best)).status).toBe(404);
  if (how === "is deleted")
    await site.owner.send("/admin/cestino", { restore: article.id, undo: "blog-post" });
  else await site.world.asOwner(`PATCH /api/admin/blog-posts/${article.id}/visibility`, { published: true });
  expect(await released()).toEqual([]);
  expect(await isOpen()).toBe(false);
});

test("a release ends when the photo is covered, and when its stop is hidden", async () => {
  const article = await withPhoto("molo.jpg");
  await release(nameIn(article));
  const cover = { operations: [{ cover: { x: 0.5, y: 0.5, radius: 0.2 } }] };
  const edited = await site.world.asOwner(`POST /api/admin/photos/${nameIn(article)}/edits`, cover);
  expect(await isOpen()).toBe(false);
  expect((await get(`/uploads/${nameIn(article)}`)).status).toBe(404);
  expect((await get(edited.url as string)).status).toBe(200);

  const stop = await site.world.stop({ photo: await photo("faro.jpg"), city: "Genova" });
  const name = String(stop.photo).replace("/uploads/", "");
  await release(name);
  expect(await htmlOf(page)).toContain(`href="/map/${stop.id}"`);
  await site.world.hideStop(stop.id);
  expect(await isOpen()).toBe(false);
});

test("a withdrawn story takes along the release of a photo that its article alone shows", async () => {
  const story = await site.world.story({ photos: await photo("mano.jpg") });
  const article = await site.world.article({ story: story.id, photo: await photo("mia.jpg") });
  const own =
    article.photos.map((url) => url.replace("/uploads/", "")).find((name) => name.includes("mia")) ?? "";
  await release(own);
  expect(await isOpen()).toBe(true);
  await withdrawStory(site.running.site, story.id);
  expect(await isOpen()).toBe(false);
  expect(await released()).toEqual([]);
});
