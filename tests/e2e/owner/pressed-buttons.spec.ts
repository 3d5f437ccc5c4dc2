import { type Page, expect, test } from "@playwright/test";
import { notice, onAdminPages, openAsOwner, openOtherWays, unfoldStories } from "../../support/admin-pages";
import { withoutButtonsInFormData, withoutSubmitter } from "../../support/pages/old-browsers";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const browsers: Record<string, (page: Page) => Promise<unknown>> = {
  "a browser of today": () => Promise.resolve(),
  "Chromium before 112": withoutButtonsInFormData,
  "Safari before 15.4": async (page) => {
    await withoutButtonsInFormData(page);
    await withoutSubmitter(page);
  },
};

for (const [browser, begin] of Object.entries(browsers)) {
  onAdminPages(browser, (admin) => {
    test("sends where a picture was touched", async ({ page }) => {
      await begin(page);
      const photo = await jpegPhoto({ width: 1200, height: 800 });
      await sendStory(admin.program.url, {
        story: "Il porto",
        name: "Marta",
        photos: [["porto.jpg", photo]],
      });
      await openAsOwner(page, admin.program);
      await scriptsAtWork(page);
      await unfoldStories(page);
      await page.getByRole("link", { name: "Ritocca porto.jpg" }).click();
      const canvas = page.getByRole("button", { name: /^La foto con i ritocchi/ });
      const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
      await canvas.click({ position: { x: width / 4, y: (height * 3) / 4 } });
      await expect(page.getByText("1 ritocco da salvare.")).toBeVisible();
      const [, x = 0, y = 0] =
        /cover:([\d.]+),([\d.]+)/.exec(decodeURIComponent(page.url()))?.map(Number) ?? [];
      expect(Math.abs(x - 0.25) + Math.abs(y - 0.75), page.url()).toBeLessThan(0.02);
      await page.getByRole("button", { name: "Ruota a destra" }).click();
      await expect(page.getByText("2 ritocchi da salvare.")).toBeVisible();

      await page.goto(`${admin.program.url}/admin/nuova-location`);
      await scriptsAtWork(page);
      await page.getByLabel("Nome").fill("Il porto");
      await page.getByLabel("Metti qui").check();
      // The view of Italy is 18 degrees wide and 240 pixels.
      await page.getByRole("button", { name: /^Mappa: un clic/ }).click({ position: { x: 60, y: 120 } });
      await expect(notice(page, "Punto trovato")).toBeVisible();
      await expect(page.getByLabel("Nome")).toHaveValue("Il porto");
      await openOtherWays(page);
      expect(Number(await page.getByLabel("Latitudine").inputValue())).toBeCloseTo(42.2, 0);
      expect(Number(await page.getByLabel("Longitudine").inputValue())).toBeCloseTo(12.6 - 18 / 4, 0);
    });

    test("sends the pressed button along", async ({ page }) => {
      await begin(page);
      await sendStory(admin.program.url, { story: "Il porto", name: "Marta" });
      await openAsOwner(page, admin.program);
      await scriptsAtWork(page);
      await unfoldStories(page);
      await page.getByRole("button", { name: "Elimina la storia di Marta" }).click();
      await expect(notice(page, "Storia eliminata!")).toBeVisible();

      await page.goto(`${admin.program.url}/admin/nuova-location`);
      await scriptsAtWork(page);
      await page.getByRole("button", { name: "Rimpicciolisci" }).click();
      await expect(page.locator("[name=mapView]")).toHaveValue(/,2$/);

      await page.goto(`${admin.program.url}/submit`);
      await expect(page.getByText("0 / 1000")).toBeVisible();
      await page.getByLabel("La tua storia").fill("Sul molo");
      await page.getByRole("button", { name: "English" }).first().click();
      await expect(page.getByLabel("Your story")).toHaveValue("Sul molo");
    });
  });
}
