import { expect, test } from "@playwright/test";
import { notice, openAsOwner, unfoldStories } from "../../support/admin-pages";
import { freshSite } from "../../support/fresh-site";
import { complaintsOf, fillStory, sendButton, sentStories } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();
test.use({ viewport: { width: 360, height: 740 } });

// The same walk without scripts stands in tests/http/finder/walks.test.ts, what is logged in receipts.test.ts there.
test("who sent a story copies its address, finds it again, corrects it, sees it in the diary and withdraws it", async ({
  page,
  browser,
  context,
}) => {
  const complaints = complaintsOf(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.url}/submit`);
  const photos = ["una.jpg", "due.jpg"].map(async (name, n) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await jpegPhoto({ width: 64 + n, height: 48 }),
  }));
  await page.locator("input[type=file]").setInputFiles(await Promise.all(photos));
  await fillStory(page, "Era sul molo.");
  await sendButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Storia inviata!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  const address = (await page.locator(".receipt-link").getAttribute("href")) ?? "";
  expect(new URL(address).origin).toBe(site.url);
  expect(page.url()).toBe(address);
  await expect(page.getByRole("button", { name: "Stampa" })).toBeVisible();
  await page.getByRole("button", { name: "Copia l’indirizzo" }).click();
  await expect(page.getByRole("button", { name: "Copiato!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const later = await browser.newContext({ viewport: page.viewportSize() });
  const finder = await later.newPage();
  const referers: (string | undefined)[] = [];
  finder.on("request", (request) => referers.push(request.headers().referer));
  await finder.goto(address);
  await expect(finder.getByText("Storia inviata!")).toHaveCount(0);
  await expect(finder.locator(".receipt-photos img")).toHaveCount(2);
  for (const photo of await finder.locator(".receipt-photos img").all()) {
    await expect(photo).toHaveJSProperty("naturalHeight", 48);
  }
  await finder.getByText("Correggi le parole o togli foto").click();
  await finder.getByLabel("La tua storia").fill("Era sul pontile.");
  await finder.getByLabel("Togli una.jpg").check();
  await finder.getByRole("button", { name: "Salva le correzioni" }).click();
  await expect(finder.getByText("Correzioni salvate")).toBeVisible();
  await expect(finder.locator(".receipt-words")).toHaveText("Era sul pontile.");
  await expect(finder.locator(".receipt-photos img")).toHaveCount(1);
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Era sul pontile.", photos: [{ width: 65 }] }]);

  await finder.getByText("Correggi le parole o togli foto").click();
  await finder.getByLabel("La tua storia").fill("Era sul pontile di legno.");
  await finder.getByText("Aggiungi foto").click();
  const addPhotos = finder.getByRole("button", { name: "Aggiungi alla storia" });
  await addPhotos.click();
  const picker = finder.getByLabel("Scegli le foto");
  await expect(picker).toHaveJSProperty("validity.valid", false);
  const third = {
    name: "tre.jpg",
    mimeType: "image/jpeg",
    buffer: await jpegPhoto({ width: 66, height: 48 }),
  };
  await picker.setInputFiles(third);
  await finder.getByLabel("Acconsento").check();
  await addPhotos.click();
  await expect(finder.getByText("Foto aggiunte")).toBeVisible();
  await expect(finder.locator(".receipt-photos img")).toHaveCount(2);
  // The words that were typed before are still there.
  await expect(finder.getByLabel("La tua storia")).toHaveValue("Era sul pontile di legno.");

  await openAsOwner(page, site);
  const received = page.getByRole("listitem").filter({ hasText: "Era sul pontile." }).first();
  await expect(received).toContainText("Corretta il");
  await unfoldStories(page);
  await received.getByRole("link", { name: "Apri" }).first().click();
  await page.getByRole("button", { name: "Che belle foto, grazie!" }).click();
  const answer = page.getByLabel("La tua risposta");
  await expect(answer).toHaveValue("Che belle foto, grazie!");
  await answer.fill("Che belle foto, <b>grazie</b>!");
  await page.getByRole("button", { name: "Salva la risposta" }).click();
  await expect(notice(page, "Risposta salvata!")).toBeVisible();
  await finder.goto(address);
  await expect(finder.getByRole("blockquote")).toHaveText("Che belle foto, <b>grazie</b>!");
  await page.getByRole("button", { name: "Promuovi" }).first().click();
  await page.getByLabel("Titolo").fill("Il pontile");
  await page.getByLabel("Città").fill("Camogli");
  await page.getByRole("button", { name: "Crea Articolo" }).last().click();
  await expect(notice(page, "Articolo creato!")).toBeVisible();

  await finder.goto(address);
  await expect(finder.getByText("Correggi le parole")).toHaveCount(0);
  await finder.getByRole("link", { name: "Il pontile" }).click();
  await expect(finder.getByRole("heading", { level: 1 })).toHaveText("Il pontile");
  await finder.goBack();
  await finder.getByRole("link", { name: "Ritira la storia" }).click();
  await finder.getByRole("button", { name: "Sì, ritirala" }).click();
  await expect(finder.getByRole("heading", { name: "Storia ritirata" })).toBeVisible();
  await expect(finder.locator("main")).not.toContainText("pontile");
  await finder.goto(`${site.url}/blog`);
  await expect(finder.getByText("Il pontile")).toHaveCount(0);

  const secret = new URL(address).pathname.replace("/ricevuta/", "");
  expect(referers.filter((referer) => referer?.includes(secret))).toEqual([]);
  expect(await later.cookies()).toEqual([]);
  expect(complaints).toEqual([]);
  await later.close();
});
