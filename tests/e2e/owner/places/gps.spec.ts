import { expect, test } from "@playwright/test";
import { notice, onAdminPages, openAsOwner, openOtherWays } from "../../../support/admin-pages";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";
import { type TestPhoto, jpegPhoto } from "../../../support/test-photos";

// The button that reads a photo without scripts is pressed in tests/http/owner/places/location-walks.test.ts.
onAdminPages("GPS", (admin) => {
  test("reads the place from a photo, and says what came of it", async ({ page }) => {
    const jpeg = async (name: string, look: TestPhoto = {}) => {
      const buffer = await jpegPhoto({ width: 64, height: 48, ...look });
      return { name, mimeType: "image/jpeg", buffer };
    };
    const placed = await jpeg("porto.jpg", { position: { latitude: 44.35, longitude: 9.15 } });
    const nowhere = await jpeg("buio.jpg");
    const text = { name: "appunti.txt", mimeType: "text/plain", buffer: Buffer.from("ciao") };
    await openAsOwner(page, admin.program, "/admin/nuova-location");
    await scriptsAtWork(page);
    await openOtherWays(page);
    const choose = (file: typeof placed) => page.getByLabel("Foto con GPS").setInputFiles(file);
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
    await page.route("**/api/extract-gps", (route) => route.abort());
    await choose(placed);
    await expect(notice(page, "La lettura della foto non è riuscita")).toBeVisible();
    await expect(page.getByLabel("Latitudine")).toHaveValue("");
    await expect(page.getByLabel("Longitudine")).toHaveValue("");
  });
});
