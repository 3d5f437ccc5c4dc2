import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openOtherWays,
  openTab,
  notice,
  signIn,
} from "../../support/admin-pages";

onAdminPages("locations", (admin) => {
  test("takes the place from a touch on the map, where there are scripts", async ({ page }) => {
    const asked: string[] = [];
    await page.route("https://tile.openstreetmap.org/**", (route) => {
      asked.push(route.request().headers().referer ?? "");
      return route.fulfill({ path: "public/icon-192.png" });
    });
    await signIn(page, admin.program);
    await openTab(page, "Nuova Location");
    await expect(page.getByLabel("Nome")).toBeVisible();
    if (!admin.scripts) {
      await expect(page.getByText("Scegli sulla mappa")).toHaveCount(0);
      return;
    }
    await page.getByText("Scegli sulla mappa").click();
    const map = page.getByRole("region", { name: "Mappa su cui scegliere il punto" });
    await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
    expect(asked.filter((referer) => referer.startsWith(admin.program.url))).toHaveLength(asked.length);
    await expectWellMade(page, admin);
    await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await map.locator(".leaflet-container").click();
    await expect(map.locator(".coordinates-mark")).toBeVisible();
    const latitude = Number(await page.getByLabel("Latitudine").inputValue());
    const longitude = Number(await page.getByLabel("Longitudine").inputValue());
    expect(latitude).toBeCloseTo(45.4642, 1);
    expect(longitude).toBeCloseTo(9.19, 1);
    await page.getByLabel("Nome").fill("Il Duomo");
    await page.getByLabel("Città").fill("Milano");
    await page.getByRole("button", { name: "Crea Location" }).last().click();
    await expect(notice(page, "Location creata!")).toBeVisible();
  });

  test("from an empty form to the list, hidden, and deleted", async ({ page }) => {
    await signIn(page, admin.program);
    await openTab(page, "Gestisci Locations 0");
    await expect(page.getByText("Nessuna location creata ancora")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Crea una tappa" }).click();
    await expect(page.getByLabel("Articolo collegato")).toHaveCount(0);
    await openOtherWays(page);
    await page.getByLabel("Latitudine").fill("45,4642");
    await page.getByRole("button", { name: "Crea Location" }).last().click();
    const wrong = page.locator(".field-error");
    await expect(wrong.filter({ hasText: "Nome obbligatorio" })).toBeVisible();
    await expect(wrong.filter({ hasText: "Formato latitudine non valido" })).toBeVisible();
    await expect(wrong.filter({ hasText: "Longitudine obbligatoria" })).toBeVisible();
    if (!admin.scripts) {
      await page.getByRole("link", { name: "Formato latitudine non valido" }).click();
      await expect(page.getByLabel("Latitudine")).toBeFocused();
    }
    await expect(page.getByLabel("Latitudine")).toHaveValue("45,4642");
    await expectWellMade(page, admin);

    await page.getByLabel("Nome").fill("Il porto");
    await page.getByLabel("Città").fill("Camogli");
    await page.getByLabel("Latitudine").fill("");
    await page.getByLabel("Incolla qui").fill("https://maps.google.com/?q=44.35,9.15");
    if (admin.scripts) await expect(page.getByText("Coordinate compilate: 44.35, 9.15")).toBeVisible();
    else await page.getByRole("button", { name: "Usa questo punto" }).click();
    await expect(page.getByLabel("Latitudine")).toHaveValue("44.35");
    await expect(page.getByLabel("Longitudine")).toHaveValue("9.15");
    await expect(page.getByLabel("Nome")).toHaveValue("Il porto");
    await expect(page.getByText("Longitudine obbligatoria")).toHaveCount(0);
    await expect(page.getByText("Nome obbligatorio")).toHaveCount(0);
    await page.getByLabel("Descrizione").fill("Sul muretto,\nal sole.");
    await page.getByRole("button", { name: "Crea Location" }).last().click();
    await expect(notice(page, "Location creata!")).toBeVisible();
    await expect(page.getByText("1 tappa", { exact: true })).toBeVisible();
    await expect(page.locator(".list-item")).toContainText("44.35, 9.15");
    await expectWellMade(page, admin);

    await page.getByRole("button", { name: "Nascondi: Il porto" }).click();
    await expect(notice(page, "Location nascosta!")).toBeVisible();
    await expect(page.getByText("Nascosta", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Mostra: Il porto" }).click();
    await expect(notice(page, "Location mostrata!")).toBeVisible();
    await page.getByRole("button", { name: "Elimina: Il porto" }).click();
    await expect(notice(page, "Location eliminata!")).toBeVisible();
    await expect(page.getByText("Nessuna location creata ancora")).toBeVisible();
  });
});
