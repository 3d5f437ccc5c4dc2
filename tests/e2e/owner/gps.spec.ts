import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { onAdminPages, openOtherWays, openTab, notice, signIn } from "../../support/admin-pages";
import { jpegFile } from "../../support/test-photos";

let photos: string;
test.beforeAll(async () => {
  photos = await mkdtemp(path.join(tmpdir(), "giramondo-photos-"));
});
test.afterAll(() => rm(photos, { recursive: true }));

onAdminPages("GPS", (admin) => {
  test("reads the place from a photo, and says what came of it", async ({ page }) => {
    const placed = await jpegFile(photos, "porto.jpg", { position: { latitude: 44.35, longitude: 9.15 } });
    const nowhere = await jpegFile(photos, "buio.jpg");
    const text = path.join(photos, "appunti.txt");
    await writeFile(text, "ciao");
    await signIn(page, admin.program);
    await openTab(page, "Nuova Location");
    await openOtherWays(page);
    const choose = async (file: string) => {
      await page.getByLabel("Foto con GPS").setInputFiles(file);
      if (!admin.scripts) await page.getByRole("button", { name: "Estrai GPS dalla foto" }).click();
    };
    await page.getByLabel("Nome").fill("Il porto");
    await choose(text);
    await expect(notice(page, "Errore estrazione GPS")).toBeVisible();
    await choose(nowhere);
    await expect(notice(page, "GPS non trovato")).toBeVisible();
    await choose(placed);
    await expect(notice(page, "GPS estratto!")).toContainText("44.350000, 9.150000");
    await expect(page.getByLabel("Latitudine")).toHaveValue("44.350000");
    await expect(page.getByLabel("Longitudine")).toHaveValue("9.150000");
    await expect(page.getByLabel("Nome")).toHaveValue("Il porto");

    await choose(nowhere);
    await expect(notice(page, "ho tolto le coordinate della foto di prima")).toBeVisible();
    await expect(page.getByLabel("Latitudine")).toHaveValue("");
    await expect(page.getByLabel("Longitudine")).toHaveValue("");
    await expect(page.getByLabel("Nome")).toHaveValue("Il porto");

    await choose(placed);
    await expect(page.getByLabel("Longitudine")).toHaveValue("9.150000");
    await page.getByLabel("Latitudine").fill("44.36");
    await choose(nowhere);
    await expect(notice(page, "La foto non dice dove è stata scattata")).toBeVisible();
    await expect(page.getByLabel("Latitudine")).toHaveValue("44.36");
    await expect(page.getByLabel("Longitudine")).toHaveValue("9.150000");
    if (!admin.scripts) return;
    await page.route("**/api/extract-gps", (route) => route.abort());
    await choose(placed);
    await expect(notice(page, "La lettura della foto non è riuscita")).toBeVisible();
    await expect(page.getByLabel("Latitudine")).toHaveValue("");
    await expect(page.getByLabel("Longitudine")).toHaveValue("");
  });
});
