import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  notice,
  onAdminPages,
  openAsOwner,
  openOtherWays,
  unfoldItems,
} from "../../../support/admin-pages";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";

// The same walk without scripts stands in tests/http/owner/places/location-walks.test.ts.
onAdminPages("locations", (admin) => {
  test("takes the place from a touch on the map", async ({ page }) => {
    const asked: string[] = [];
    await page.route("https://tile.openstreetmap.org/**", (route) => {
      asked.push(route.request().headers().referer ?? "");
      return route.fulfill({ path: "public/icon-192.png" });
    });
    await openAsOwner(page, admin.program, "/admin/nuova-location");
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
    await openAsOwner(page, admin.program, "/admin/locations");
    await expect(page.getByText("Nessuna location creata ancora")).toBeVisible();
    await expectWellMade(page, admin);
    await page.getByRole("link", { name: "Crea una tappa" }).click();
    await expect(page.getByLabel("Nome")).toBeVisible();
    await scriptsAtWork(page);
    await expect(page.getByLabel("Articolo collegato")).toHaveCount(0);
    await openOtherWays(page);
    await page.getByLabel("Latitudine").fill("45,4642");
    await page.getByRole("button", { name: "Crea Location" }).last().click();
    const wrong = page.locator(".field-error");
    await expect(wrong.filter({ hasText: "Nome obbligatorio" })).toBeVisible();
    await expect(wrong.filter({ hasText: "Formato latitudine non valido" })).toBeVisible();
    await expect(wrong.filter({ hasText: "Longitudine obbligatoria" })).toBeVisible();
    await expect(page.getByLabel("Latitudine")).toHaveValue("45,4642");

    await page.getByLabel("Nome").fill("Il porto");
    await page.getByLabel("Città").fill("Camogli");
    await page.getByLabel("Latitudine").fill("");
    await page.getByLabel("Incolla qui").fill("https://maps.google.com/?q=44.35,9.15");
    await expect(page.getByText("Coordinate compilate: 44.35, 9.15")).toBeVisible();
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

    await unfoldItems(page);
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

// What only a browser without scripts shows: where a link of the list leads, and the page after a click on a picture.
onAdminPages(
  "the forms",
  (admin) => {
    test("lead from a mistake to its field, and to the drawn map after a click on it", async ({ page }) => {
      await test.step("the article form", async () => {
        await openAsOwner(page, admin.program, "/admin/nuovo-articolo");
        await page.getByRole("button", { name: "Crea Articolo" }).last().click();
        await page.getByRole("link", { name: "Contenuto obbligatorio" }).click();
        await expect(page.getByLabel("Contenuto")).toBeFocused();
        await expect(page.getByLabel("Contenuto")).toBeInViewport();
      });

      await test.step("the location form", async () => {
        await page.goto(`${admin.program.url}/admin/nuova-location`);
        await openOtherWays(page);
        await page.getByLabel("Latitudine").fill("45,4642");
        await page.getByRole("button", { name: "Crea Location" }).last().click();
        await page.getByRole("link", { name: "Formato latitudine non valido" }).click();
        await expect(page.getByLabel("Latitudine")).toBeFocused();
        await page.getByLabel("Latitudine").fill("");
      });

      await test.step("the drawn map", async () => {
        const map = page.getByRole("button", { name: "Mappa: un clic ingrandisce" });
        const view = page.locator('[name="mapView"]');
        await map.click({ position: { x: 194, y: 154 } });
        await expect(view).toHaveValue(/,4$/);
        await expect(map).toBeInViewport();
        await expect(page.getByLabel("Latitudine")).toHaveValue("");
        await page.getByRole("radio", { name: "Metti qui" }).check();
        await map.click({ position: { x: 121, y: 121 } });
        await expect(page.getByLabel("Latitudine")).toHaveValue(/^4\d\.\d{6}$/);
        await expect(page.getByLabel("Longitudine")).toHaveValue(/^1\d\.\d{6}$/);
        await expect(page.getByLabel("Città")).not.toHaveValue("");
        await expect(page.getByRole("radio", { name: "Metti qui" })).toBeChecked();
        await page.getByRole("button", { name: "Rimpicciolisci" }).click();
        await expect(view).toHaveValue(/,3$/);
        await expect(map).toBeInViewport();
        await expect(page.getByLabel("Latitudine")).toHaveValue(/^4\d\.\d{6}$/);
      });
    });
  },
  { scripts: false },
);
