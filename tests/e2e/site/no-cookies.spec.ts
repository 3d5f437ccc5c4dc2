import { type Page, expect, test } from "@playwright/test";
import { failOnFaults } from "../../support/fresh-site";
import { type SiteWithOwner, ownersPassword, siteWithOwner } from "../../support/site-with-owner";
import { fillStory, openLiveForm, sendButton, thanks } from "../../support/story-page";
import { photo } from "../../support/api/api-world";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";

const onError = failOnFaults();

let site: SiteWithOwner;
test.beforeAll(async () => {
  site = await siteWithOwner({ TILE_URL: "http://127.0.0.1:9/{z}/{x}/{y}.png" }, { onError });
});
const errors: Error[] = [];
test.afterEach(async ({ page }) => {
  // What the last page still asks for needs no answer.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  expect(errors.splice(0)).toEqual([]);
});
test.afterAll(() => site.running.close());

/**
 * Keeps no cookie of this page and forbids it to store anything, as browsers do where the owner blocks cookies. `isNull`:
 * there is no storage at all, as in the browsers inside some apps.
 */
async function blockCookies(page: Page, isNull = false): Promise<void> {
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript((isNull) => {
    const forbidden = {
      get: () => {
        if (isNull) return null;
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, forbidden);
    Object.defineProperty(Navigator.prototype, "serviceWorker", forbidden);
  }, isNull);
  await page.route(`${site.running.url}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { "set-cookie": _, ...headers } = response.headers();
    // Playwright itself has kept the cookie, too.
    await page.context().clearCookies();
    // A page that was left meanwhile needs no answer.
    await route.fulfill({ response, headers }).catch(() => undefined);
  });
}

test("every public page works, and a finder sends a story", async ({ page }) => {
  const { world, running } = site;
  const { photos: existingPhotos } = await world.story({ photos: await photo("uno.jpg") });
  const { id } = await world.article({ title: "Il capitano", existingPhotos });
  const stop = await world.stop({ name: "Il porto" });
  const { code } = await world.asOwner<{ code: string }>("POST /api/admin/tags", { name: "Zaino" });
  await blockCookies(page);
  const articles = [`/blog/${id}`, `/blog/${id}/foto/1`, `/map/${stop.id}`, `/t/${code}`];
  for (const path of ["/", "/social", "/faq", "/privacy", "/segui", "/blog", "/map", ...articles]) {
    await page.goto(running.url + path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await page.waitForLoadState();
  }
  await page.goto(`${running.url}/blog/${id}`);
  await page.getByRole("button", { name: "Mi Piace" }).click();
  await expect(page.getByRole("button", { name: "Mi Piace" })).toHaveAttribute("aria-pressed", "true");

  await page.goto(`${running.url}/map`);
  await scriptsAtWork(page);
  await page.getByRole("link", { name: "Camogli" }).last().click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Camogli" })).toBeVisible();

  await openLiveForm(page, running.url);
  await fillStory(page, "Sul molo.");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByText("Correggi le parole").click();
  await page.getByLabel("La tua storia").fill("Sul pontile.");
  await page.getByRole("button", { name: "Salva le correzioni" }).click();
  await expect(page.locator(".receipt-words")).toHaveText("Sul pontile.");
});

test("in an app that has no storage at all, a finder sends a story", async ({ page }) => {
  await blockCookies(page, true);
  await openLiveForm(page, site.running.url);
  await fillStory(page, "In un’app.");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("the owner is told why nobody can sign in here", async ({ page }) => {
  await blockCookies(page);
  await page.goto(`${site.running.url}/admin`);
  await expect(page.getByLabel("Mostra quello che scrivo")).toBeVisible();
  await page.getByLabel("Password").fill(ownersPassword);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("alert")).toContainText("Questo browser non conserva i cookie");
  await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
  await page.getByLabel("Password").fill("sbagliata");
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.getByRole("alert")).toContainText("Password non corretta");
});
