import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, openTab, signIn, unfoldPanel } from "../../support/admin-pages";

/** Returns the distance from the top of the screen to the end of an element, in pixels. */
async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return box.y + box.height;
}

onAdminPages("the panel's head", (admin) => {
  test("is one line with the page's name, which stays in sight and unfolds", async ({ page }) => {
    await signIn(page, admin.program);
    await page.goto(`${admin.program.url}/admin/impostazioni`);
    const line = page.locator(".panel-menu > summary");
    await expect(line).toContainText("Impostazioni");
    const tab = page.getByRole("link", { name: "Articoli Diario" });
    await expect(tab).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(line).toBeInViewport({ ratio: 1 });
    await unfoldPanel(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    for (const name of ["Cartellini", "Avvisi", "Impostazioni"]) {
      await expect(page.locator(".panel-parts").getByRole("link", { name })).toBeInViewport();
    }
    await expect(page.getByRole("button", { name: "Logout" })).toBeInViewport();
    await expectWellMade(page, admin);
    await tab.click();
    await expect(line).toContainText("Articoli Diario");
    await expect(tab).toBeHidden();
  });

  test("names each page, leaves it nearly the whole screen, and no footer follows", async ({ page }) => {
    await signIn(page, admin.program);
    for (const [address, name] of [
      ["", "Storie Ricevute"],
      ["/nuovo-articolo", "Articoli Diario"],
      ["/articoli", "Gestisci Articoli"],
      ["/nuova-location", "Nuova Location"],
      ["/locations", "Gestisci Locations"],
      ["/cartellini", "Cartellini"],
      ["/cestino", "Cestino"],
      ["/avvisi", "Avvisi"],
      ["/impostazioni", "Impostazioni"],
      ["/impostazioni/avvisi", "E-mail e messaggi"],
      ["/impostazioni/password", "Cambia la password"],
      ["/impostazioni/accesso", "Secondo passo dell’accesso"],
      ["/impostazioni/sessioni", "Accessi aperti"],
      ["/foto/nessuna.jpg", "Questa foto non c’è più."],
      ["/storie/nessuna", "Questa storia non c’è più."],
    ]) {
      await page.goto(`${admin.program.url}/admin${address}`);
      await expect(page).toHaveTitle(`${name} · Capi`);
      await expect(page.locator(".panel-menu > summary")).toContainText(name ?? "");
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      expect(await bottomOf(page, ".panel-head"), address).toBeLessThanOrEqual(120);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    }
  });

  test("shows its tabs and the page's heading on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, admin.program);
    await expect(page.locator(".panel-menu")).toBeHidden();
    await openTab(page, "Gestisci Articoli");
    const heading = page.getByRole("heading", { level: 2, name: "Gestisci Articoli" });
    await expect(heading).toBeVisible();
    expect((await heading.boundingBox())?.width).toBeGreaterThan(100);
    await expectWellMade(page, admin);
  });
});
