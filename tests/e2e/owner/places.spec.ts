import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openOtherWays,
  openTab,
  notice,
  signIn,
} from "../../support/admin-pages";
import { complaintsOf } from "../../support/story-page";

onAdminPages("Places by name", (admin) => {
  test("finds Lecce, fills the form with it and places the stop", async ({ page }) => {
    const { program, scripts } = admin;
    await signIn(page, program);
    await openTab(page, "Nuova Location");
    await page.getByLabel("Nome").fill("Piazza del Duomo");
    await page.getByLabel("Città").fill("lecce");
    await page.getByRole("button", { name: "Trova il luogo" }).click();
    await expect(page.getByText("Lecce (LE), Italia: paese e coordinate sono compilati.")).toBeVisible();
    await expect(page.getByLabel("Città")).toHaveValue("Lecce");
    await expect(page.getByLabel("Paese")).toHaveValue("Italia");
    await expect(page.getByLabel("Latitudine")).toHaveValue("40.355");
    await expect(page.getByLabel("Longitudine")).toHaveValue("18.172");
    await expect(page.getByLabel("Nome")).toHaveValue("Piazza del Duomo");
    await expect(page.getByRole("radio", { name: "Lecce (LE), Italia", exact: true })).toBeChecked();
    await expectWellMade(page, admin);

    await page.getByRole("radio", { name: "Lecce nei Marsi (AQ), Italia" }).check();
    if (!scripts) await page.getByRole("button", { name: "Usa questo luogo" }).click();
    await expect(page.getByLabel("Latitudine")).toHaveValue("41.934");
    await page.getByRole("radio", { name: "Lecce (LE), Italia", exact: true }).check();
    if (!scripts) await page.getByRole("button", { name: "Usa questo luogo" }).click();
    await expect(page.getByLabel("Latitudine")).toHaveValue("40.355");
    await page.getByRole("radio", { name: "un punto entro circa 1 km" }).check();
    await page.getByLabel("Nome").fill("");
    await page.getByRole("button", { name: "Trova il luogo" }).click();
    await expect(page.getByLabel("Nome")).toHaveValue("Lecce");
    await page.getByRole("button", { name: "Crea Location" }).click();
    await expect(notice(page, "Location creata!")).toBeVisible();

    await page.goto(`${program.url}/map`);
    await expect(page.getByText("40.35, 18.17")).toBeVisible();
  });

  test("says at the field that there is no such place, and leaves everything as it was", async ({ page }) => {
    await signIn(page, admin.program);
    await openTab(page, "Nuova Location");
    await page.getByLabel("Nome").fill("Altrove");
    await page.getByLabel("Città").fill("Qwxyz");
    await page.getByRole("button", { name: "Trova il luogo" }).click();
    await expect(page.getByText("Non conosco nessun luogo con questo nome").first()).toBeVisible();
    await expect(page.getByLabel("Nome")).toHaveValue("Altrove");
    await expect(page.getByRole("radio", { name: /Italia/ })).toHaveCount(0);
  });

  test("coordinates suggest the city", async ({ page }) => {
    await signIn(page, admin.program);
    await openTab(page, "Nuova Location");
    await page.getByLabel("Città").fill("");
    await openOtherWays(page);
    await page.getByLabel("Incolla qui").fill("48.8584, 2.2945");
    if (!admin.scripts) await page.getByRole("button", { name: "Usa questo punto" }).click();
    await expect(page.getByLabel("Città")).toHaveValue("Parigi");
    await expect(page.getByLabel("Paese")).toHaveValue("Francia");
  });
});

onAdminPages("The drawn map", (admin) => {
  test("a click shows it nearer, and then puts the point", async ({ page }) => {
    const errors = complaintsOf(page);
    await signIn(page, admin.program);
    await openTab(page, "Nuova Location");
    await page.getByLabel("Nome").fill("Il faro");
    const map = page.getByRole("button", { name: "Mappa: un clic ingrandisce" });
    const view = page.locator('[name="mapView"]');
    await expect(view).toHaveValue("42.20000,12.60000,3");
    await map.click({ position: { x: 194, y: 154 } });
    await expect(view).toHaveValue(/,4$/);
    await expect(map).toBeInViewport();
    await expect(page.getByLabel("Latitudine")).toHaveValue("");
    await page.getByRole("radio", { name: "Metti qui" }).check();
    await map.click({ position: { x: 121, y: 121 } });
    await expect(page.getByLabel("Latitudine")).toHaveValue(/^4\d\.\d{6}$/);
    await expect(page.getByLabel("Longitudine")).toHaveValue(/^1\d\.\d{6}$/);
    await expect(page.getByLabel("Città")).not.toHaveValue("");
    await expect(page.getByLabel("Nome")).toHaveValue("Il faro");
    await expect(page.getByRole("radio", { name: "Metti qui" })).toBeChecked();
    await expectWellMade(page, admin);
    await page.getByRole("button", { name: "Rimpicciolisci" }).click();
    await expect(view).toHaveValue(/,3$/);
    await expect(map).toBeInViewport();
    await expect(page.getByLabel("Latitudine")).toHaveValue(/^4\d\.\d{6}$/);
    expect(errors).toEqual([]);
  });
});
