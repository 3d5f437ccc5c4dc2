import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { smallestJpeg } from "~/domain/photos/photo";
import { exportSite } from "~/server/export/export-site";
import { staticFiles } from "~/server/http-server/static-files";
import { programFiles } from "~/server/program-files";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { photo } from "../../support/api/api-world";
import { textOf } from "../../support/pages/form-html";
import { fillSite } from "../../support/site-data/fill-site";
import { compiledPages } from "../../support/site-in-process";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

const publicUrl = "https://capi.example";
const markup = '<b>Il molo</b> & "gli amici"';
const dedication = `A chi l’ha portato\n${"un po’ più in là ".repeat(20)}مرحبا`;
let site: SiteWithOwner;
beforeEach(async () => {
  site = await siteWithOwner({ PUBLIC_URL: publicUrl, SUBMIT_LIMIT: "0" });
});
afterEach(() => site.running.close());

const open = (address: string, cookie?: string) =>
  fetch(site.running.url + address, { headers: cookie ? { Cookie: cookie } : {}, redirect: "manual" });
const read = async (address: string) => textOf(await open(address));
const change = (choices: object) => site.world.asOwner("PATCH /api/admin/book", choices);
const contentsOf = (html: string) => /<nav class="book-contents".*?<\/nav>/s.exec(html)?.[0] ?? "";
const titlesIn = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title);

test("a closed book is the usual missing page, in every form and language, and nothing names it", async () => {
  await site.world.article({ title: "Il faro" });
  const missing = await read("/una/pagina/che/non/esiste");
  const [, words = ""] = /<main[^>]*>(.*)<\/main>/s.exec(missing) ?? [];
  for (const address of ["/libro", "/libro?pagina=2", "/libro/stampa", "/libro/stampa?parte=2"]) {
    for (const language of languages) {
      const answer = await open(prefixOf(language) + address);
      expect([address, answer.status]).toEqual([address, 404]);
      const html = await textOf(answer);
      expect(html).not.toContain("Il faro");
      if (language === "it") expect(html).toContain(words);
    }
    expect((await open(address, "been=here")).status).toBe(404);
    expect((await fetch(site.running.url + address, { method: "HEAD" })).status).toBe(404);
  }
  for (const address of ["/blog", "/sitemap.xml"]) expect(await read(address)).not.toContain("/libro");
});

test("the owner sees what becomes public before the book opens, and closes it at once", async () => {
  await change({ title: markup, dedication });
  const { id } = await site.world.article({ title: "Il faro" });
  await site.world.article({ title: "Fuori <i>" });
  await site.world.article({ title: "Nel cassetto" }).then((hidden) => site.world.hideArticle(hidden.id));
  const page = await site.browser.open("/admin/libro");
  expect(page.text).toContain("Per ora il libro lo vedi solo tu.");
  const out = await page.press("Togli dal libro: Fuori <i>");
  const asked = await out.follow("Aprilo a chi legge…");
  for (const words of [markup, dedication.split("\n")[1]?.trim(), "مرحبا", "1 articolo", "Il faro"])
    expect(asked.text).toContain(words);
  expect(asked.text).toContain(`${publicUrl}/libro`);
  expect(asked.text).not.toMatch(/Fuori|Nel cassetto/);
  expect((await open("/libro")).status).toBe(404);

  const opened = await asked.press("Apri il libro a chi legge");
  expect(opened.text).toContain("Libro aperto!");
  const html = await read("/libro");
  expect(html).toContain("&lt;b&gt;Il molo&lt;/b&gt;");
  expect(html).toContain("مرحبا");
  expect(titlesIn(html)).toEqual(["Il faro"]);
  expect(html).toContain(`id="${id}"`);
  expect(await read("/blog")).toContain('href="/libro">Il libro del viaggio');
  expect((await site.browser.open("/admin/libro/apri")).path).toBe("/admin/libro");
  const closed = await opened.press("Chiudi il libro");
  expect(closed.text).toContain("Libro chiuso");
  expect((await open("/libro")).status).toBe(404);
  expect((await open("/libro/stampa")).status).toBe(404);
  expect(await read("/blog")).not.toContain("/libro");
});

test("whatever the owner hides, changes or publishes is so in the open book at once", async () => {
  await change({ open: true });
  expect(await read("/libro")).toContain("Il libro è ancora vuoto");
  expect(await read("/libro/stampa")).toContain("Il libro è ancora vuoto");
  const { id } = await site.world.article({ title: "Il faro", date: "2026-05-02" });
  await site.world.article({ title: "Il molo", date: "2026-03-01", content: "<script>alert(1)</script>" });
  const html = await read("/libro");
  expect(titlesIn(html)).toEqual(["Il molo", "Il faro"]);
  expect(html).toContain("&lt;script&gt;alert(1)");
  await site.world.hideArticle(id);
  for (const address of ["/libro", "/en/libro", "/libro/stampa"])
    expect(await read(address)).not.toContain("Il faro");
  await change({ title: "Un altro titolo" });
  for (const address of ["/libro", "/libro/stampa"]) expect(await read(address)).toContain("Un altro titolo");
});

test("the article of a withdrawn story leaves the book", async () => {
  await change({ open: true });
  const { json } = await site.world.send("POST /api/submit-story", {
    body: new URLSearchParams({ story: "Era sul molo.", name: "Zenobia", consent: "true" }),
  });
  const { id, receipt } = json as { id: string; receipt: string };
  await site.world.article({ title: "Il molo di Zenobia", storyId: id, authorName: "Zenobia" });
  for (const address of ["/libro", "/libro/stampa"]) expect(await read(address)).toContain("Zenobia");
  await site.owner.send(`${receipt}/ritira`, {});
  for (const address of ["/libro", "/libro/stampa"]) {
    const html = await read(address);
    expect(html).not.toContain("Zenobia");
    expect(html).toContain("Il libro è ancora vuoto");
  }
});

test("a long book has pages of twenty articles in the order of the journey, and prints of a hundred", async () => {
  await fillSite(site.running.site, 101);
  await change({ open: true });
  const titles = Array.from({ length: 101 }, (_, n) => `Articolo ${n}`);
  const first = await read("/libro");
  expect(titlesIn(first)).toEqual(titles.slice(0, 20));
  expect(contentsOf(first).match(/<li>/g)).toHaveLength(101);
  expect(contentsOf(first)).toMatch(/href="#\w{20}"><bdi[^>]*>Articolo 0</);
  expect(contentsOf(first)).toMatch(/href="\/libro\?pagina=6#\w{20}"><bdi[^>]*>Articolo 100</);
  expect(first).toContain("Stampa la parte 1 di 2");
  expect(first).not.toMatch(/<img(?![^>]*loading="lazy")/);
  const second = await read("/libro?pagina=2&utm_source=x");
  expect(titlesIn(second)).toEqual(titles.slice(20, 40));
  expect(second).toMatch(/<a[^>]*rel="prev"[^>]*href="\/libro">/);
  expect(second).toMatch(/<a[^>]*rel="next"[^>]*href="\/libro\?pagina=3">/);
  expect(second).toContain(`<link rel="canonical" href="${publicUrl}/libro?pagina=2"/>`);
  expect(contentsOf(second)).toBe("");
  const last = await read("/en/libro?pagina=6");
  expect(titlesIn(last)).toEqual(["Articolo 100"]);
  expect(last).toContain('href="/en/libro/stampa?parte=2"');
  for (const wrong of ["999", "7", "0", "01", "-1", "due", "1e1", ""])
    expect([wrong, (await open(`/libro?pagina=${wrong}`)).status]).toEqual([wrong, 404]);

  const print = await read("/libro/stampa");
  expect(titlesIn(print)).toEqual(titles.slice(0, 100));
  expect(print).toContain('<meta name="robots" content="noindex"/>');
  // A cookie does not make the server render a hundred articles again.
  const asked = await open("/libro/stampa", "a=b");
  expect(asked.headers.get("Cache-Control")).toContain("public");
  expect(print).not.toMatch(/<img(?![^>]*loading="eager")/);
  expect(print).toContain('class="book-leaf book-cover"');
  const rest = await read("/libro/stampa?parte=2");
  expect(titlesIn(rest)).toEqual(["Articolo 100"]);
  expect(rest).not.toContain('class="book-leaf book-cover"');
  expect(rest).toContain('class="book-leaf book-last"');
  expect(rest).toContain('href="/libro/stampa"');
  for (const wrong of ["3", "0", "100", "due"])
    expect([wrong, (await open(`/libro/stampa?parte=${wrong}`)).status]).toEqual([wrong, 404]);
});

test("more than 300 articles have the first and last place of each page in the contents", async () => {
  await fillSite(site.running.site, 301);
  await change({ open: true });
  const contents = contentsOf(await read("/libro"));
  expect(contents.match(/<li>/g)).toHaveLength(16);
  expect(contents).toMatch(/href="\/libro\?pagina=16"[^>]*>Pagina 16<.*Camogli.*13 gen 2024/s);
  expect(contents).not.toContain("Articolo");
});

test("the words around the articles are in the language of the address, in five of them", async () => {
  await site.world.article({ title: "Il faro", content: "Guardava il mare." });
  await change({ open: true, language: "de", dedication: "A te" });
  for (const language of languages) {
    const { text } = wordsIn(language, "Capi");
    const html = await read(`${prefixOf(language)}/libro`);
    for (const words of [
      text.book.title,
      text.book.subtitle,
      text.book.contents,
      "Guardava il mare.",
      "A te",
    ])
      expect(html).toContain(words);
    expect(html).toContain(`href="${prefixOf(language)}/libro/stampa"`);
    const print = await read(`${prefixOf(language)}/libro/stampa`);
    for (const words of [text.book.steps[0], text.book.subtitle, "Guardava il mare."])
      expect(print).toContain(words);
    expect(print).toContain(`href="${publicUrl}${prefixOf(language)}/blog/`);
    expect(await (await open(`${prefixOf(language)}/libro/stampa`)).text()).toContain('"/print.js"');
  }
});

test("the button says how much the photos of its print weigh", async () => {
  const { world, running } = site;
  await world.article({ title: "Senza foto" });
  await change({ open: true });
  const weight = async () => /Le foto pesano[^<]*/.exec(await read("/libro"))?.[0];
  expect(await weight()).toBeUndefined();
  await world.article({ title: "Il faro", photo: await photo("faro.jpg", { width: 2600, height: 1900 }) });
  expect(await weight()).toBe("Le foto pesano meno di 1\u00a0MB.");
  const row = await running.site.db.selectFrom("photos").selectAll().executeTakeFirstOrThrow();
  const large = await running.site.photos.bytesOf(row.name);
  expect(large).toBeGreaterThan((await running.site.photos.bytesOf(smallestJpeg(row).name)) ?? Infinity);
  // The largest file is printed on A4 only.
  await change({ format: "a4" });
  const size = Math.round((large ?? 0) / 1_000_000);
  expect(await weight()).toBe(
    size > 0 ? `Le foto pesano circa ${size}\u00a0MB.` : "Le foto pesano meno di 1\u00a0MB.",
  );
  const files = [...(await read("/libro/stampa")).matchAll(/<img src="([^"]*)"/g)];
  const bytes = await Promise.all(
    files.map(async ([, src = ""]) => (await (await open(src)).arrayBuffer()).byteLength),
  );
  expect(bytes).toEqual([large]);
});

test("an open book is in the sitemap and in the static export, a closed one in neither", async () => {
  await site.world.article({ title: "Il faro" });
  const folder = mkdtempSync(path.join(tmpdir(), "giramondo-book-"));
  const files = staticFiles(programFiles("static"));
  const program = { site: site.running.site, build: await compiledPages(), files, log: console };
  try {
    const exported = async (to: string) => {
      await exportSite(program as never, new Map(), path.join(folder, to));
      return readdirSync(path.join(folder, to), { recursive: true, encoding: "utf8" });
    };
    expect(await read("/sitemap.xml")).not.toContain("/libro");
    expect(await exported("closed")).not.toContain("libro/index.html");
    await change({ open: true });
    const sitemap = await read("/sitemap.xml");
    for (const language of languages)
      expect(sitemap).toContain(`<loc>${publicUrl}${prefixOf(language)}/libro</loc>`);
    expect(sitemap).not.toContain("/libro/stampa");
    const written = await exported("open");
    for (const name of ["libro/index.html", "de/libro/index.html", "libro/stampa/index.html"])
      expect(written).toContain(name);
    expect(readFileSync(path.join(folder, "open/blog/index.html"), "utf8")).toContain("libro/index.html");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
