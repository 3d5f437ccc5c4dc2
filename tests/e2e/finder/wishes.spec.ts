import { type Page, expect, test } from "@playwright/test";
import { languages, prefixOf } from "~/text/languages.server";
import { expectWellMade, notice, openAsOwner, openOtherWays } from "../../support/admin-pages";
import { expectAccessible } from "../../support/checks/accessibility";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const aurora = "Vedere l’aurora boreale";
/** Eighty signs without a place to break. */
const oneWord = "Desiderissimo🦫".repeat(6).slice(0, 80);

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner writes two wishes, a finder makes one come true, the owner ticks it off", async ({
    page,
    browser,
  }) => {
    const faults: unknown[] = [];
    const onError = (fault: unknown) => void faults.push(fault);
    const { running, world } = await siteWithOwner({}, { onError });
    const { code } = await world.asOwner<{ code: string }>("POST /api/admin/tags", { name: "Zainetto" });
    const owner = { url: running.url, password: ownersPassword };
    await openAsOwner(page, owner, "/admin");
    await page.locator(".panel-menu").click();
    await page.getByRole("link", { name: "Desideri" }).click();
    const added = page.getByRole("region", { name: "Nuovo desiderio" });
    await added.getByLabel("Desiderio").fill(aurora);
    await added.getByText("In altre lingue").click();
    await added.getByLabel("English").fill("To see the northern lights");
    await added.getByRole("button", { name: "Aggiungi" }).click();
    await expect(notice(page, "Desiderio salvato!")).toBeVisible();
    await added.getByLabel("Desiderio").fill(oneWord);
    await added.getByRole("button", { name: "Aggiungi" }).click();
    await expect(page.getByRole("heading", { name: oneWord })).toBeVisible();
    await expectWellMade(page, { scripts: false });

    const other = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const finder = await other.newPage();
    await finder.goto(`${running.url}/t/${code}`);
    await expect(finder.getByText(`Il mio desiderio: ${aurora}`)).toBeVisible();
    await finder.getByRole("link", { name: "Invia la tua storia" }).click();
    await finder.getByLabel("La tua storia").fill("Il cielo era tutto verde!");
    await finder.getByLabel("Ho esaudito un desiderio").selectOption(aurora);
    expect(await widthOf(finder)).toBe(phone.width);
    await finder.getByLabel(/Acconsento/).check();
    await finder.getByRole("button", { name: "Invia Storia" }).click();
    await expect(finder.getByRole("heading", { level: 1 })).toBeVisible();
    const receipt = finder.url();

    await page.goto(`${running.url}/admin?stato=nuova`);
    await page.locator(".received-story summary").first().click();
    await page
      .getByRole("link", { name: /^Apri la storia/ })
      .first()
      .click();
    await expect(page.getByText(`Dice di aver esaudito: ${aurora}`)).toBeVisible();
    const story = page.url();
    await page.getByRole("button", { name: /^Promuovi/ }).click();
    await page.getByLabel("Titolo").fill("La notte verde");
    await page.getByLabel("Città").fill("Tromsø");
    await page.getByLabel("Paese").fill("Norvegia");
    await page.getByRole("button", { name: "Crea Articolo" }).click();
    const [article] = await world.asOwner<{ id: string }[]>("GET /api/admin/blog-posts");
    await page.goto(`${running.url}/admin/nuova-location?articolo=${article?.id}`);
    await page.getByLabel("Nome").fill("Il molo");
    await openOtherWays(page);
    await page.getByLabel("Latitudine").fill("69.65");
    await page.getByLabel("Longitudine").fill("18.96");
    await page.getByRole("button", { name: "Crea Location" }).click();
    await page.goto(story);
    await page.getByRole("button", { name: "Spunta con la tappa Tromsø" }).click();
    await expect(notice(page, "Desiderio esaudito!")).toBeVisible();
    await page.getByRole("link", { name: "A Tromsø" }).click();
    const stop = page.url().split("/").at(-1);

    for (const path of [`/map/${stop}`, `/blog/${article?.id}`]) {
      await finder.goto(running.url + path);
      await expect(finder.getByText(`Desiderio esaudito: ${aurora}`)).toBeVisible();
      await expectAccessible(finder, path, { scripts: false });
    }
    await finder.goto(`${running.url}/en/blog/${article?.id}`);
    await expect(finder.getByText("A wish came true: To see the northern lights")).toBeVisible();
    await finder.goto(running.url);
    await expect(finder.getByText("Un desiderio si è già avverato.")).toBeVisible();
    await expect(finder.getByText(oneWord)).toBeVisible();
    expect(await widthOf(finder)).toBe(phone.width);
    await expectAccessible(finder, "home", { scripts: false });
    await finder.goto(receipt);
    await expect(finder.getByText(`Hai esaudito un desiderio: ${aurora}`)).toBeVisible();

    for (const city of ["Castellammare del Golfo", "San Benedetto del Tronto", "Mandelieu-la-Napoule"]) {
      await world.stop({ city });
    }
    for (const language of languages) {
      await finder.goto(`${running.url}${prefixOf(language)}/t/${code}?lingua=${language}`);
      await expect(finder.getByText(oneWord)).toBeVisible();
      const { y = 741, height = 0 } = (await finder.locator(".finder-send").boundingBox()) ?? {};
      expect(y + height, language).toBeLessThanOrEqual(phone.height);
      expect(await widthOf(finder)).toBe(phone.width);
    }
    await other.close();
    await running.close();
    expect(faults).toEqual([]);
  });
});
