import { afterAll, beforeAll, expect, test } from "vitest";
import { photo } from "../../support/api/api-world";
import { PlainBrowser, type PlainPage } from "../../support/plain-browser";
import { placeStops } from "../../support/site-data/placed-stops";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

/** The walks of readers without scripts. */
let site: SiteWithOwner;
let reader: PlainBrowser;
let article: string;
beforeAll(async () => {
  site = await siteWithOwner({
    PRODUCT_NAME: "Pepe",
    PUBLIC_URL: "https://pepe.example",
    CONTACT_EMAIL: "ciao@pepe.example",
    INSTAGRAM_URL: "https://www.instagram.com/pepe.in.viaggio",
    TIKTOK_URL: "https://www.tiktok.com/@pepe.in.viaggio",
  });
  reader = new PlainBrowser(site.running.url);
  const { world, running } = site;
  for (let n = 1; n <= 12; n += 1) await world.article({ title: `Pagina ${n}` });
  const photos = await Promise.all(
    ["a.jpg", "b.jpg", "c.jpg"].map((name, n) => photo(name, { width: 64 + n })),
  );
  const { photos: existingPhotos } = await world.story({ photos });
  const fields = { title: "Tre foto dal mare", content: "Prima riga.\nSeconda riga.", existingPhotos };
  article = `/blog/${(await world.article(fields)).id}`;
  await placeStops(running.site, [
    { city: "Milano", latitude: "45.46", longitude: "9.19", article: "Sotto la Madonnina" },
    { city: "Roma", latitude: "41.9", longitude: "12.5" },
  ]);
});
afterAll(() => site.running.close());

/** Returns what stands inside an element of this name. */
const inside = ({ html }: PlainPage, tag: string) =>
  new RegExp(`<${tag}\\b[\\s\\S]*</${tag}>`).exec(html)?.[0] ?? "";
const headings = (page: PlainPage, level: number) =>
  [...page.html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, "gs"))].map(([, words = ""]) =>
    words.replace(/<!-- -->|<[^>]+>/g, ""),
  );
const linkTo = (address: string) => new RegExp(`<a\\b[^>]*href="${address}"[^>]*>`);

test("home greets the finder, explains everything and leads everywhere", async () => {
  const page = await reader.open("/");
  expect(page.heading).toBe("Hai trovato Pepe!");
  const explanations = [
    ...["Chi sono", "Vuoi partecipare?", "Perché lo faccio", "E adesso?", "Che cosa ci guadagni?"],
    ...["Seguimi", "Un esperimento sociale gratuito", "Scrivimi", "Seguimi"],
  ];
  expect(headings(page, 2).filter((words) => explanations.includes(words))).toEqual(explanations);
  const main = inside(page, "main");
  expect(page.text).toContain("Pepe non si compra. Si trova.");
  expect(page.text).toContain("#Pepe");
  expect(main).toMatch(linkTo("/submit"));
  expect(page.href("Ho ancora una domanda")).toBe("/faq");
  expect(page.href("Mappa del viaggio")).toBe("/map");
  expect(page.href("Diario di viaggio")).toBe("/blog");
  expect(page.text).not.toContain("Capi!");
  expect(page.html).not.toMatch(/<script(?! type="application\/ld\+json")|class="toast-region/);
});

test("social leads to both profiles in a new tab, and says so", async () => {
  const page = await reader.open("/social");
  expect(page.heading).toBe("Seguimi sui Social");
  const links = [...inside(page, "main").matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
  expect(links).toHaveLength(2);
  for (const [at, host] of ["https://www.instagram.com/pepe", "https://www.tiktok.com/@pepe"].entries()) {
    expect(links[at]).toContain(`href="${host}.in.viaggio"`);
    expect(links[at]).toContain('target="_blank"');
    expect(links[at]).toMatch(/rel="[^"]*noopener/);
  }
  expect(page.links.filter((name) => name.includes("si apre in una nuova scheda"))).toHaveLength(4);
});

test("the footer says what this is, how to write and what happens to stories", async () => {
  const footer = inside(await reader.open("/social"), "footer");
  const words = footer.replace(/<!-- -->|<[^>]+>/g, "");
  expect(words).toContain("Un esperimento sociale gratuito");
  expect(words).toContain("possono essere pubblicate sui canali social");
  expect(words).toContain("© 2024 Pepe");
  expect(words).toContain("ciao@pepe.example");
  expect(footer).toMatch(linkTo("mailto:ciao@pepe.example"));
  for (const host of ["https://www.instagram.com/pepe.in.viaggio", "https://www.tiktok.com/@pepe.in.viaggio"])
    expect(linkTo(host).exec(footer)?.[0]).toContain('target="_blank"');
});

test("an unknown address is a 404 that says where to go on", async () => {
  const page = await reader.open("/non/esisto");
  expect([page.status, page.heading]).toEqual([404, "404 Page Not Found"]);
  expect(page.text).toContain("Did you forget to add the page to the router?");
  expect(page.text).toContain("Questa pagina non c’è");
  expect((await page.follow("Torna alla pagina iniziale")).path).toBe("/");
});

test("the diary shows the newest twelve, and all of them behind 'Vedi Tutte le Storie'", async () => {
  const titles = (page: PlainPage) =>
    headings(page, 2).filter((title) => /Pagina|Tre foto|Sotto/.test(title));
  let page = await reader.open("/blog");
  expect(titles(page)).toHaveLength(12);
  expect(page.links).not.toContain("Pagina 1");
  page = await page.follow("Vedi Tutte le Storie");
  expect(titles(page)).toHaveLength(14);
  expect((await page.follow("Pagina 1")).heading).toBe("Pagina 1");
});

test("photos have pages of their own, around and around", async () => {
  let page = await reader.open(article);
  expect(page.links.filter((name) => /^Foto \d di 3/.test(name))).toHaveLength(3);
  page = await page.follow(/^Foto 3 di 3: Tre foto dal mare \(.+, .+\)$/);
  expect([page.path, page.text]).toEqual([`${article}/foto/3`, expect.stringContaining("3 di 3")]);
  page = await page.follow(/Successiva/);
  expect(page.path).toBe(`${article}/foto/1`);
  page = await page.follow(/Precedente/);
  expect(page.path).toBe(`${article}/foto/3`);
  expect((await page.follow(/Chiudi/)).path).toBe(article);
});

test("what the diary does not have says so", async () => {
  for (const missing of [`${article}/foto/4`, `${article}/foto/0`, `${article}/foto/x`, "/blog/nessuno"])
    expect((await reader.open(missing)).status, missing).toBe(404);
  const page = await reader.open("/blog/nessuno");
  expect(page.heading).toBe("Articolo non trovato");
  expect((await page.follow("Torna al diario")).path).toBe("/blog");
});

test("pins, cards and pages of stops lead from the map to the article", async () => {
  let page = await reader.open("/map");
  expect(page.heading).toBe("Le Tappe del Viaggio");
  page = await page.follow(/^Tappa 2: Roma, Italia/);
  expect(page.heading).toBe("Roma");
  expect(page.text).toContain("Questa tappa non ha ancora una storia nel diario.");
  page = await page.follow("Torna alla mappa");
  page = await page.follow("Milano, Italia");
  expect(headings(page, 2)).toContain("Sotto la Madonnina");
  expect((await page.follow("Leggi la storia nel diario")).heading).toBe("Sotto la Madonnina");
  expect((await reader.open("/map/manca")).heading).toBe("Tappa non trovata");
});

test("the map and its links stay in their language", async () => {
  const page = await reader.open("/de/map");
  expect(page.heading).toBe("Die Stationen der Reise");
  expect(page.text).toContain("2 Stationen der Reise");
  expect((await page.follow("Tagebuch")).path).toBe("/de/blog");
});
