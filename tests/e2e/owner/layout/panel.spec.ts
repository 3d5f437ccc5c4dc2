import { expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openAsOwner,
  openTab,
  unfoldPanel,
} from "../../../support/admin-pages";

// What the head of each page says, and how high it is, stands in narrow.spec.ts.
onAdminPages("the panel's head", (admin) => {
  test("is one line with the page's name, which stays in sight and unfolds", async ({ page }) => {
    await openAsOwner(page, admin.program, "/admin/impostazioni");
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

  test("shows its tabs and the page's heading on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAsOwner(page, admin.program);
    await expect(page.locator(".panel-menu")).toBeHidden();
    await openTab(page, "Gestisci Articoli");
    const heading = page.getByRole("heading", { level: 2, name: "Gestisci Articoli" });
    await expect(heading).toBeVisible();
    expect((await heading.boundingBox())?.width).toBeGreaterThan(100);
    await expectWellMade(page, admin);
  });
});
