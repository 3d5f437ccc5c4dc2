import { type Browser, type Page, expect, test } from "@playwright/test";
import {
  expectWellMade,
  onAdminPages,
  openTab,
  notice,
  signIn,
  unfoldPanel,
} from "../../support/admin-pages";
import type { FreshSite } from "../../support/fresh-site";
import { jpegPhoto } from "../../support/test-photos";

/** Ends the session of this page. Returns the password that is valid afterwards. */
type Ending = (page: Page, site: FreshSite, browser: Browser) => Promise<string>;

/** Opens the settings as the owner in another browser. */
async function elsewhere(browser: Browser, site: FreshSite, link: string): Promise<Page> {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site);
  await other.goto(`${site.url}/admin/impostazioni/${link}`);
  return other;
}

const endings: Record<string, Ending> = {
  "a logout in another tab": async (page, { url, password }) => {
    const tab = await page.context().newPage();
    await tab.goto(`${url}/admin`);
    await unfoldPanel(tab);
    await tab.getByRole("button", { name: "Logout" }).click();
    await expect(notice(tab, "Logout effettuato")).toBeVisible();
    await tab.close();
    return password;
  },
  "«Chiudi» on another device": async (_page, site, browser) => {
    const other = await elsewhere(browser, site, "sessioni");
    await other.getByRole("button", { name: /^Chiudi: / }).click();
    await expect(other.getByRole("button", { name: /^Chiudi: / })).toHaveCount(0);
    await other.context().close();
    return site.password;
  },
  "«Chiudi tutte» on another device": async (_page, site, browser) => {
    const other = await elsewhere(browser, site, "sessioni");
    await other.getByRole("button", { name: /^Chiudi tutt/ }).click();
    await expect(other.getByRole("button", { name: /^Chiudi: / })).toHaveCount(0);
    await other.context().close();
    return site.password;
  },
  "a new password": async (_page, site, browser) => {
    const other = await elsewhere(browser, site, "password");
    const password = "muretto del porto, di sera";
    await other.getByLabel("Password di adesso").fill(site.password);
    await other.getByLabel("Password nuova", { exact: true }).fill(password);
    await other.getByLabel("Password nuova, ancora una volta").fill(password);
    await other.getByRole("button", { name: "Cambia password" }).click();
    await expect(notice(other, "Password cambiata")).toBeVisible();
    await other.context().close();
    return password;
  },
};

onAdminPages("an article that is sent after its session has ended", (admin) => {
  for (const [way, end] of Object.entries(endings)) {
    test(`by ${way}, is there again after the login`, async ({ page, browser }) => {
      await signIn(page, admin.program);
      await openTab(page, "Articoli Diario");
      await page.getByLabel("Titolo").fill("Scritto a lungo");
      await page.getByLabel("Contenuto").fill("Riga uno\nRiga <due> 🦫");
      await page.getByLabel("Città").fill("Camogli");
      const photo = { name: "porto.jpg", mimeType: "image/jpeg", buffer: await jpegPhoto() };
      await page.locator("input[type=file]").setInputFiles(photo);
      const password = await end(page, admin.program, browser);
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();

      await expect(page.getByText("quello che hai scritto è ancora in questa pagina")).toBeVisible();
      await expect(page.getByText("Le foto nuove dovrai sceglierle di nuovo")).toBeVisible();
      await expectWellMade(page, admin);
      await page.getByLabel("Password").fill("sbagliata");
      await page.getByRole("button", { name: "Accedi" }).click();
      await expect(notice(page, "Login fallito")).toBeVisible();
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Accedi" }).click();

      await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
      await expect(page.getByLabel("Contenuto")).toHaveValue("Riga uno\nRiga <due> 🦫");
      await expect(page.getByLabel("Città")).toHaveValue("Camogli");
      await expect(page.getByText("Le foto nuove vanno scelte di nuovo").first()).toBeVisible();
      await page.locator("input[type=file]").setInputFiles(photo);
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
    });
  }

  test("or of another of the owner's forms, too", async ({ page }) => {
    const { url, password } = admin.program;
    const send = async (address: string, label: string, words: string, button: string | RegExp) => {
      await page.goto(url + address);
      await page.getByLabel(label, { exact: true }).first().fill(words);
      await endings["a logout in another tab"]?.(page, admin.program, page.context().browser() as Browser);
      await page.getByRole("button", { name: button }).last().click();
      // The form may have a password field, too, which stays until the login appears.
      await expect(page.getByRole("heading", { name: "Accesso Admin" })).toBeVisible();
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Accedi" }).click();
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(words);
    };
    await signIn(page, admin.program);
    await send("/admin/cartellini", "Nome", "Tasca di destra", "Crea cartellino");
    await send("/admin/impostazioni/avvisi", "A chi scrivo", "posta@example.org", "Salva");
  });
});
