import { afterAll, beforeAll, expect, test } from "vitest";
import { PlainBrowser, type PlainPage } from "../../../support/plain-browser";
import { type SiteWithOwner, siteWithOwner } from "../../../support/site-with-owner";
import { jpegUpload } from "../../../support/test-photos";

let site: SiteWithOwner;

beforeAll(async () => {
  site = await siteWithOwner();
});
afterAll(() => site.running.close());

const openForm = () => site.browser.open("/admin/nuova-location");
const where = (page: PlainPage) => [page.value("Latitudine"), page.value("Longitudine")];
const within1km =
  "un punto entro circa 1 km Sulla mappa e altrove appare arrotondato: quello esatto lo vedi solo tu.";

test("a stop goes from an empty form to the list, is hidden, shown again and deleted", async () => {
  const empty = await site.browser.open("/admin/locations");
  expect(empty.text).toContain("Nessuna location creata ancora");
  expect(empty.links).toContain("Gestisci Locations 0");
  const form = await empty.follow("Crea una tappa");
  expect(form.has(/^Articolo collegato/)).toBe(false);
  expect(form.text).not.toContain("Scegli sulla mappa");
  const refused = await form.press("Crea Location", { Latitudine: "45,4642" });
  const wrong = ["Nome obbligatorio", "Formato latitudine non valido", "Longitudine obbligatoria"];
  expect(refused.fieldErrors).toEqual(expect.arrayContaining(wrong));
  expect(refused.links).toEqual(expect.arrayContaining(wrong));
  expect(refused.value("Latitudine")).toBe("45,4642");

  const pasted = await refused.press("Usa questo punto", {
    Nome: "Il porto",
    Città: "Camogli",
    Latitudine: "",
    pasted: "https://maps.google.com/?q=44.35,9.15",
  });
  expect(where(pasted)).toEqual(["44.35", "9.15"]);
  expect(pasted.value("Nome")).toBe("Il porto");
  expect(pasted.fieldErrors).not.toContain("Longitudine obbligatoria");
  expect(pasted.fieldErrors).not.toContain("Nome obbligatorio");
  const list = await pasted.press("Crea Location", { description: "Sul muretto,\nal sole." });
  expect(list.notice).toContain("Location creata!");
  for (const words of ["1 tappa", "44.35, 9.15"]) expect(list.text).toContain(words);

  const hidden = await list.press("Nascondi: Il porto");
  expect(hidden.notice).toContain("Location nascosta!");
  expect(hidden.text).toContain("Nascosta");
  const shown = await hidden.press("Mostra: Il porto");
  expect(shown.notice).toContain("Location mostrata!");
  const deleted = await shown.press("Elimina: Il porto");
  expect(deleted.notice).toContain("Location eliminata!");
  expect(deleted.text).toContain("Nessuna location creata ancora");
});

test("a photo says the place by a button, which says what came of it", async () => {
  const placed = await jpegUpload("porto.jpg", { position: { latitude: 44.35, longitude: 9.15 } });
  const nowhere = await jpegUpload("buio.jpg");
  const choose = (page: PlainPage, photo: File, filled: Record<string, string> = {}) =>
    page.press("Estrai GPS dalla foto", { ...filled, photo });
  const text = await choose(await openForm(), new File(["ciao"], "appunti.txt"), { Nome: "Il porto" });
  expect(text.notice).toContain("Errore estrazione GPS");
  const dark = await choose(text, nowhere);
  expect(dark.notice).toContain("GPS non trovato");
  const found = await choose(dark, placed);
  expect(found.notice).toMatch(/GPS estratto!.*44\.350000, 9\.150000/);
  expect(where(found)).toEqual(["44.350000", "9.150000"]);
  const cleared = await choose(found, nowhere);
  expect(cleared.notice).toContain("ho tolto le coordinate della foto di prima");
  expect(where(cleared)).toEqual(["", ""]);
  for (const page of [found, cleared]) expect(page.value("Nome")).toBe("Il porto");

  const again = await choose(cleared, placed);
  expect(where(again)[1]).toBe("9.150000");
  const kept = await choose(again, nowhere, { Latitudine: "44.36" });
  expect(kept.notice).toContain("La foto non dice dove è stata scattata");
  expect(where(kept)).toEqual(["44.36", "9.150000"]);
});

test("Lecce is found by its name, fills the form, and is chosen among others by a button", async () => {
  const lecce = "Lecce (LE), Italia";
  const filled = { Nome: "Piazza del Duomo", Città: "lecce" };
  const found = await (await openForm()).press("Trova il luogo", filled);
  expect(found.text).toContain(`${lecce}: paese e coordinate sono compilati.`);
  expect([found.value("Città"), found.value("Paese"), ...where(found)]).toEqual([
    "Lecce",
    "Italia",
    "40.355",
    "18.172",
  ]);
  expect(found.value("Nome")).toBe("Piazza del Duomo");
  expect(found.isChecked(lecce)).toBe(true);
  const other = await found.press("Usa questo luogo", { "Lecce nei Marsi (AQ), Italia": true });
  expect(where(other)[0]).toBe("41.934");
  const back = await other.press("Usa questo luogo", { [lecce]: true });
  expect(where(back)[0]).toBe("40.355");

  const rounded = { [within1km]: true, Nome: "" };
  const named = await back.press("Trova il luogo", rounded);
  expect(named.value("Nome")).toBe("Lecce");
  expect((await named.press("Crea Location")).notice).toContain("Location creata!");
  expect((await new PlainBrowser(site.running.url).open("/map")).text).toContain("40.35, 18.17");
});

test("there is no such place: that is said, and everything is left as it was", async () => {
  const unknown = await (await openForm()).press("Trova il luogo", { Nome: "Altrove", Città: "Qwxyz" });
  expect(unknown.fieldErrors.join()).toContain("Non conosco nessun luogo con questo nome");
  expect(unknown.value("Nome")).toBe("Altrove");
  expect(unknown.has(/Italia/)).toBe(false);
});

test("coordinates that were pasted suggest the city", async () => {
  const pasted = { Città: "", pasted: "48.8584, 2.2945" };
  const paris = await (await openForm()).press("Usa questo punto", pasted);
  expect([paris.value("Città"), paris.value("Paese")]).toEqual(["Parigi", "Francia"]);
});
