import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listStories } from "~/domain/stories/stories-queries.server";
import { listTags } from "~/domain/tags/tags.server";
import { photo } from "../../support/api/api-world";
import { PlainBrowser } from "../../support/plain-browser";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { phoneAgent } from "../../support/pages/user-agents";

/** The walks of finders, and of the owner who meets them, without scripts. */
let site: SiteWithOwner;
const faults: unknown[] = [];
beforeAll(async () => {
  const environment = { PUBLIC_URL: "http://capi.example", SUBMIT_LIMIT: "0" };
  site = await siteWithOwner(environment, { onError: (error) => faults.push(error) });
});
afterAll(async () => {
  await site.running.close();
  expect(faults).toEqual([]);
});

let finder: PlainBrowser;
beforeEach(() => {
  finder = new PlainBrowser(site.running.url, "", { "User-Agent": phoneAgent });
});

const send = "Invia Storia";
const unfold = "Non hai tempo? Dimmi solo dove sono";
const photos = (...names: string[]) => Promise.all(names.map((name, n) => photo(name, { width: 64 + n })));
/** Returns how many photos of a story its receipt shows. */
const photosOn = ({ html }: { html: string }) => new Set(html.match(/src="[^"]*\/foto\/\d/g)).size;
const newest = async () => (await listStories(site.running.site, { limit: 1 }))[0];
const labelsOf = (names: { name: string }[] = []) => names.map(({ name }) => name.replace(/^.*_/, ""));

test("the form works as plain HTML: it is refused once, corrected and accepted", async () => {
  let page = await finder.open("/submit");
  expect(page.html).not.toMatch(/class="field-counter/);
  page = await page.press(send, {
    photos: await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg"),
    "La tua storia": "   ",
    consent: true,
  });
  expect([page.status, page.fieldErrors]).toEqual([400, ["Racconta la tua storia con Capi!"]]);
  const kept = () => page.pictures.filter((words) => words?.startsWith("Foto già caricata"));
  expect(kept()).toHaveLength(3);
  expect(page.text).toContain("Un’altra foto è rimasta fuori");
  page = await page.press("Togli b.jpg");
  expect(kept()).toHaveLength(2);
  expect(page.isChecked("consent")).toBe(true);
  page = await page.press(send, { "La tua storia": "Senza fretta." });
  expect(page.text).toContain("Storia inviata!");
  expect(page.text).toContain("Grazie di cuore!");
  expect(page.path).toMatch(/^\/ricevuta\/[0-9a-f]{40}/);
  const story = await newest();
  expect(story?.story).toBe("Senza fretta.");
  expect(labelsOf(story?.photos)).toEqual(["a.jpg", "c.jpg"]);
});

test("the first three photos of four are kept, the next page says so, and leads to an empty form", async () => {
  const files = await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg");
  let page = await finder.open("/submit");
  page = await page.press(send, { photos: files, "La tua storia": "Quattro foto.", consent: true });
  expect(page.text).toContain("Ho tenuto le prime 3 foto");
  expect((await newest())?.photos).toHaveLength(3);
  page = await page.follow("Il modulo è pronto.");
  expect(page.value("La tua storia")).toBe("");
});

test("another language brings words, photos and the tag along, and asks for the consent in it", async () => {
  const told = "Un testo lungo, scritto col pollice 🦫\r\nsu due righe.";
  const words = { story: told, name: "Marta", city: "Köln" };
  let page = await finder.open("/submit?codice=ANEJDR");
  page = await page.press("Deutsch", { ...words, consent: true, photos: await photos("molo.jpg") });
  for (const name of ["Deutsch", "English"]) {
    if (name === "English") page = await page.press(name);
    expect(page.path).toBe(name === "Deutsch" ? "/de/submit?codice=ANEJDR" : "/en/submit?codice=ANEJDR");
    for (const [field, value] of Object.entries(words))
      expect(page.value(field).replace(/\r?\n/g, "\r\n"), field).toBe(value);
    expect(page.html).toMatch(/src="\/uploads\/[^"]*_molo\.jpg\?draft=/);
    expect([page.isChecked("consent"), page.fieldErrors, page.notice]).toEqual([false, [], ""]);
  }
  page = await page.press("Send story", { consent: true });
  expect(page.text).toContain("Thank you");
  expect(await newest()).toMatchObject({ story: told.replace("\r", ""), photos: [{ width: 64 }] });
});

test("an English finder comes from the Italian home page, makes a mistake, and sends a story", async () => {
  let page = await (await finder.open("/")).follow("English");
  expect(page.heading).toBe("You’ve found Capi!");
  page = await page.follow("Send a story");
  expect(page.path).toBe("/en/submit");
  page = await page.press("Send story", {
    photos: await photos("bridge.jpg"),
    "Your story": " ",
    name: "Ann",
    consent: true,
  });
  expect([page.fieldErrors, page.value("name")]).toEqual([["Tell me your story with Capi!"], "Ann"]);
  expect(page.text).toContain("1 photo selected");
  page = await page.press("Send story", { "Your story": "On the bridge, in the rain." });
  expect(page.text).toContain("Thank you so much!");
  expect(page.path).toMatch(/^\/en\/ricevuta\/[0-9a-f]{40}/);
  expect(page.html).toContain('<html lang="en"');
  expect((await newest())?.story).toBe("On the bridge, in the rain.");
});

test("who sent a story finds it again, corrects it, reads the answer, sees it in the diary and withdraws it", async () => {
  let page = await finder.open("/submit");
  page = await page.press(send, {
    photos: await photos("una.jpg", "due.jpg"),
    "La tua storia": "Era sul molo.",
    consent: true,
  });
  expect(page.text).toContain("Storia inviata!");
  expect(page.text).toContain("Grazie di cuore!");
  // Without scripts nothing could copy or print.
  for (const id of ["copy", "print"])
    expect(page.html).toMatch(new RegExp(`<button type="button"[^>]* id="${id}" hidden`));
  const address = new URL(page.href(/^http\S+\/ricevuta\/\S+$/)).pathname;

  const later = new PlainBrowser(site.running.url);
  page = await later.open(address);
  expect(page.text).not.toContain("Storia inviata!");
  expect(photosOn(page)).toBe(2);
  page = await page.press("Salva le correzioni", {
    "La tua storia": "Era sul pontile.",
    "Togli una.jpg": true,
  });
  expect(page.text).toContain("Correzioni salvate");
  expect(page.text).toContain("Era sul pontile.");
  expect(photosOn(page)).toBe(1);
  expect(await newest()).toMatchObject({ story: "Era sul pontile.", photos: [{ width: 65 }] });

  const { id } = (await newest()) ?? {};
  page = await site.browser.open(`/admin/storie/${id}`);
  expect(page.text).toContain("Corretta il");
  page = await page.press("Che belle foto, grazie!");
  expect(page.value("La tua risposta").trim()).toBe("Che belle foto, grazie!");
  page = await page.press("Salva la risposta", { "La tua risposta": "Che belle foto, <b>grazie</b>!" });
  expect(page.notice).toContain("Risposta salvata!");
  expect((await later.open(address)).text).toContain("Che belle foto, <b>grazie</b>!");
  page = await page.press(/^Promuovi/);
  page = await page.press("Crea Articolo", { Titolo: "Il pontile", Città: "Camogli" });
  expect(page.notice).toContain("Articolo creato!");

  page = await later.open(address);
  expect(page.text).not.toContain("Correggi le parole");
  expect((await page.follow("Il pontile")).heading).toBe("Il pontile");
  page = await (await page.follow("Ritira la storia")).press("Sì, ritirala");
  expect(page.text).toContain("Storia ritirata");
  expect(page.text).not.toContain("pontile");
  expect((await later.open("/blog")).text).not.toContain("Il pontile");
  expect([...later.cookies]).toEqual([]);
});

test("who scans a tag sends a story with its code, and the owner reads how often it was scanned", async () => {
  let page = await site.browser.open("/admin/cartellini");
  page = await page.press("Crea cartellino", { Nome: "Zainetto" });
  expect(page.notice).toContain("Cartellino creato!");
  const code = (await listTags(site.running.site)).find(({ name }) => name === "Zainetto")?.code ?? "";

  page = await finder.open(`/t/${code}`);
  expect(page.heading).toBe("Non sono perso!");
  page = await page.follow("Invia la tua storia");
  expect(page.text).toContain(`La tua storia parte con il cartellino ${code}`);
  page = await page.press(send, { "La tua storia": "L’ho trovato sul molo.", consent: true });
  expect(page.text).toContain("Storia inviata!");
  expect((await site.browser.open("/admin?q=molo")).text).toContain("con il cartellino «Zainetto»");
  const tags = (await site.browser.open("/admin/cartellini")).text;
  for (const words of ["1 scansione", "1 storia", "Ultima volta in mano a qualcuno: oggi"])
    expect(tags).toContain(words);
});

test("who has no time tells where the toy is, and writes from the receipt later", async () => {
  const { world } = site;
  const { code } = await world.asOwner<{ code: string }>("POST /api/admin/tags", { name: "Collare" });
  let page = await finder.open(`/t/${code}?lingua=it`);
  expect(page.text).toContain(unfold);
  page = await page.press("Sei con me", { city: "Torino, al mercato" });
  expect(page.text).toContain("Sono con te: Torino, al mercato.");
  const receipt = page.path;
  const reminder = await finder.open(page.href("domani a quest’ora"));
  expect(reminder.html.replaceAll("\r\n ", "")).toContain(`URL:http://capi.example${receipt}/storia\r\n`);

  page = await page.follow(/^Racconta la storia/);
  expect(page.text).toContain(`La tua storia parte con il cartellino ${code}`);
  expect(page.value("city")).toBe("Torino, al mercato");
  page = await page.press("English");
  page = await page.press("Send story", { "Your story": "He was between the oranges.", consent: true });
  expect(page.text).toContain("Story sent!");
  expect(page.path.split("?")[0]).toBe(`/en${receipt}`);
  expect((await finder.open(receipt)).text).toContain("He was between the oranges.");
  expect(await world.asOwner("GET /api/admin/sightings")).toEqual([]);
});
