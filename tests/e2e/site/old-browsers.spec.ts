import { expect, test } from "@playwright/test";
import { notice, openAsOwner, openTab, unfoldStories } from "../../support/admin-pages";
import { photo } from "../../support/api/api-world";
import { failOnFaults } from "../../support/fresh-site";
import { withoutDialogs } from "../../support/pages/old-browsers";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { type SiteWithOwner, ownersPassword as password, siteWithOwner } from "../../support/site-with-owner";
import { complaintsOf } from "../../support/story-page";

const onError = failOnFaults();

let site: SiteWithOwner;
test.beforeAll(async () => {
  site = await siteWithOwner({ TILE_URL: "http://127.0.0.1:9/{z}/{x}/{y}.png" }, { onError });
});
test.afterAll(() => site.running.close());

const missing = {
  replaceChildren: () => delete (Element.prototype as Partial<Element>).replaceChildren,
  showModal: () => delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).showModal,
};

test("a tap on a photo leads to its page where it cannot be shown over the article", async ({ page }) => {
  const { world, running } = site;
  const photos = [await photo("uno.jpg"), await photo("due.jpg", { width: 65 })];
  const { photos: existingPhotos } = await world.story({ photos });
  const { id } = await world.article({ title: "Il capitano", existingPhotos });
  for (const [name, take] of Object.entries(missing)) {
    await page.goto(`${running.url}/blog/${id}`);
    await expect(page.locator(".like"), name).toBeVisible();
    await page.evaluate(take);
    await page.locator(".gallery a").last().click();
    await expect(page, name).toHaveURL(/\/foto\/2$/);
    await expect(page.getByRole("main").locator("img"), name).toBeVisible();
    await expect(page.getByRole("dialog"), name).toHaveCount(0);
  }
});

test("without dialogs a stop is a page of its own", async ({ page }) => {
  await site.world.stop({ name: "Il porto" });
  await withoutDialogs(page);
  const complaints = complaintsOf(page);
  await page.goto(`${site.running.url}/map`);
  await scriptsAtWork(page);
  await page.getByRole("link", { name: "Camogli" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Camogli" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Chiudi" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Le Tappe del Viaggio" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("without dialogs the owner enlarges a photo and deletes what was selected", async ({ page }) => {
  await site.world.story({ story: "Il porto", name: "Marta", photos: await photo("porto.jpg") });
  await withoutDialogs(page);
  await openAsOwner(page, { url: site.running.url, password });
  await scriptsAtWork(page);
  await unfoldStories(page);
  await page.getByRole("link", { name: "Ingrandisci porto.jpg" }).click();
  await expect(page).toHaveURL(/\/uploads\/[0-9a-f]{20}_porto\.jpg$/);
  await page.goBack();
  await scriptsAtWork(page);
  await unfoldStories(page);
  await page.getByRole("checkbox", { name: "Da eliminare insieme ad altre: la storia di Marta" }).check();
  await page.getByRole("button", { name: "Elimina le storie scelte" }).click();
  await expect(notice(page, /eliminat/)).toBeVisible();
  await openTab(page, "Cestino");
  await page.getByRole("link", { name: "Svuota il cestino" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Elimina per sempre" }).click();
  await expect(notice(page, "Cestino vuoto!")).toBeVisible();
});

test("without the size of a query the filters of stories lead on", async ({ page }) => {
  await site.world.story({ story: "Sul molo" });
  await page.addInitScript(() => Reflect.deleteProperty(URLSearchParams.prototype, "size"));
  await openAsOwner(page, { url: site.running.url, password });
  await scriptsAtWork(page);
  await page.getByRole("link", { name: /^Nuove/ }).click();
  await expect(page).toHaveURL(/stato=/);
});

test("without streams that can be joined React begins, and reads the next page", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "TransformStream");
    Reflect.deleteProperty(ReadableStream.prototype, "pipeThrough");
    Reflect.deleteProperty(Array.prototype, "at");
  });
  await openAsOwner(page, { url: site.running.url, password });
  await scriptsAtWork(page);
  const html = await page.evaluateHandle(() => document.documentElement);
  await openTab(page, "Gestisci Articoli");
  await expect(page.getByRole("heading", { name: "Gestisci Articoli" })).toBeVisible();
  expect(await html.evaluate((before) => before === document.documentElement)).toBe(true);
});
