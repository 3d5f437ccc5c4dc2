import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlainBrowser } from "../../../support/plain-browser";
import { sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";
import { jpegPhoto, jpegUpload } from "../../../support/test-photos";

let running: SiteInProcess;
let browser: PlainBrowser;

beforeEach(async () => {
  ({ running, browser } = await siteWithOwner());
  const photo = await jpegPhoto({ width: 120, height: 80, takenAt: "2024:05:03 10:00:00" });
  await sendStory(running.url, { story: "Il porto", name: "Marta", photos: [["porto.jpg", photo]] });
});
afterEach(() => running.close());

const none = "Nessun ritocco da salvare.";
const one = "1 ritocco da salvare.";

test("a photo of a story is covered and turned by buttons, undone, and saved", async () => {
  const start = await (await browser.open("/admin")).follow("Ritocca porto.jpg");
  expect(start.title).toContain("Ritocca la foto porto.jpg");
  expect(start.text).toContain(none);
  const touched = await start.press(/^La foto con i ritocchi/, { Grande: true }, { x: 10, y: 10 });
  expect(touched.text).toContain(one);
  const turned = await touched.press("Ruota a destra");
  expect(turned.text).toContain("2 ritocchi da salvare.");
  expect(turned.isChecked("Grande")).toBe(true);
  const third = await turned.press("Ruota a destra");
  expect(third.text).toContain("3 ritocchi da salvare.");
  const undone = await third.press("Annulla l’ultimo");
  expect((await browser.open(undone.path)).text).toContain("2 ritocchi da salvare.");
  const saved = await undone.press("Salva");
  expect(saved.notice).toContain("Foto salvata!");
  expect(saved.text).toContain(none);
  const story = await saved.follow("la storia di Marta");
  expect(story.html).toMatch(/<img[^>]*alt="Foto porto\.jpg"[^>]*width="80" height="120"/);
  expect(story.text).toContain("Scattata il 3 maggio 2024");
});

test("two numbers cover without touching the photo, and what is no point stays to be mended", async () => {
  const start = await (await browser.open("/admin")).follow("Ritocca porto.jpg");
  const sentence = /^Scrivi due numeri da 0 a 100/;
  const wrong = await start.press("Copri qui", { "Da sinistra, in %": "110", "Dall’alto, in %": "50" });
  expect(wrong.fieldErrors).toEqual([expect.stringMatching(sentence)]);
  expect(wrong.value("Da sinistra, in %")).toBe("110");
  const covered = await wrong.press("Copri qui", { "Da sinistra, in %": "50" });
  expect(covered.text).toContain(one);
  expect(covered.fieldErrors).toEqual([]);
  expect((await covered.press("Annulla tutto")).text).toContain(none);
});

test("a photo of a form is retouched, which leads back to all that was typed", async () => {
  const form = await (await browser.open("/admin")).press("Promuovi la storia di Marta");
  const typed = { Titolo: "«Sul molo» & dintorni", Città: "Camogli", photo: await jpegUpload("vela.jpg") };
  const porto = await form.press("Ritocca porto.jpg", typed);
  expect(porto.text).toContain("Ritocca la foto porto.jpg");
  const back = await (await porto.press("Ruota a destra")).press("Salva");
  expect(back.notice).toContain("Foto salvata!");
  expect(back.value("Titolo")).toBe("«Sul molo» & dintorni");
  const vela = await back.press("Ritocca vela.jpg", { Città: "Recco" });
  expect(vela.text).toContain("Ritocca la foto vela.jpg");
  const again = await vela.follow("Torna al modulo");
  expect(again.value("Città")).toBe("Recco");
  expect(again.value("Titolo")).toBe("«Sul molo» & dintorni");
  expect(again.buttons).toEqual(expect.arrayContaining(["Togli porto.jpg", "Togli vela.jpg"]));
});
