import { stat, writeFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { failOnFaults, freshSite } from "../../support/fresh-site";
import { faultyProxy } from "../../support/network/faulty-proxy";
import { flakyConnection } from "../../support/network/flaky-connection";
import { sendStory } from "../../support/send-story";
import { siteInProcess } from "../../support/site-in-process";
import {
  choosePhoto,
  expectNoComplaints,
  fillStory,
  openLiveForm,
  sendButton,
  sentStories,
  thanks,
} from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const onError = failOnFaults();

const site = freshSite();
expectNoComplaints();

const call = "**/api/submit-story";

async function expectAllKept(page: Page, story: string): Promise<void> {
  await expect(page.getByLabel("La tua storia")).toHaveValue(story);
  await expect(page.getByLabel("Il tuo nome")).toHaveValue("Marta");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
  await expect(page.getByText("1 foto selezionata")).toBeVisible();
}

test("a connection that breaks on the way loses nothing, and 'Riprova' sends the story once", async ({
  page,
}) => {
  const network = await flakyConnection(site.url);
  await openLiveForm(page, network.url);
  await fillStory(page, "In galleria.");
  await page.getByLabel("Il tuo nome").fill("Marta");
  await choosePhoto(page);
  network.breakNext("upload");
  await page.route("**/healthz", (route) => route.abort());
  await sendButton(page).click();
  await expect(page.getByText("La connessione si è interrotta.")).toBeVisible();
  await expect(page.getByText("Non so se la storia è arrivata")).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Invio semplice" })).toHaveCount(0);
  await expectAllKept(page, "In galleria.");
  expect(sentStories(site.dataDir)).toEqual([]);

  await sendButton(page, "Riprova").click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ name: "Marta", photos: [{ width: 400 }] }]);
  await network.close();
});

test("a story whose answer was lost is not there twice", async ({ page }) => {
  const network = await flakyConnection(site.url);
  await openLiveForm(page, network.url);
  await fillStory(page, "Arrivata lo stesso.");
  await choosePhoto(page);
  network.breakNext("answer");
  await sendButton(page).click();
  await expect(sendButton(page, "Riprova")).toBeFocused();
  const outcome = page.getByRole("alert").filter({ hasText: "Non so se la storia è arrivata" });
  await expect(outcome).toContainText("La rete funziona: premi «Riprova».");
  await expect(outcome).toContainText("Se non cambi niente e premi di nuovo, non arriva due volte.");
  expect(sentStories(site.dataDir)).toHaveLength(1);

  await sendButton(page, "Riprova").click();
  await expect(thanks(page)).toBeVisible();
  expect(network.arrived()).toBe(2);
  expect(sentStories(site.dataDir)).toHaveLength(1);
  await network.close();
});

const html = (status: number) => ({
  status,
  contentType: "text/html",
  body: `<html><body><h1>${status} from the proxy</h1></body></html>`,
});
const busy = "In questo momento arrivano molte foto tutte insieme. Riprova fra un minuto.";
const [notLeft, unsure] = ["La storia non è ancora partita", "Non so se la storia è arrivata"];
const refusals = [
  {
    what: "a proxy: 413",
    answer: html(413),
    says: "Le foto sono troppo pesanti tutte insieme",
    title: notLeft,
  },
  {
    what: "a proxy: 429",
    answer: html(429),
    says: "aspetta qualche minuto e premi «Riprova»",
    title: notLeft,
  },
  { what: "a proxy: 502", answer: html(502), says: "Il sito ha avuto un problema", title: unsure },
  { what: "a busy site", answer: { status: 503, json: { error: busy } }, says: busy, title: notLeft },
];

test("what a proxy answers is translated, what a busy site says is shown, and everything stays", async ({
  page,
}) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Dietro un proxy.");
  await page.getByLabel("Il tuo nome").fill("Marta");
  await choosePhoto(page);
  let button = "Invia Storia";
  for (const { what, answer, says, title } of refusals) {
    await test.step(what, async () => {
      await page.route(call, (route) => route.fulfill(answer));
      await sendButton(page, button).click();
      await expect(page.getByRole("alert").filter({ hasText: says })).toContainText(title);
      await expect(page.getByText("from the proxy")).toHaveCount(0);
      await expectAllKept(page, "Dietro un proxy.");
      await page.unroute(call);
      button = "Riprova";
    });
  }
  await test.step("no network", async () => {
    await page.context().setOffline(true);
    await sendButton(page, button).click();
    await expect(page.getByRole("alert").filter({ hasText: "Non c’è rete." })).toContainText(notLeft);
    await page.context().setOffline(false);
  });
  await sendButton(page, button).click();
  await expect(thanks(page)).toBeVisible();
});

test("when something blocks the call, the form goes the plain way", async ({ page }) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Per la via vecchia.");
  await choosePhoto(page);
  const buffer = await jpegPhoto({ width: 500, height: 300 });
  await page.locator("input[type=file]").setInputFiles([{ name: "via.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(page.locator(".photo-strip img")).toHaveCount(2);
  await page.route("**/api/**", (route) => route.abort("blockedbyclient"));
  await sendButton(page).click();
  await page.getByRole("button", { name: "Invio semplice" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Storia inviata!" })).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ photos: [{ width: 400 }, { width: 500 }] }]);
});

test("a shrunk photo is there again after a plain upload that is cut and the way back", async ({ page }) => {
  const network = await faultyProxy(site.url);
  const file = test.info().outputPath("vetta.jpg");
  await writeFile(file, await jpegPhoto({ width: 3200, height: 800 }));
  await openLiveForm(page, network.url);
  await fillStory(page, "Dalla vetta.");
  const picker = page.locator("input[type=file]");
  await picker.setInputFiles(file);
  const held = () => picker.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0);
  await expect.poll(held).toBeLessThan((await stat(file)).size);
  await page.route("**/api/**", (route) => route.abort("blockedbyclient"));
  await sendButton(page).click();
  network.fail(({ method }) => (method === "POST" ? { kind: "reset", passed: false } : null));
  await page.getByRole("button", { name: "Invio semplice" }).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  network.fail(() => null);
  await page.goBack();
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
  await page.getByRole("checkbox").check();
  await sendButton(page).click();
  await page.getByRole("button", { name: "Invio semplice" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Dalla vetta.", photos: [{ width: 2560 }] }]);
  await network.close();
});

test("too many stories from one address: told when to try again, and nothing is lost", async ({ page }) => {
  const strict = await siteInProcess({ SUBMIT_LIMIT: "1" }, { onError });
  expect((await sendStory(strict.url, { story: "La prima." })).status).toBe(303);
  await openLiveForm(page, strict.url);
  await fillStory(page, "La seconda.");
  await page.getByLabel("Il tuo nome").fill("Marta");
  await choosePhoto(page);
  await sendButton(page).click();
  const refusal = page.getByRole("alert").filter({ hasText: "La storia non è ancora partita" });
  await expect(refusal).toContainText(/minut|ora/);
  await expect(sendButton(page, "Riprova")).toBeFocused();
  await expectAllKept(page, "La seconda.");
  expect(sentStories(strict.dataDir)).toHaveLength(1);
  await strict.close();
});

test("a field that nobody sees, filled by an address book: refused once, in words for people", async ({
  page,
}) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Sul molo.");
  await page.getByLabel("Il tuo nome").fill("Marta");
  await choosePhoto(page);
  await page.locator("#website").evaluate((trap: HTMLInputElement) => (trap.value = "https://marta.example"));
  await sendButton(page).click();
  const refusal = page.getByRole("alert").filter({ hasText: "La storia non è ancora partita" });
  await expect(refusal).toContainText(
    "Il tuo browser aveva riempito un campo nascosto, che ora è vuoto: invia di nuovo",
  );
  await expect(page.locator("body")).not.toContainText("Spam");
  await expectAllKept(page, "Sul molo.");
  expect(sentStories(site.dataDir)).toEqual([]);
  await sendButton(page, "Riprova").click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ name: "Marta", photos: [{ width: 400 }] }]);
});

test("the plain way leaves behind the kept photos that were taken away", async ({ page }) => {
  await openLiveForm(page, site.url);
  await page.getByLabel("La tua storia").fill("Con una foto sola.");
  const files = ["uno.jpg", "due.jpg"].map(async (name, n) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await jpegPhoto({ width: 300 + n, height: 200 }),
  }));
  await page.locator("input[type=file]").setInputFiles(await Promise.all(files));
  await expect(page.locator(".photo-strip img")).toHaveCount(2);
  page.on("dialog", (dialog) => dialog.accept());
  await page.locator("form.form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByAltText("Foto già caricata: due.jpg")).toBeVisible();
  await expect(page.getByText("18 / 1000")).toBeVisible();
  await page.getByRole("button", { name: "Togli uno.jpg" }).click();
  await page.getByRole("checkbox").check();
  await page.route(call, (route) => route.abort());
  await sendButton(page).click();
  await page.getByRole("button", { name: "Invio semplice" }).click();
  await expect(thanks(page)).toBeVisible();
  const labels = sentStories(site.dataDir)[0]?.photos.map(({ name }) => name.replace(/^.*_/, ""));
  expect(labels).toEqual(["due.jpg"]);
});
