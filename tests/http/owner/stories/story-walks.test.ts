import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlainBrowser, PlainPage } from "../../../support/plain-browser";
import { type SentStory, sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegPhoto } from "../../../support/test-photos";

let running: SiteInProcess;
let browser: PlainBrowser;

beforeEach(async () => {
  ({ running, browser } = await siteWithOwner());
});
afterEach(() => running.close());

const open = (path: string) => browser.open(path);
const json = async (path: string) => (await fetch(running.url + path)).json() as Promise<object[]>;
const send = async (story: SentStory) => expect((await sendStory(running.url, story)).status).toBe(303);

/** Returns the photos of a story. The first one knows where it was taken. */
async function photosAt(latitude: number, longitude: number): Promise<[string, Buffer][]> {
  const size = { width: 64, height: 48 };
  return [
    ["porto.jpg", await jpegPhoto({ ...size, position: { latitude, longitude } })],
    ["mare.jpg", await jpegPhoto({ ...size, colour: "#0f6e70" })],
  ];
}

/** Marta's story lies under two others. */
async function martaAndSpam(): Promise<void> {
  const words = { story: "L’ho trovato sul molo.\nPerché era lì?", name: "Marta", city: "Forlì" };
  await send({ ...words, photos: await photosAt(44.22, 12.04) });
  await send({ story: "Compra orologi 100%", name: "Spam" });
  await send({ story: "Compra borse 100%", name: "Altro spam" });
}

async function martaAndNobody(): Promise<void> {
  const words = { story: "Prima riga\nSeconda riga", name: "Marta", city: "Camogli" };
  await send({ ...words, photos: await photosAt(44.35, 9.15) });
  await send({ story: "Senza nome e senza foto" });
}

/** Returns the stories of a list as HTML, each from its beginning. */
const listed = ({ html }: PlainPage) => html.split('received-story"').slice(1);
/** Returns how many boxes are ticked. */
const ticked = ({ html }: PlainPage) => html.match(/<input[^>]*\bchecked=""/g)?.length ?? 0;

test("one story among many is found, read and promoted, and the list says what became of it", async () => {
  await martaAndSpam();
  const list = await open("/admin");
  expect(list.links).toContain("Nuove 3");
  const none = await list.follow("Lette 0");
  expect(none.text).toContain("Nessuna storia trovata");
  const all = await none.follow("Mostra tutte le storie");
  expect(all.current).toContain("Ricevute 3");

  const words = { "Scegli mare.jpg": true, "Cerca nelle storie": "FORLI perche" };
  const found = await all.press("Cerca", words);
  expect(found.path).toMatch(/^\/admin\?photo=[0-9a-f]+_mare\.jpg&q=FORLI\+perche&pagina=1$/);
  expect(found.text).toContain("1 storia trovata");
  expect(found.text).toContain("1 foto scelta.");
  expect(found.current).toContain("Ricevute 1");
  expect(found.html).toContain(">Nuova</span>");

  const story = await found.follow("Apri la storia di Marta");
  expect(story.title).toBe("Storia di Marta · Capi");
  expect(story.html).toContain(">Letta</span>");
  expect(story.isChecked("Scegli mare.jpg")).toBe(true);
  expect(story.isChecked("Scegli porto.jpg")).toBe(false);
  const back = await story.follow("Torna alle storie");
  expect(back.text).toContain("1 storia trovata");
  expect(back.text).toContain("1 foto scelta.");
  const unsearched = await back.follow("Togli la ricerca");
  const read = await unsearched.follow("Lette 1");
  expect(read.current).toContain("Lette 1");

  const again = await read.follow("Apri la storia di Marta");
  const form = await again.press("Promuovi la storia di Marta");
  expect(form.notice).toContain("1 foto caricata nell’articolo.");
  expect(form.value("Contenuto")).toBe("L’ho trovato sul molo.\nPerché era lì?");
  const created = await form.press("Crea Articolo");
  expect(created.notice).toContain("Articolo creato!");
  const inDiary = await (await created.follow(/^Storie Ricevute/)).follow("Nel diario 1");
  const article = await inDiary.follow("Nel diario: leggi «Storia da Forlì: Marta»");
  expect(article.heading).toBe("Storia da Forlì: Marta");
  const promoted = await inDiary.follow("Apri la storia di Marta");
  expect(promoted.links).toContain("Leggi l’articolo «Storia da Forlì: Marta»");
  expect(promoted.buttons).not.toContain("Segna come nuova");
});

test("from its page a story is downloaded, looked at, made a stop, marked as new, deleted", async () => {
  await martaAndSpam();
  const story = await (await open("/admin")).follow("Apri la storia di Marta");
  const zip = await story.follow("Scarica la storia (zip)");
  expect(zip.headers.get("Content-Disposition")).toMatch(
    /filename="storia-\d{4}-\d\d-\d\d-[0-9a-f]{6}\.zip"$/,
  );
  const photo = await story.follow("Ingrandisci porto.jpg");
  expect(photo.status).toBe(200);
  expect(photo.path).toMatch(/^\/uploads\/[0-9a-f]{20}_porto\.jpg$/);
  const stop = await story.follow("Crea una tappa");
  expect(stop.value("Latitudine")).toBe("44.220000");
  expect(stop.value("Città")).toBe("Forlì");
  const list = await story.press("Segna come nuova");
  expect(list.notice).toContain("Segnata come nuova");
  expect(list.links).toContain("Nuove 3");
  const left = await (await list.follow("Apri la storia di Marta")).press("Elimina");
  expect(left.notice).toContain("Storia eliminata!");
  expect(left.text).toContain("2 storie ricevute");
});

test("two stories are deleted at once, and taken back", async () => {
  await martaAndSpam();
  const remove = "Elimina le storie scelte";
  const both = {
    "Da eliminare insieme ad altre: la storia di Spam": true,
    "Da eliminare insieme ad altre: la storia di Altro spam": true,
  };
  const asked = await (await open("/admin")).press(remove);
  expect(asked.notice).toContain("Nessuna storia scelta");
  const deleted = await asked.press(remove, both);
  expect(deleted.notice).toContain("Storie eliminate!");
  expect(deleted.text).toContain("1 storia ricevuta");
  const undone = await deleted.press("Annulla");
  expect(undone.notice).toContain("Ripristinato dal cestino!");
  expect(undone.text).toContain("3 storie ricevute");
  const again = await undone.press(remove, both);
  expect(again.notice).toContain("Storie eliminate!");
  expect(again.text).toContain("1 storia ricevuta");
  expect(again.path).not.toContain("scelta");
  expect(again.links).toContain("Apri la storia di Marta");
  expect(ticked(again)).toBe(0);
});

test("the list is empty at first; it shows stories and photos, keeps ticks in its address, and promotes them", async () => {
  const empty = await open("/admin");
  expect(empty.text).toContain("Nessuna storia ricevuta");
  expect(empty.current).toContain("Storie Ricevute 0");
  await martaAndNobody();
  const list = await open("/admin");
  expect(list.text).toContain("2 storie ricevute");
  expect(list.text).toContain("Nessuna foto scelta.");
  const [newest, oldest, ...others] = listed(list);
  expect(others).toEqual([]);
  for (const words of ["Anonimo", "0 foto"]) expect(newest).toContain(words);
  for (const words of ["Marta", "Camogli", "Consenso dato", "2 foto"]) expect(oldest).toContain(words);
  expect(newest + (oldest ?? "")).not.toContain("<details open");

  const photo = await list.follow("Ingrandisci mare.jpg");
  expect(photo.status).toBe(200);
  expect(photo.path).toMatch(/^\/uploads\/[0-9a-f]{20}_mare\.jpg$/);
  expect(list.text.match(/Questa foto ha una posizione/g)).toHaveLength(1);
  const stop = await list.follow("Crea una tappa da qui: porto.jpg");
  expect(stop.value("Latitudine")).toBe("44.350000");
  expect(stop.value("Longitudine")).toBe("9.150000");
  expect(stop.value("Città")).toBe("Camogli");
  expect(stop.buttons).toContain("Togli porto.jpg");

  const photos = { "Scegli porto.jpg": true, "Scegli mare.jpg": true };
  const two = await list.press("Aggiorna le foto scelte", photos);
  expect(two.text).toContain("2 foto scelte.");
  expect(ticked(two)).toBe(2);
  expect(listed(two)[1]).toContain('<details open=""');
  const one = await two.press("Togli porto.jpg");
  expect(one.path).toMatch(/mare\.jpg/);
  expect(one.path).not.toMatch(/porto\.jpg/);
  const reloaded = await open(one.path);
  for (const page of [one, reloaded]) {
    expect(page.text).toContain("1 foto scelta.");
    expect(page.isChecked("Scegli porto.jpg")).toBe(false);
  }
  const form = await reloaded.press("Promuovi la storia di Marta");
  expect(form.notice).toContain("1 foto caricata nell’articolo.");
  expect(form.value("Titolo")).toBe("Storia da Camogli: Marta");
  expect(form.value("Contenuto")).toBe("Prima riga\nSeconda riga");
  expect(form.buttons).toContain("Togli mare.jpg");
});

test("the bin gives a story back, or deletes it for good after a question", async () => {
  await martaAndNobody();
  const remove = "Elimina la storia anonima";
  const deleted = await (await open("/admin")).press(remove);
  expect(deleted.notice).toContain("Storia eliminata!");
  for (const page of [deleted, await open("/admin")]) {
    expect(page.text).toContain("1 storia ricevuta");
    expect(page.text).not.toContain("Senza nome e senza foto");
  }
  const emptied = await (await deleted.follow("Cestino")).press("Ripristina: Storia anonima");
  expect(emptied.text).toContain("Il cestino è vuoto");
  const list = await emptied.follow(/^Storie Ricevute/);
  const bin = await (await list.press(remove)).follow("Cestino");
  const question = "Eliminare per sempre «Storia anonima»?";
  const asked = await bin.follow("Elimina per sempre: Storia anonima");
  expect(asked.text).toContain(question);
  expect(asked.text).toContain("L’eliminazione non può essere annullata.");
  const cancelled = await asked.follow("Annulla");
  expect(cancelled.text).not.toContain(question);
  const gone = await (await cancelled.follow("Svuota il cestino")).press("Elimina per sempre");
  expect(gone.notice).toContain("Cestino vuoto!");
  expect(gone.text).toContain("Il cestino è vuoto");
  expect((await gone.follow(/^Storie Ricevute/)).text).toContain("1 storia ricevuta");
});

test("a new story is on the map after two buttons, and the next one is a link away", async () => {
  await send({ story: "Sul muretto.", name: "Ugo", city: "Camogli" });
  await send({ story: "Sul molo.", name: "Marta", city: "Camogli" });
  const form = await (await open("/admin")).press("Promuovi la storia di Marta");
  expect(form.value("Città")).toBe("Camogli");
  const published = await form.press("Pubblica e metti sulla mappa");
  expect(published.notice).toContain("è nel diario e sulla mappa");
  const next = await published.follow("Prossima storia nuova");
  expect(next.title).toBe("Storia di Ugo · Capi");
  expect(next.links).not.toContain("Prossima storia nuova");
});

test("a town of a name that several have costs a choice more, and Annulla takes everything out of sight", async () => {
  const photos = await photosAt(40.006, 18.426);
  await send({ story: "Sul molo.", name: "Marta", city: "Castro", photos: photos.slice(1) });
  const form = await (await open("/admin")).press("Promuovi la storia di Marta");
  expect(form.text).toContain("Quale «Castro»?");
  const published = await form.press("Pubblica e metti sulla mappa", { "Castro (LE), Italia": true });
  expect(published.notice).toContain("è nel diario e sulla mappa");
  expect(await json("/api/locations-with-posts")).toHaveLength(1);
  const undone = await published.press("Annulla");
  expect(undone.notice).toContain("Articolo nascosto!");
  expect(undone.notice).toContain("anche la sua tappa: non è più sulla mappa");
  expect(await json("/api/locations-with-posts")).toEqual([]);
  expect(await json("/api/blog-posts")).toEqual([]);
  expect((await open("/admin/locations")).html).toMatch(/<h3[^>]*>Castro</);
  const again = await undone.press("Annulla");
  expect(again.notice).toContain("Ora tutti possono leggerlo, e la sua tappa è sulla mappa.");
  for (const call of ["locations-with-posts", "blog-posts"])
    expect(await json(`/api/${call}`)).toHaveLength(1);
});

test("a story that has an article says so before it gets a second one, and leads to the first", async () => {
  const photos = await photosAt(44.35, 9.15);
  await send({ story: "Sul molo.", name: "Marta", city: "Camogli", photos: photos.slice(0, 1) });
  const promote = "Promuovi la storia di Marta";
  const asks = "È già nel diario: «Storia da Camogli: Marta». Vuoi una seconda pagina?";
  const form = await (await open("/admin")).press(promote);
  expect(form.text).not.toContain("Vuoi una seconda pagina?");
  await form.press("Crea Articolo");
  const again = await (await open("/admin")).press(promote);
  expect(again.text).toContain(asks);
  const first = await again.follow("Apri l’articolo che c’è");
  expect(first.title).toContain("Modifica «Storia da Camogli: Marta»");
  expect(first.text).not.toContain("Vuoi una seconda pagina?");
  await first.press("Salva nascosto");
  const hidden = await (await open("/admin")).press(promote);
  expect(hidden.text).toContain("Ha già un articolo, nascosto: «Storia da Camogli: Marta».");
  expect((await hidden.press("Crea Articolo")).notice).toContain("Articolo creato!");
});

test("Promuovi takes the same photos from the list and from the story's page", async () => {
  const photos = await photosAt(44.35, 9.15);
  await send({ story: "Sul molo.", name: "Marta", city: "Camogli", photos: photos.slice(0, 1) });
  const promote = "Promuovi la storia di Marta";
  const list = await open("/admin");
  expect(list.description(promote)).toBe("con 1 foto");
  const story = await list.follow("Apri la storia di Marta");
  for (const page of [list, story]) expect((await page.press(promote)).buttons).toContain("Togli porto.jpg");
  const without = await story.press(promote, { "Scegli porto.jpg": false });
  expect(without.value("Titolo")).toBe("Storia da Camogli: Marta");
  expect(without.buttons).not.toContain("Togli porto.jpg");
});
