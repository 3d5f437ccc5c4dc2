import { expect, test } from "@playwright/test";
import { notice, signIn, unfoldStories } from "../../support/admin-pages";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { complaintsOf, fillStory, sendButton, sentStories } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

for (const javaScriptEnabled of [false, true]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    let program: RunningProgram;
    test.beforeEach(async () => {
      program = await runProgram();
    });
    test.afterEach(async () => expect(await program.stop()).toBe(0));

    test("who sent a story finds it again, corrects it, sees it in the diary and withdraws it", async ({
      page,
      browser,
    }) => {
      const complaints = complaintsOf(page);
      await page.goto(`${program.url}/submit`);
      const photos = ["una.jpg", "due.jpg"].map(async (name, n) => ({
        name,
        mimeType: "image/jpeg",
        buffer: await jpegPhoto({ width: 600 + n, height: 400 }),
      }));
      await page.locator("input[type=file]").setInputFiles(await Promise.all(photos));
      await fillStory(page, "Era sul molo.");
      await sendButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: "Storia inviata!" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
      const address = (await page.locator(".receipt-link").getAttribute("href")) ?? "";
      expect(new URL(address).origin).toBe(program.url);
      if (javaScriptEnabled) expect(page.url()).toBe(address);
      for (const name of ["Copia l’indirizzo", "Stampa"]) {
        await expect(page.getByRole("button", { name })).toHaveCount(javaScriptEnabled ? 1 : 0);
      }
      await page.waitForLoadState();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);

      const later = await browser.newContext({ javaScriptEnabled, viewport: page.viewportSize() });
      const finder = await later.newPage();
      const referers: (string | undefined)[] = [];
      finder.on("request", (request) => referers.push(request.headers().referer));
      await finder.goto(address);
      await expect(finder.getByText("Storia inviata!")).toHaveCount(0);
      await expect(finder.locator(".receipt-photos img")).toHaveCount(2);
      for (const photo of await finder.locator(".receipt-photos img").all()) {
        await expect(photo).toHaveJSProperty("naturalHeight", 400);
      }
      await finder.getByText("Correggi le parole o togli foto").click();
      await finder.getByLabel("La tua storia").fill("Era sul pontile.");
      await finder.getByLabel("Togli una.jpg").check();
      await finder.getByRole("button", { name: "Salva le correzioni" }).click();
      await expect(finder.getByText("Correzioni salvate")).toBeVisible();
      await expect(finder.locator(".receipt-words")).toHaveText("Era sul pontile.");
      await expect(finder.locator(".receipt-photos img")).toHaveCount(1);
      expect(sentStories(program.dataDir)).toMatchObject([
        { story: "Era sul pontile.", photos: [{ width: 601 }] },
      ]);

      await signIn(page, program);
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
      await page.goto(`${program.url}/admin`);
      await unfoldStories(page);
      await received.getByRole("button", { name: "Promuovi" }).click();
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
      await finder.goto(`${program.url}/blog`);
      await expect(finder.getByText("Il pontile")).toHaveCount(0);

      const secret = new URL(address).pathname.replace("/ricevuta/", "");
      expect(referers.filter((referer) => referer?.includes(secret))).toEqual([]);
      expect(await later.cookies()).toEqual([]);
      expect(program.output().log).not.toContain(secret);
      expect(complaints).toEqual([]);
      await later.close();
    });
  });
}

test("the address can be copied where the browser can", async ({ page, context }) => {
  const program = await runProgram();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${program.url}/submit`);
  await fillStory(page, "Da copiare.");
  await sendButton(page).click();
  await page.getByRole("button", { name: "Copia l’indirizzo" }).click();
  await expect(page.getByRole("button", { name: "Copiato!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(await program.stop()).toBe(0);
});
