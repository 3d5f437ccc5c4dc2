import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openOtherWays,
  openTab,
  notice,
  signIn,
} from "../../support/admin-pages";
import { complaintsOf } from "../../support/story-page";
import { jpegFile } from "../../support/test-photos";

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

/** Waits until the form validates in the browser: its module has loaded and is in use. */
async function validates(page: Page, what: "blog-post" | "location" | "settings"): Promise<void> {
  await page.waitForFunction(async (module) => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const file = files.find((name) => name.includes(`/build/validate-${module}`));
    if (file === undefined) {
      const field = document.querySelector<HTMLElement>("form.form-split .field input");
      field?.blur();
      field?.focus();
      return false;
    }
    await import(file);
    await new Promise((resolve) => setTimeout(resolve, 0));
    return true;
  }, what);
}

onAdminPages(
  "what the browser sees itself",
  (admin) => {
    test("the article form is not sent before it is complete, and says what is wrong as it is typed", async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const sent = formsSent(page);
      await signIn(page, admin.program);
      await openTab(page, "Articoli Diario");
      await validates(page, "blog-post");
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
      expect(complaints).toEqual([]);
    });

    test("nothing that the pages of the forms do is forbidden by their security policy", async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
          console.warn(`violation: ${violatedDirective} ${blockedURI}`),
        );
      });
      const violations: string[] = [];
      page.on("console", (message) => {
        if (message.text().startsWith("violation: ")) violations.push(message.text());
      });
      await signIn(page, admin.program);
      for (const [address, what] of [
        ["/admin/nuovo-articolo", "blog-post"],
        ["/admin/nuova-location", "location"],
        ["/admin/impostazioni", "settings"],
      ] as const) {
        await page.goto(admin.program.url + address);
        await validates(page, what);
      }
      expect(violations).toEqual([]);
      await page.evaluate(() => fetch("https://altrove.example/").catch(() => undefined));
      await expect.poll(() => violations).toHaveLength(1);
    });

    test("the location form checks coordinates, and what was pasted in their place", async ({ page }) => {
      const sent = formsSent(page);
      await signIn(page, admin.program);
      await openTab(page, "Nuova Location");
      await validates(page, "location");
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
      expect(sent()).toBe(0);
      await page.getByLabel("Incolla qui").fill("44.35, 9.15");
      await create(page, "Location").click();
      await expect(notice(page, "Location creata!")).toBeVisible();
      expect(sent()).toBe(1);
    });

    test("what only the site can see stays beside its field while others are corrected", async ({ page }) => {
      const photos = await mkdtemp(path.join(tmpdir(), "giramondo-photos-"));
      const text = path.join(photos, "appunti.txt");
      await writeFile(text, "ciao");
      await signIn(page, admin.program);
      // A form that is sent before its scripts have loaded is validated by the site.
      const scripts = "**/build/**/*.js";
      await page.route(scripts, (route) => route.abort());
      await page.goto(`${admin.program.url}/admin/nuovo-articolo`);
      await page.getByLabel("Città").fill("Camogli");
      await page.getByLabel("Foto (facoltativo)").setInputFiles(text);
      await page.unroute(scripts);
      await create(page, "Articolo").click();
      const photo = errors(page).filter({ hasText: "«appunti.txt» non è una foto" });
      await expect(photo).toBeVisible();
      await validates(page, "blog-post");
      await page.getByLabel("Titolo").fill("Il capitano");
      await expect(errors(page).filter({ hasText: "Titolo" })).toHaveCount(0);
      await expect(photo).toBeVisible();
      await page.getByLabel("Foto (facoltativo)").setInputFiles(await jpegFile(photos, "porto.jpg"));
      await expect(photo).toHaveCount(0);
      await expect(errors(page)).toHaveText(["Contenuto obbligatorio"]);
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await create(page, "Articolo").click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      await rm(photos, { recursive: true });
    });

    test("when the validation cannot be fetched the site validates", async ({ page }) => {
      const sent = formsSent(page);
      await page.route("**/build/validate-form*", (route) => route.abort());
      await signIn(page, admin.program);
      await openTab(page, "Articoli Diario");
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
      expect(sent()).toBe(2);
    });
  },
  [true],
);
