import { afterAll, beforeAll, expect, test } from "vitest";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { textOf } from "../../support/pages/form-html";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

const origin = "https://capi.example";

let site: SiteWithOwner;
let hidden: string;
beforeAll(async () => {
  site = await siteWithOwner({ PUBLIC_URL: origin });
  const article = (title: string, country: string, date: string) =>
    site.world.article({ title, country, date, city: "Posto" });
  await article("Sul Nilo", "Egitto", "2026-05-03");
  await article("Alle piramidi", "Egypt", "2026-05-31");
  await article("A Parigi", "Francia", "2026-05-09");
  await article("A Nizza", "France ", "2026-06-01");
  await article("Nella nebbia", "Regno & «Nebbie»", "2025-05-01");
  hidden = (await article("Segreto", "Perù", "2024-01-01")).id ?? "";
  await site.world.hideArticle(hidden);
});
afterAll(() => site.running.close());

const read = async (path: string) => {
  const answer = await fetch(site.running.url + path);
  return { status: answer.status, html: await textOf(answer) };
};
const titlesIn = (html: string) =>
  [...html.matchAll(/<h[23][^>]*><a [^>]*>([^<]*)</g)].map(([, title]) => title);
const optionsIn = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(([, value, chosen, name]) => [
    value,
    (chosen ? "* " : "") + name,
  ]);

test("a visitor chooses a country or a month, however the country is written", async () => {
  const { html } = await read("/blog");
  expect(html).toContain('<form class="diary-choice" action="/blog" role="search">');
  expect(optionsIn(html)).toEqual([
    ["", "* Scegli Paese o mese"],
    ["Egitto", "Egitto (2)"],
    ["Francia", "Francia (2)"],
    ["Regno & «Nebbie»", "Regno & «Nebbie» (1)"],
    ["2026-06", "Giugno 2026 (1)"],
    ["2026-05", "Maggio 2026 (3)"],
    ["2025-05", "Maggio 2025 (1)"],
  ]);
  for (const [chosen, titles] of [
    ["Egitto", ["Alle piramidi", "Sul Nilo"]],
    ["Francia", ["A Nizza", "A Parigi"]],
    ["Regno & «Nebbie»", ["Nella nebbia"]],
    ["2026-05", ["Alle piramidi", "A Parigi", "Sul Nilo"]],
  ] as const) {
    const page = await read(`/blog?${new URLSearchParams({ solo: chosen })}`);
    expect([page.status, titlesIn(page.html)]).toEqual([200, titles]);
    expect(page.html).toContain(
      wordsIn("it", "Capi").plural({ one: "{count} storia", other: "{count} storie" }, titles.length),
    );
    expect(optionsIn(page.html).filter(([, name]) => name?.startsWith("* "))).toHaveLength(1);
    expect(optionsIn(page.html)[0]).toEqual(["", "Tutto il diario"]);
  }
  const fromBeginning = await read("/blog?dal=inizio&solo=Egitto");
  expect(titlesIn(fromBeginning.html)).toEqual(["Sul Nilo", "Alle piramidi"]);
  expect(fromBeginning.html).toContain('href="/blog?solo=Egitto"');
});

test.each(languages)(
  "%s: the choice has the words of the language, and its address means the same",
  async (code) => {
    const prefix = prefixOf(code);
    const { text } = wordsIn(code, "Capi");
    const names = { it: "Egitto", en: "Egypt", fr: "Égypte", de: "Ägypten", es: "Egipto" };
    const { html } = await read(`${prefix}/blog?solo=Egitto`);
    expect(html).toContain(`<form class="diary-choice" action="${prefix}/blog"`);
    for (const words of [text.diary.choice.everything, text.diary.choice.show, `* ${names[code]} (2)`])
      expect(words.startsWith("* ") ? optionsIn(html).map(([, name]) => name) : html).toContain(words);
    expect(titlesIn(html)).toEqual(["Alle piramidi", "Sul Nilo"]);
    for (const other of languages.filter((one) => one !== code))
      expect(html).toContain(`href="${prefixOf(other)}/blog?solo=Egitto"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}/blog?solo=Egitto"/>`);
  },
);

test("what the diary does not have is said, and is no page for search engines", async () => {
  for (const chosen of [
    "Atlantide",
    "Per%C3%B9",
    "2026-13",
    "2024-01",
    "egitto",
    "%00",
    "__proto__",
    "a".repeat(300),
  ]) {
    const { status, html } = await read(`/blog?solo=${chosen}`);
    expect([chosen, status, titlesIn(html)]).toEqual([chosen, 404, []]);
    expect(html).toContain("Nel diario non c’è niente per questa scelta");
    expect(html).not.toContain("Segreto");
  }
  const whole = await read("/blog?solo=");
  expect([whole.status, titlesIn(whole.html).length]).toEqual([200, 5]);
  expect(whole.html).toContain(`<link rel="canonical" href="${origin}/blog"/>`);
});

test("the choice changes with the diary, and is not there when there is nothing to choose", async () => {
  expect((await read("/blog?solo=Per%C3%B9")).status).toBe(404);
  await site.world.asOwner(`PATCH /api/admin/blog-posts/${hidden}/visibility`, { published: true });
  expect(titlesIn((await read("/blog?solo=Per%C3%B9")).html)).toEqual(["Segreto"]);
  const one = await siteWithOwner();
  for (const title of ["Uno", "Due"]) {
    await one.world.article({ title, country: "Italia", date: "2026-05-03" });
    expect(await (await fetch(`${one.running.url}/blog`)).text()).not.toContain('class="diary-choice"');
  }
  await one.running.close();
});

test("a long part has pages, and a long diary is chosen by years", async () => {
  const long = await siteWithOwner();
  const rows = Array.from({ length: 130 }, (_, n) => {
    const moment = new Date(Date.UTC(2020, n, 15)).toISOString();
    const [id, title] = [String(n).padStart(20, "0"), `Articolo ${n}`];
    const words = {
      content: "Mare.",
      city: "Camogli",
      country: n % 2 ? "Italia" : "Italy",
      author_name: null,
    };
    const moments = {
      created_at: moment,
      happened_at: moment,
      updated_at: moment,
      date: moment.slice(0, 10),
    };
    return { id, title, ...words, ...moments };
  });
  await long.running.site.db.insertInto("blog_posts").values(rows).execute();
  await long.running.site.pages.clear();
  const page = async (query: string) => (await fetch(`${long.running.url}/blog?${query}`)).text();
  const first = await page("solo=Italia");
  expect(optionsIn(first).map(([value]) => value)).toEqual([
    "",
    "Italia",
    ..."0987654321".split("").map((_, n) => `${2030 - n}`),
    "2020",
  ]);
  expect(titlesIn(first)).toHaveLength(60);
  expect(first).toContain('href="/blog?solo=Italia&amp;pagina=2"');
  const last = await page("solo=Italia&pagina=3");
  expect(titlesIn(last)).toEqual(Array.from({ length: 10 }, (_, n) => `Articolo ${9 - n}`));
  expect(titlesIn(await page("solo=2020"))).toEqual(
    Array.from({ length: 12 }, (_, n) => `Articolo ${11 - n}`),
  );
  await long.running.close();
});
