import { afterEach, beforeEach, expect, test } from "vitest";
import { PlainBrowser, type PlainPage } from "../../support/plain-browser";
import { type SentStory, sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../../support/test-photos";

let running: SiteInProcess;
let browser: PlainBrowser;

beforeEach(async () => {
  ({ running, browser } = await siteWithOwner());
});
afterEach(() => running.close());

const open = (path: string) => browser.open(path);
const read = async (path: string) => (await fetch(running.url + path)).text();
const publicPosts = async () => JSON.parse(await read("/api/blog-posts")) as Record<string, unknown>[];
const typed = { Titolo: "Il capitano", Città: "Camogli", Contenuto: "Guardava il mare." };

test("an article goes from an empty form to the diary and the map's form, is hidden, shown again and deleted", async () => {
  const stranger = new PlainBrowser(running.url);
  const empty = await open("/admin/articoli");
  expect(empty.text).toContain("Nessun articolo pubblicato ancora");
  expect(empty.links).toContain("Gestisci Articoli 0");
  const form = await empty.follow("Scrivi un articolo");
  expect(form.value("Paese")).toBe("Italia");
  const photo = await jpegUpload("porto.jpg", { position: { latitude: 44.35, longitude: 9.15 } });
  const refused = await form.press("Crea Articolo", { Paese: "", "Foto (se vuoi)": photo });
  const wrong = ["Titolo obbligatorio", "Contenuto obbligatorio", "Città obbligatoria", "Paese obbligatorio"];
  expect(refused.fieldErrors).toEqual(wrong);
  expect(refused.links.filter((link) => / obbligatori[ao]$/.test(link))).toEqual(wrong);
  expect(refused.pictures).toContain("porto.jpg");

  const created = await refused.press("Crea Articolo", { ...typed, Paese: "Italia" });
  expect(created.notice).toContain("Articolo creato!");
  expect(created.text).toContain("«Il capitano» è nel diario");
  expect(created.text).not.toContain("Nascosto");
  expect((await open(created.path)).text).toContain("1 articolo");
  expect((await stranger.open("/blog")).links).toContain("Il capitano");
  const stop = await created.follow("Crea la tappa di questo articolo");
  expect([stop.value("Nome"), stop.value("Latitudine")]).toEqual(["Camogli", "44.350000"]);
  expect(stop.value(/^Articolo collegato/)).not.toBe("");

  const hidden = await created.press("Nascondi: Il capitano");
  expect(hidden.notice).toContain("Articolo nascosto!");
  expect(hidden.text).toContain("Nascosto");
  expect((await stranger.open("/blog")).text).toContain("Nessuna storia ancora");
  const shown = await hidden.press("Annulla");
  expect(shown.notice).toContain("Articolo mostrato!");
  const deleted = await shown.press("Elimina: Il capitano");
  expect(deleted.notice).toContain("Articolo eliminato!");
  expect(deleted.text).toContain("Nessun articolo pubblicato ancora");
});

test("a change of a public article is looked at before it is saved", async () => {
  const preview = await (await open("/admin/nuovo-articolo")).press("Anteprima", typed);
  expect(preview.text).toContain("Anteprima: questo articolo è nascosto");
  const form = await (await preview.press("Pubblica")).follow("Modifica: Il capitano");
  const changed = { Titolo: "La «capitana»", photo: await jpegUpload("porto.jpg") };
  const looked = await form.press("Anteprima", changed);
  expect(looked.text).toContain("Anteprima delle modifiche: non le ho ancora salvate");
  expect(looked.heading).toBe("La «capitana»");
  expect(looked.pictures).toEqual(["Foto: La «capitana» (Capi, Camogli)"]);
  expect(looked.buttons).not.toContain("Pubblica");
  expect(await read("/blog")).not.toContain("capitana");
  const back = await looked.follow("Torna al modulo");
  expect(back.value("Titolo")).toBe("La «capitana»");
  expect(back.buttons).toContain("Togli porto.jpg");
  expect((await back.press("Salva le modifiche")).notice).toContain("Articolo aggiornato!");
  expect(await read("/blog")).toContain("La «capitana»");
});

/** Opens the newest story and its article, with the first two taps. */
async function promote(story: Omit<SentStory, "story" | "name">, language = ""): Promise<PlainPage> {
  await sendStory(running.url + language, { story: "Era lì, sul muretto.", name: "Luc", ...story });
  const list = await open("/admin");
  const form = await (await list.follow("Apri la storia di Luc")).press("Promuovi la storia di Luc");
  expect(form.value("Titolo")).toBe(`Storia da ${story.city}: Luc`);
  return form;
}

const publish = "Pubblica e metti sulla mappa";

/** Expects that this page says 'created', and the newest article and its stop the same place everywhere. */
async function expectPublished({ notice }: PlainPage, city: string, country: string): Promise<void> {
  expect(notice).toContain("Articolo creato!");
  const [post] = await publicPosts();
  expect(post).toMatchObject({ city, country });
  const stops = JSON.parse(await read("/api/locations-with-posts")) as object[];
  expect(stops).toContainEqual(expect.objectContaining({ city, country, blogPostId: post?.id }));
  expect((await open(`/blog/${post?.id}`)).text).toContain(`${city}, ${country}`);
  expect(await read("/journey.gpx")).toContain(city);
  expect(await read("/feed.atom")).not.toContain(`${city}, Italia`);
}

test("Castro is a choice: four taps; the button says what is still open", async () => {
  const asked = await (await promote({ city: "Castro" })).press(publish);
  expect(asked.notice).toContain("Non ho ancora pubblicato");
  expect(asked.fieldErrors).toContain("Scegli prima uno dei luoghi.");
  expect(await publicPosts()).toEqual([]);
  await expectPublished(await asked.press(publish, { "Castro, Cile": true }), "Castro", "Cile");
});

const corsica = { Paese: "Francia", "Nessuno di questi: resta come è scritto qui sopra": true };

test("Corte told in French stays open until it is said where that is", async () => {
  const asked = await (await promote({ city: "Corte" }, "/fr")).press("Crea Articolo");
  expect(asked.notice).toContain("Non ho ancora pubblicato");
  expect(await publicPosts()).toEqual([]);
  expect(asked.isChecked("Corte (PD), Italia")).toBe(false);
  expect((await asked.press("Crea Articolo", corsica)).notice).toContain("Articolo creato!");
  expect(await publicPosts()).toMatchObject([{ city: "Corte", country: "Francia" }]);
});

test("Corte saved hidden is asked about when it is shown, and a corrected town is found", async () => {
  const saved = await (await promote({ city: "Corte" }, "/fr")).press("Salva nascosto");
  expect(saved.notice).toContain("Articolo salvato!");
  const asked = await (await open("/admin/articoli")).press("Mostra: Storia da Corte: Luc");
  expect(asked.notice).toContain("Non ho ancora pubblicato");
  expect(asked.isChecked("Corte (PD), Italia")).toBe(false);
  expect(await publicPosts()).toEqual([]);
  const list = await asked.press("Salva e pubblica", corsica);
  expect(list.notice).toContain("Articolo aggiornato!");
  expect(await publicPosts()).toMatchObject([{ city: "Corte", country: "Francia" }]);

  const form = await list.follow("Modifica: Storia da Corte: Luc");
  const found = await form.press("Salva le modifiche", { Città: "koln" });
  expect(found.notice).toContain("Non ho ancora salvato");
  const corrected = await found.press("Salva le modifiche", { "Colonia, Germania": true });
  expect(corrected.notice).toContain("Articolo aggiornato!");
  expect(await publicPosts()).toMatchObject([{ city: "Colonia", country: "Germania" }]);
});

test("a photo from Venice for Barcelona: the owner says which counts; its point is seen, and rounded", async () => {
  const photo = await jpegPhoto({
    width: 64,
    height: 48,
    position: { latitude: 45.438333, longitude: 12.327778 },
  });
  const story = { city: "Barcellona", photos: [["gita.jpg", photo]] as [string, Buffer][] };
  const first = await promote(story);
  expect(first.text).toContain("quale dei due luoghi conta?");
  await expectPublished(await first.press(publish, { "Barcellona, Spagna": true }), "Barcellona", "Spagna");

  const second = await promote(story);
  expect(second.pictures).toContain("Mappa con il punto della foto");
  expect(second.isChecked(/^un punto entro circa 1 km/)).toBe(true);
  const created = await second.press(publish, {
    "Venezia (VE), Italia: dove è stata scattata la foto": true,
  });
  expect(created.notice).toContain("Articolo creato!");
  const stops = JSON.parse(await read("/api/locations-with-posts")) as { city: string }[];
  expect(stops.map(({ city }) => city).sort()).toEqual(["Barcellona", "Venezia"]);
  for (const path of ["/map", "/api/locations-with-posts", "/journey.gpx", "/journey.geojson", "/feed.atom"])
    expect(await read(path), path).not.toMatch(/45[.,]4383|12[.,]3277/);
});

const promoteOf = (name: string) => `Promuovi la storia di ${name}`;

async function twoStoriesWithPhotos(): Promise<PlainPage> {
  const photo = await jpegPhoto({ width: 64, height: 48 });
  const photos: [string, Buffer][] = ["porto.jpg", "molo.jpg"].map((name) => [name, photo]);
  await sendStory(running.url, { story: "Il porto", name: "Marta", photos });
  await sendStory(running.url, { story: "Il bosco", name: "Ugo", photos: [["bosco.jpg", photo]] });
  return open("/admin");
}

test("each button says which photos it takes along, whenever the ticks change", async () => {
  const list = await twoStoriesWithPhotos();
  const described = (page: PlainPage) => [promoteOf("Marta"), promoteOf("Ugo")].map(page.description);
  const tick = (page: PlainPage, name: string) =>
    page.press("Aggiorna le foto scelte", { [`Scegli ${name}`]: true });
  expect(described(list)).toEqual(["con 2 foto", "con 1 foto"]);
  const one = await tick(list, "porto.jpg");
  expect(described(one)).toEqual(["con 1 foto", "con 1 foto, di un’altra storia"]);
  const two = await tick(one, "molo.jpg");
  expect(described(two)).toEqual(["con 2 foto", "con 2 foto, di altre storie"]);
  const three = await tick(two, "bosco.jpg");
  expect(described(three)).toEqual(["con 3 foto, 1 di un’altra storia", "con 3 foto, 2 di altre storie"]);
  const without = await three.press("Togli molo.jpg");
  expect(described(without)).toEqual([
    "con 2 foto, 1 di un’altra storia",
    "con 2 foto, 1 di un’altra storia",
  ]);
  expect(described(await without.press("Togli tutte"))).toEqual(["con 2 foto", "con 1 foto"]);
});

test("the article form marks the photos of other stories, and one press takes them all away", async () => {
  const all = { "Scegli porto.jpg": true, "Scegli molo.jpg": true, "Scegli bosco.jpg": true };
  const ticked = await (await twoStoriesWithPhotos()).press("Aggiorna le foto scelte", all);
  const form = await ticked.press(promoteOf("Ugo"));
  expect(form.value("Titolo")).toBe("Storia da un viaggiatore: Ugo");
  const photosOf = ({ html }: PlainPage) =>
    html.match(/<li(?:(?!<\/li>).)*Togli \w+\.jpg(?:(?!<\/li>).)*<\/li>/gs) ?? [];
  const marked = photosOf(form).map((photo) => [
    /Togli (\w+\.jpg)/.exec(photo)?.[1],
    photo.includes("Di un’altra storia"),
  ]);
  expect(Object.fromEntries(marked)).toEqual({ "porto.jpg": true, "molo.jpg": true, "bosco.jpg": false });

  const own = await form.press("Togli le 2 foto di altre storie", { Contenuto: "Scritto a lungo" });
  expect(own.notice).toContain("Foto tolta");
  expect(photosOf(own)).toHaveLength(1);
  expect(own.buttons).toContain("Togli bosco.jpg");
  expect(own.text).not.toContain("Di un’altra storia");
  expect(own.buttons.filter((name) => /altr[ae] stori[ae]/.test(name))).toEqual([]);
  expect(own.value("Contenuto")).toBe("Scritto a lungo");
  const asked = await own.press("Crea Articolo", { Città: "Borgo Immaginario" });
  expect(asked.text).toContain("Questo luogo non lo conosco");
  expect((await asked.press("Crea Articolo")).notice).toContain("Articolo creato!");
  expect((await publicPosts())[0]?.photos).toEqual([expect.stringMatching(/_bosco\.jpg$/)]);
});
