import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  notice,
  onAdminPages,
  openAsOwner,
  openOtherWays,
} from "../../../support/admin-pages";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";
import { complaintsOf } from "../../../support/story-page";

// Without scripts, places are found in tests/http/owner/places/location-walks.test.ts; locations.spec.ts clicks on the map.
onAdminPages("Places by name, and the drawn map", (admin) => {
  test("fill the form of a stop", async ({ page }) => {
    const { url } = admin.program;
    const errors = complaintsOf(page);
    const latitude = page.getByLabel("Latitudine");
    const longitude = page.getByLabel("Longitudine");
    const find = page.getByRole("button", { name: "Trova il luogo" });
    await openAsOwner(page, admin.program, "/admin/nuova-location");
    await scriptsAtWork(page);

    await test.step("there is no such place: that is said at the field, and everything stays", async () => {
      await page.getByLabel("Nome").fill("Altrove");
      await page.getByLabel("Città").fill("Qwxyz");
      await find.click();
      await expect(page.getByText("Non conosco nessun luogo con questo nome").first()).toBeVisible();
      await expect(page.getByLabel("Nome")).toHaveValue("Altrove");
      await expect(page.getByRole("radio", { name: /Italia/ })).toHaveCount(0);
    });

    await test.step("Lecce is found, and fills the form", async () => {
      await page.getByLabel("Nome").fill("Piazza del Duomo");
      await page.getByLabel("Città").fill("lecce");
      await find.click();
      await expect(page.getByText("Lecce (LE), Italia: paese e coordinate sono compilati.")).toBeVisible();
      await expect(page.getByLabel("Città")).toHaveValue("Lecce");
      await expect(page.getByLabel("Paese")).toHaveValue("Italia");
      await expect(latitude).toHaveValue("40.355");
      await expect(longitude).toHaveValue("18.172");
      await expect(page.getByLabel("Nome")).toHaveValue("Piazza del Duomo");
      const lecce = page.getByRole("radio", { name: "Lecce (LE), Italia", exact: true });
      await expect(lecce).toBeChecked();
      await expectWellMade(page, admin);
      await page.getByRole("radio", { name: "Lecce nei Marsi (AQ), Italia" }).check();
      await expect(latitude).toHaveValue("41.934");
      await lecce.check();
      await expect(latitude).toHaveValue("40.355");
      await page.getByRole("radio", { name: "un punto entro circa 1 km" }).check();
      await page.getByLabel("Nome").fill("");
      await find.click();
      await expect(page.getByLabel("Nome")).toHaveValue("Lecce");
      await page.getByRole("button", { name: "Crea Location" }).click();
      await expect(notice(page, "Location creata!")).toBeVisible();
      await page.goto(`${url}/map`);
      await expect(page.getByText("40.35, 18.17")).toBeVisible();
    });

    await test.step("a click on the drawn map shows it nearer, and then puts the point", async () => {
      await page.goto(`${url}/admin/nuova-location`);
      await scriptsAtWork(page);
      await page.getByLabel("Nome").fill("Il faro");
      const map = page.getByRole("button", { name: "Mappa: un clic ingrandisce" });
      const view = page.locator('[name="mapView"]');
      await expect(view).toHaveValue("42.20000,12.60000,3");
      await map.click({ position: { x: 194, y: 154 } });
      await expect(view).toHaveValue(/,4$/);
      await expect(map).toBeInViewport();
      await expect(latitude).toHaveValue("");
      await page.getByRole("radio", { name: "Metti qui" }).check();
      await map.click({ position: { x: 121, y: 121 } });
      await expect(latitude).toHaveValue(/^4\d\.\d{6}$/);
      await expect(longitude).toHaveValue(/^1\d\.\d{6}$/);
      await expect(page.getByLabel("Città")).not.toHaveValue("");
      await expect(page.getByLabel("Nome")).toHaveValue("Il faro");
      await expect(page.getByRole("radio", { name: "Metti qui" })).toBeChecked();
      await expectWellMade(page, admin);
      await page.getByRole("button", { name: "Rimpicciolisci" }).click();
      await expect(view).toHaveValue(/,3$/);
      await expect(map).toBeInViewport();
      await expect(latitude).toHaveValue(/^4\d\.\d{6}$/);
    });

    await test.step("coordinates suggest the city", async () => {
      await page.goto(`${url}/admin/nuova-location`);
      await scriptsAtWork(page);
      await openOtherWays(page);
      await page.getByLabel("Incolla qui").fill("48.8584, 2.2945");
      await expect(page.getByLabel("Città")).toHaveValue("Parigi");
      await expect(page.getByLabel("Paese")).toHaveValue("Francia");
    });
    expect(errors).toEqual([]);
  });
});
