import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openAsOwner, openOtherWays, notice } from "../../support/admin-pages";
import { formValidates } from "../../support/pages/form-validation";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";
import { complaintsOf } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const errors = (page: Page) => page.locator(".field-error");
const create = (page: Page, what: string) => page.getByRole("button", { name: `Crea ${what}` }).last();

/** Counts the forms that have reached the site. */
function formsSent(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/admin/nuov")) sent += 1;
  });
  return () => sent;
}

onAdminPages("what the browser sees itself", (admin) => {
  test("no form is sent before it is complete; it says what is wrong as it is typed, and breaks no policy", async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const sent = formsSent(page);
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
        console.warn(`violation: ${violatedDirective} ${blockedURI}`),
      );
    });
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("violation: ")) violations.push(message.text());
    });

    await test.step("the article form", async () => {
      await openAsOwner(page, admin.program, "/admin/nuovo-articolo");
      await formValidates(page);
      await page.getByLabel("Paese").fill(" ");
      await expect(errors(page)).toHaveCount(0);
      await create(page, "Articolo").click();
      await expect(errors(page)).toHaveText([
        "Titolo obbligatorio",
        "Contenuto obbligatorio",
        "Città obbligatoria",
        "Paese obbligatorio",
      ]);
      await expect(page.getByLabel("Titolo")).toBeFocused();
      await expect(page.getByLabel("Titolo")).toHaveAccessibleDescription("Titolo obbligatorio");
      expect(sent()).toBe(0);
      await expectWellMade(page, admin);

      await page.getByLabel("Titolo").fill("Il capitano");
      await expect(errors(page).filter({ hasText: "Titolo" })).toHaveCount(0);
      await page.getByLabel("Titolo").fill("");
      await expect(errors(page).filter({ hasText: "Titolo" })).toHaveCount(1);
      await page.getByLabel("Titolo").fill("Il capitano");
      await page.getByLabel("Città").fill("Camogli");
      await page.getByLabel("Paese").fill("Italia");
      await page.getByLabel("Contenuto").fill("a".repeat(20_001));
      await create(page, "Articolo").click();
      await expect(errors(page)).toHaveText(["Massimo 20000 caratteri"]);
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await expect(errors(page)).toHaveCount(0);
      expect(sent()).toBe(0);
      await create(page, "Articolo").click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      expect(sent()).toBe(1);
    });

    await test.step("the location form: coordinates, and what was pasted in their place", async () => {
      await page.goto(`${admin.program.url}/admin/nuova-location`);
      await formValidates(page);
      await page.getByLabel("Nome").fill("Il porto");
      await page.getByLabel("Città").fill("Camogli");
      await openOtherWays(page);
      await page.getByLabel("Latitudine").fill("45,4642");
      await openOtherWays(page);
      await create(page, "Location").click();
      await expect(errors(page)).toHaveText(["Formato latitudine non valido", "Longitudine obbligatoria"]);
      await expect(page.getByLabel("Latitudine")).toBeFocused();
      await page.getByLabel("Incolla qui").fill("44.35, 9.15");
      await expect(page.getByLabel("Latitudine")).toHaveValue("44.35");
      await expect(errors(page)).toHaveCount(0);

      await page.getByLabel("Latitudine").fill("");
      await page.getByLabel("Longitudine").fill("");
      await page.getByLabel("Incolla qui").fill("https://maps.app.goo.gl/AbC");
      await create(page, "Location").click();
      await expect(errors(page).first()).toContainText("Questo link è abbreviato");
      await expect(page.getByLabel("Incolla qui")).toBeFocused();
      expect(sent()).toBe(1);
      await page.getByLabel("Incolla qui").fill("44.35, 9.15");
      await create(page, "Location").click();
      await expect(notice(page, "Location creata!")).toBeVisible();
      expect(sent()).toBe(2);
    });

    await test.step("nothing that the pages of the forms did is forbidden by their policy", async () => {
      await page.goto(`${admin.program.url}/admin/impostazioni`);
      await formValidates(page);
      expect(violations).toEqual([]);
      expect(complaints).toEqual([]);
      await page.evaluate(() => fetch("https://altrove.example/").catch(() => undefined));
      await expect.poll(() => violations).toHaveLength(1);
    });
  });

  test("what was sent before the scripts had loaded, or without the validation, the site validates", async ({
    page,
  }) => {
    const sent = formsSent(page);

    await test.step("its sentence stays beside its field while others are corrected", async () => {
      const scripts = "**/build/**/*.js";
      await page.route(scripts, (route) => route.abort());
      await openAsOwner(page, admin.program, "/admin/nuovo-articolo");
      await page.getByLabel("Città").fill("Camogli");
      const photos = page.getByLabel("Foto (se vuoi)");
      const text = { name: "appunti.txt", mimeType: "text/plain", buffer: Buffer.from("ciao") };
      await photos.setInputFiles(text);
      await page.unroute(scripts);
      await create(page, "Articolo").click();
      const photo = errors(page).filter({ hasText: "«appunti.txt» non è una foto" });
      await expect(photo).toBeVisible();
      await formValidates(page);
      await page.getByLabel("Titolo").fill("Il capitano");
      await expect(errors(page).filter({ hasText: "Titolo" })).toHaveCount(0);
      await expect(photo).toBeVisible();
      const buffer = await jpegPhoto({ width: 64, height: 48 });
      await photos.setInputFiles({ name: "porto.jpg", mimeType: "image/jpeg", buffer });
      await expect(photo).toHaveCount(0);
      await expect(errors(page)).toHaveText(["Contenuto obbligatorio"]);
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await create(page, "Articolo").click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      expect(sent()).toBe(2);
    });

    await test.step("when the validation cannot be fetched", async () => {
      await page.route("**/build/validate-form*", (route) => route.abort());
      await page.goto(`${admin.program.url}/admin/nuovo-articolo`);
      await scriptsAtWork(page);
      await create(page, "Articolo").click();
      await expect(notice(page, "L’articolo non è ancora nel diario")).toBeVisible();
      await expect(errors(page)).toHaveText([
        "Titolo obbligatorio",
        "Contenuto obbligatorio",
        "Città obbligatoria",
      ]);
      await expect(page.getByLabel("Titolo")).toBeFocused();
      await page.getByLabel("Titolo").fill("Il capitano");
      await page.getByLabel("Città").fill("Camogli");
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await create(page, "Articolo").click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      expect(sent()).toBe(4);
    });
  });
});
