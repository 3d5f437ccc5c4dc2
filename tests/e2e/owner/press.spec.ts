import { expect, test } from "@playwright/test";
import { onAdminPages, openAsOwner, openTab } from "../../support/admin-pages";
import { apiWorld, photo } from "../../support/api/api-world";

for (const scripts of [false, true]) {
  onAdminPages(
    "the press page",
    ({ program }) => {
      test("the owner ticks photos, one too many at first, and a journalist finds and saves them", async ({
        page,
      }) => {
        const world = apiWorld(program.url, program.password);
        for (const n of [1, 2, 3, 4, 5, 6]) {
          const file = await photo(`faro-${n}.jpg`, { width: 900, height: 600 });
          await world.article({ city: "Genova", date: `2026-05-0${n}`, photo: file });
        }
        await openAsOwner(page, program);
        await openTab(page, "Per la stampa");
        const boxes = page.getByRole("checkbox");
        await expect(boxes).toHaveCount(6);
        for (const box of await boxes.all()) await box.check();
        await page.getByRole("button", { name: "Salva" }).click();
        await expect(page.getByText("Al massimo cinque foto").first()).toBeVisible();
        await expect(page.locator("input:checked")).toHaveCount(6);
        await boxes.last().uncheck();
        await page.getByRole("button", { name: "Salva" }).click();
        await expect(page.getByText("La pagina per la stampa è aperta")).toBeVisible();
        await expect(page.locator("input:checked")).toHaveCount(5);

        await page.goto(`${program.url}/map`);
        await page.getByRole("link", { name: "Stampa e scuola" }).click();
        await expect(page.getByRole("heading", { name: "Per la stampa e la scuola" })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        const [saved] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: "Scarica (900 × 600 pixel)" }).first().click(),
        ]);
        expect(saved.suggestedFilename()).toMatch(/_faro-\d\.jpg$/);
        const [numbers] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: "Scarica i numeri (CSV)" }).click(),
        ]);
        expect(numbers.suggestedFilename()).toBe("numeri.csv");
      });
    },
    { scripts },
  );
}
