import { type Page, expect, test } from "@playwright/test";
import { openAsOwner } from "../../../support/admin-pages";
import type { Wire } from "../../../support/api/api-world";
import { expectAccessible, isLongSuite } from "../../../support/checks/accessibility";
import { jpegPhoto, jpegUpload } from "../../../support/test-photos";
import { sendStory } from "../../../support/send-story";
import { type SiteWithOwner, ownersPassword, siteWithOwner } from "../../../support/site-with-owner";
import { failOnFaults } from "../../../support/fresh-site";

const onError = failOnFaults();

const word = "Precipitevolissimevolmente".repeat(3).slice(0, 78);
const phone = { width: 360, height: 740 };

let site: SiteWithOwner;
/** Every address of the panel, below `/admin`. Some are with the name that the head of the page says. */
let addresses: [address: string, name?: string][];

test.beforeAll(async () => {
  // The sheets of tags have codes only where the site knows its address.
  site = await siteWithOwner({ PUBLIC_URL: "http://capi-in-viaggio.example" }, { onError });
  const { running, owner, world } = site;
  const photo = await jpegPhoto({ width: 640, height: 480, position: { latitude: 44.35, longitude: 9.15 } });
  const names = { name: word, city: word };
  await sendStory(running.url, { story: `Ciao ${word}`, ...names, photos: [[`${word}.jpg`, photo]] });
  const place = { city: word, country: word };
  const upload = await jpegUpload("porto.jpg", { width: 64, height: 48 });
  await owner.send("/admin/nuovo-articolo", { ...place, title: word, content: word, photo: upload });
  const where = { latitude: "44.35", longitude: "9.15" };
  await owner.send("/admin/nuova-location", { ...place, ...where, name: word, description: word });
  await owner.send("/admin/cartellini", { name: word.slice(0, 60) });
  const { id: removed } = await world.stop({ name: word });
  await owner.send(`/admin/locations/${removed}/elimina`, {});
  const first = async (list: string) => (await world.asOwner<Partial<Wire>[]>(`GET /api/admin/${list}`))[0];
  const { id: story, photos: sent = [] } = (await first("stories")) ?? {};
  const [{ id: article } = {}, { id: tag } = {}] = [await first("blog-posts"), await first("tags")];
  expect([story, article, tag, ...sent]).toEqual(Array(4).fill(expect.stringMatching(/^[0-9a-f]{20}/)));
  addresses = [
    ["", "Storie Ricevute"],
    ["?stato=nuova&q=ciao"],
    ["?q=niente"],
    [`/storie/${story}`],
    ["/storie/nessuna", "Questa storia non c’è più."],
    ["/foto/nessuna.jpg", "Questa foto non c’è più."],
    ["/nuovo-articolo", "Articoli Diario"],
    [`/nuovo-articolo?story=${story}&photo=${sent[0]}`],
    [`/foto/${sent[0]}`],
    ["/articoli", "Gestisci Articoli"],
    [`/articoli/${article}`],
    [`/articoli?creato=${article}`],
    ["/nuova-location", "Nuova Location"],
    [`/nuova-location?articolo=${article}`],
    ["/locations", "Gestisci Locations"],
    ["/cestino", "Cestino"],
    [`/cestino/${removed}/elimina`],
    ["/cestino/tutto/elimina"],
    ["/segnalazioni"],
    ["/libro"],
    ["/desideri", "Desideri"],
    ["/libro/apri", "Chi legge può sfogliare e stampare il libro"],
    ["/stampa", "Per la stampa"],
    ["/cartellini", "Cartellini"],
    ["/cartellini/foglio"],
    ["/cartellini/foglio?comunque=true"],
    [`/cartellini/${tag}/stampa?comunque=true`],
    ["/impostazioni", "Impostazioni"],
    ["/impostazioni/password", "Cambia la password"],
    ["/impostazioni/accesso", "Verifica in due passaggi"],
    ["/impostazioni/sessioni", "Accessi aperti"],
    ["/impostazioni/avvisi", "E-mail e messaggi"],
    ["/avvisi", "Avvisi"],
  ];
});
test.afterAll(() => site.running.close());

for (const scripts of [false, true]) {
  test.describe(`JavaScript ${scripts ? "on" : "off"}`, { tag: scripts ? [] : "@long" }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: phone });

    test("every page of the panel says its name in one line, fits a narrow phone, and can be used by everyone", async ({
      page,
    }) => {
      test.slow();
      const { url } = site.running;
      await page.goto(`${url}/admin`);
      await test.step("login", () => expectToFit(page, scripts));
      await openAsOwner(page, { url, password: ownersPassword });
      for (const [address, name] of addresses) {
        await test.step(`/admin${address}`, async () => {
          await page.goto(`${url}/admin${address}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          if (name) await expectNamed(page, name);
          await expectToFit(page, scripts);
        });
      }
      for (const address of ["/nuovo-articolo", "/nuova-location"]) {
        await test.step(`/admin${address}, refused`, async () => {
          await page.goto(`${url}/admin${address}`);
          const button = page.getByRole("button", { name: /^Crea (?:Articolo|Location)$/ });
          await button.last().click();
          await expect(page.getByText(/obbligatori/).first()).toBeVisible();
          await expectToFit(page, scripts);
        });
      }
    });
  });
}

/** The head leaves nearly the whole screen to the page, and no footer follows. */
async function expectNamed(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(`${name} · Capi`);
  await expect(page.locator(".panel-menu > summary")).toContainText(name);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const head = await page.locator(".panel-head").boundingBox();
  expect((head?.y ?? 0) + (head?.height ?? Infinity)).toBeLessThanOrEqual(120);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
}

/** Expects that nothing is wider than a phone, and that axe finds nothing. The colours are the same without scripts. */
async function expectToFit(page: Page, scripts: boolean): Promise<void> {
  // Before its style sheets are loaded, the page would be measured too early.
  await page.waitForLoadState();
  if (scripts || isLongSuite) await expectAccessible(page, page.url(), { scripts, dark: scripts });
  for (const viewport of [{ width: 320, height: 640 }, phone]) {
    await page.setViewportSize(viewport);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
}
