import { type Page, expect, test } from "@playwright/test";
import { openTab, signIn } from "../../support/admin-pages";
import { freshSite } from "../../support/fresh-site";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();
test.beforeEach(async ({ page }) => {
  await page.clock.install();
});
test.use({ viewport: { width: 360, height: 740 } });

/** Stops the clock while the toast is visible, so that it stays. */
async function holdToast(page: Page, words: string): Promise<void> {
  await expect(page.locator(".toast")).toContainText(words);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
}

/** Returns the controls that the toast covers when they have the focus. Of a tall control the first line counts. */
function coveredControls(): string[] {
  const toast = document.querySelector(".toast");
  if (!toast) throw new Error("no toast");
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, select, textarea, input",
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && control.tabIndex >= 0 && !toast.contains(control))
    .filter((control) => {
      control.focus();
      const [a, b] = [control.getBoundingClientRect(), toast.getBoundingClientRect()];
      const bottom = Math.min(a.bottom, a.top + 48);
      return document.activeElement === control && bottom > b.top && a.top < b.bottom;
    })
    .map((control) => control.outerHTML);
}

test("/admin: nothing that the keyboard reaches is under the toast, on any tab", async ({ page }) => {
  const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto({ width: 64, height: 48 })]];
  for (const name of ["Marta", "Ugo"]) await sendStory(site.url, { story: "Ciao", name, photos });
  await signIn(page, site);
  await holdToast(page, "Login effettuato");
  expect(await page.evaluate(coveredControls)).toEqual([]);
  for (const tab of ["Articoli Diario", "Gestisci Articoli", "Nuova Location", "Gestisci Locations"]) {
    await openTab(page, tab);
    await expect(page.getByRole("heading", { level: 2, name: tab })).toBeVisible();
    expect(await page.evaluate(coveredControls), tab).toEqual([]);
  }
});
