import { type Page, expect, test } from "@playwright/test";
import { openAsOwner, openTab, signInByForm, unfoldItems } from "../../support/admin-pages";
import { apiWorld } from "../../support/api/api-world";
import { freshSite } from "../../support/fresh-site";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();
test.use({ viewport: { width: 360, height: 740 } });

/** Shows the toast with these words until the next act: in a window that is not in front, its time stands still. */
async function holdToast(page: Page, words: string): Promise<void> {
  await expect(page.locator(".toast")).toContainText(words);
  await page.evaluate(() => dispatchEvent(new Event("blur")));
}

/**
 * Scrolls through the page and sets the focus everywhere. Returns the controls below the head that the toast covered
 * meanwhile.
 */
async function coveredControls(): Promise<string[]> {
  const toast = document.querySelector(".toast");
  if (!toast) throw new Error("no toast");
  const controls = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, summary, select, textarea, input"),
  ].filter(
    (control) => !control.closest(".toast, .skip-link, .top-bar, .panel-head") && control.checkVisibility(),
  );
  const covered = new Set<string>();
  const look = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const over = toast.getBoundingClientRect();
    const headEnds = document.querySelector(".panel-head")?.getBoundingClientRect().bottom ?? 0;
    for (const control of controls) {
      const under = control.getBoundingClientRect();
      const middle = Math.min((under.top + under.bottom) / 2, under.top + 24);
      const halfUnderHead = middle < headEnds + 24;
      if (!halfUnderHead && middle > over.top && middle < over.bottom) covered.add(control.outerHTML);
    }
  };
  for (let y = 0; y <= document.documentElement.scrollHeight; y += 90) {
    scrollTo(0, y);
    await look();
  }
  for (const control of controls) {
    control.focus();
    await look();
  }
  return [...covered];
}

test("a toast covers no control wherever it comes, and the next act ends it", async ({ page }) => {
  const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto({ width: 64, height: 48 })]];
  for (const name of ["Marta", "Ugo", "Élodie"]) await sendStory(site.url, { story: "Ciao", name, photos });
  const world = apiWorld(site.url, site.password);
  for (const title of ["Il porto", "Il faro", "La stazione"]) await world.article({ title });
  const expectNothingCovered = async (words: string) => {
    await holdToast(page, words);
    expect(await page.evaluate(coveredControls), words).toEqual([]);
  };
  await signInByForm(page, site);
  await expectNothingCovered("Login effettuato");

  await openTab(page, "Gestisci Articoli");
  await expect(page.locator(".toast")).toHaveCount(0);
  await unfoldItems(page);
  await page.getByRole("button", { name: "Elimina: Il faro" }).click();
  await expectNothingCovered("Articolo eliminato!");
  await page.getByRole("button", { name: "Annulla" }).click();
  await expectNothingCovered("Ripristinato");

  await openTab(page, "Cartellini");
  await page.getByLabel("Nome").first().fill("Zainetto");
  await page.getByRole("button", { name: "Crea" }).first().click();
  await expectNothingCovered("Cartellino creato");

  await openTab(page, "Articoli Diario");
  await page.getByLabel("Titolo").fill("Il castello");
  await page.getByLabel("Contenuto").fill("Ciao");
  await page.getByLabel("Città").fill("Posto Inventato");
  await page.getByRole("button", { name: "Pubblica e metti sulla mappa" }).click();
  await expectNothingCovered("Non ho ancora pubblicato");
});

test("a toast with 'Annulla' stays while its page is read", async ({ page }) => {
  await page.clock.install();
  await apiWorld(site.url, site.password).article({ title: "Il faro" });
  await openAsOwner(page, site, "/admin/articoli");
  await unfoldItems(page);
  await page.getByRole("button", { name: "Elimina: Il faro" }).click();
  await expect(page.locator(".toast")).toContainText("Articolo eliminato!");
  await page.clock.runFor(60_000);
  await expect(page.locator(".toast")).toBeVisible();
  await page.getByRole("button", { name: "Chiudi il messaggio" }).click();
  await expect(page.locator(".toast")).toHaveCount(0);
});
