import { afterEach, beforeEach, expect, test } from "vitest";
import { photo } from "../../support/api/api-world";
import { nextNotice } from "../../support/owner";
import { textOf } from "../../support/pages/form-html";
import { fillSite } from "../../support/site-data/fill-site";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

const publicUrl = "https://capi.example";
let site: SiteWithOwner;
beforeEach(async () => {
  site = await siteWithOwner({ PUBLIC_URL: publicUrl, SUBMIT_LIMIT: "0" });
});
afterEach(() => site.running.close());

const choices = { title: "", dedication: "", photos: "three", format: "a5", language: "it" };
const save = (fields: Record<string, string>) => site.owner.send("/admin/libro", { ...choices, ...fields });
const printed = async (query = "") => (await site.owner.open(`/admin/libro/stampa${query}`)).text();

test("the book has every published article, in the order of the journey, and no hidden one", async () => {
  await site.world.article({ title: "Il faro", date: "2026-05-02", city: "Camogli" });
  await site.world.article({ title: "Il molo", date: "2026-03-01", content: "<script>alert(1)</script>" });
  const { id } = await site.world.article({ title: "Segreto", date: "2026-04-01" });
  await site.world.hideArticle(id);
  await site.world.stop({ date: "2026-03-01" });
  await site.world.stop({ date: "2026-03-02", city: "Genova", latitude: "44.4", longitude: "8.93" });
  const html = await printed();
  expect(html).toContain("2 tappe unite da una linea");
  expect(html).not.toContain("sotto la mappa");
  expect(html.indexOf("Il molo")).toBeGreaterThan(0);
  expect(html.indexOf("Il faro")).toBeGreaterThan(html.indexOf("Il molo"));
  expect(html).not.toContain("Segreto");
  expect(html).toContain("&lt;script&gt;alert(1)");
  expect(html).toContain('href="https://capi.example/blog/');
});

test("an article that is taken out stays out, and the words that were typed stay", async () => {
  const { id } = await site.world.article({ title: "Il faro" });
  await site.world.article({ title: "Il molo" });
  const taken = await save({ title: "Il mio libro", leaveOut: id });
  expect([taken.status, taken.headers.get("Location")]).toEqual([302, `/admin/libro#${id}`]);
  let html = await printed();
  expect(html).toContain("Il mio libro");
  expect(html).not.toContain("Il faro");
  expect(await site.world.asOwner("GET /api/admin/book")).toMatchObject({
    title: "Il mio libro",
    leftOut: [id],
  });
  await save({ takeIn: id });
  html = await printed();
  expect(html).toContain("Il faro");
  expect(html).not.toContain("Il mio libro");
});

test("the book is chosen on its page and printed on A4, without an article that was taken out", async () => {
  for (const title of ["Il faro", "Il molo", "La rete"]) await site.world.article({ title });
  const page = await (await site.browser.open("/admin")).follow("Libro");
  const chosen = { "A4, come un foglio": true, title: "Il libro di Capi" };
  const taken = await page.press("Togli dal libro: Il molo", chosen);
  expect(taken.buttons).toContain("Rimetti: Il molo");
  expect(taken.value("title")).toBe("Il libro di Capi");
  const book = await taken.press("Apri il libro da stampare");
  expect(book.html).toMatch(/<h1[^>]*>Il libro di Capi</);
  expect(book.html).toContain('class="book book-a4"');
  expect(book.text).toContain("La rete");
  expect(book.text).not.toContain("Il molo");
});

test("a year is left out by its days, and all or none by a button", async () => {
  await site.owner.send("/admin/impostazioni", { journeyStart: "2025-10-20" });
  for (const date of ["2025-11-03", "2026-02-01", "2026-11-27"])
    await site.world.article({ title: date, date });
  const hidden = await site.world.article({ title: "Nascosto" });
  await save({ leaveOut: hidden.id });
  await site.world.hideArticle(hidden.id);
  await site.world.stop({ date: "2025-11-03" });
  const cover = async () => /class="book-leaf book-cover".*?<\/section>/s.exec(await printed())?.[0] ?? "";
  const page = await site.browser.open("/admin/libro");
  expect(page.text).toContain("Copertina: dal 20 ottobre 2025 al 27 novembre 2026.");
  expect(await cover()).toContain("20 ottobre 2025");
  expect(await printed()).toMatch(/giorni<\/dt><dd>404</);

  const late = await page.press("Solo questi giorni", { "Dal giorno": "2026-01-01", title: "Il 2026" });
  expect(late.text).toContain("2 su 3 pubblicati. Copertina: dal 1º febbraio 2026 al 27 novembre 2026.");
  expect([late.value("title"), late.value("Dal giorno")]).toEqual(["Il 2026", ""]);
  expect(await cover()).not.toContain("2025");
  const none = await late.press("Nessuno");
  expect(none.text).toContain("0 su 3");
  const one = await none.press("Rimetti: 2026-02-01");
  expect(one.text).toContain("1 su 3 pubblicati. Copertina: 1º febbraio 2026.");
  const wrong = await one.press("Salva", { "Dal giorno": "2026-02-02", "Al giorno": "2026-02-01" });
  expect(wrong.fieldErrors.join()).toContain("L’ultimo giorno è prima del primo");
  expect(wrong.value("Dal giorno")).toBe("2026-02-02");
  expect(await site.world.asOwner("GET /api/admin/book")).toMatchObject({
    leftOut: [hidden.id, expect.any(String), expect.any(String)],
  });
  expect((await one.press("Tutti")).text).toContain("3 su 3");
  expect(await site.world.asOwner("GET /api/admin/book")).toMatchObject({ leftOut: [] });
});

test("a withdrawn story is in no book that is printed afterwards", async () => {
  const { json } = await site.world.send("POST /api/submit-story", {
    body: new URLSearchParams({ story: "Era sul molo.", name: "Zenobia", consent: "true" }),
  });
  const { id, receipt } = json as { id: string; receipt: string };
  await site.world.article({ title: "Il molo di Zenobia", storyId: id, authorName: "Zenobia" });
  expect(await printed()).toContain("Zenobia");
  await site.owner.send(`${receipt}/ritira`, {});
  expect(await printed()).not.toContain("Zenobia");
});

test("the words of the book are in its language, the articles in theirs; all photos are loaded at once", async () => {
  await site.world.article({ title: "Il faro", date: "2026-05-02", photo: await photo("faro.jpg") });
  expect(await nextNotice(site.running.url, await save({ language: "de", format: "a4" }))).toBe(
    "Libro salvato!",
  );
  const html = await printed();
  expect(html).toContain("Die Reise von Capi");
  expect(html).toContain("Mai 2026");
  expect(html).toContain("Il faro");
  expect(html).toContain('class="book book-a4" lang="de"');
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain('loading="lazy"');
  expect(html.match(/(?<=<script[^>]*>)[^<]*/g)).toEqual([expect.stringContaining('"/print.js"')]);
});

test("a mistake is said beside its field, and nothing that was typed is lost", async () => {
  await site.world.article();
  const refused = await save({ title: "x".repeat(81), dedication: "A te" });
  const html = await textOf(refused);
  expect(refused.status).toBe(400);
  expect(html).toContain("Massimo 80 caratteri");
  expect(html).toContain("A te</textarea>");
});

test("more than 300 articles are printed year by year", async () => {
  await fillSite(site.running.site, 301);
  await site.running.site.db
    .updateTable("blog_posts")
    .set({ date: "2025-01-01" })
    .where("title", "=", "Articolo 300")
    .execute();
  const page = await textOf(await site.owner.open("/admin/libro"));
  expect(page).toContain("/admin/libro/stampa?anno=2024");
  expect(await printed()).not.toContain("Articolo");
  const year = await printed("?anno=2025");
  expect(year).toContain("Articolo 300");
  expect(year).not.toContain("Articolo 299");
});
