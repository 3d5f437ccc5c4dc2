import { expect, test } from "@playwright/test";
import { openAsOwner, unfoldStories } from "../../support/admin-pages";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword as password, siteWithOwner } from "../../support/site-with-owner";
import { complaintsOf } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";
import { type TileServer, tileServer } from "../../support/network/tile-server";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

/** Words that try to break out of a tag, an attribute, a script or a link. */
const words = (field: string) =>
  `"'><img src=x onerror="window.hacked='${field}'"></script><script>window.hacked='${field}'</script>{{7*7}}\u2028${field}`;

let running: SiteInProcess;
let tiles: TileServer;
test.beforeEach(async () => {
  tiles = await tileServer();
  ({ running } = await siteWithOwner({ TILE_URL: tiles.url }, { onError }));
});
test.afterEach(async () => {
  await running.close();
  await tiles.close();
});

test("no word of a stranger or of the owner ever becomes a script, on any page", async ({ page }) => {
  const { url } = running;
  const complaints = complaintsOf(page);
  const seen: string[] = [];
  const open = async (path: string, shows?: string) => {
    await page.goto(url + path);
    if (shows) await expect(page.getByText(shows).first()).toBeAttached();
    seen.push(await page.evaluate(() => (window as { hacked?: string }).hacked ?? ""));
  };
  const short = (field: string) => words(field).slice(-90);
  const photos: [string, Buffer][] = [
    [`<svg onload=alert(1)>'";.jpg`, await jpegPhoto({ width: 64, height: 48 })],
  ];
  const story = { story: words("storia"), name: short("nome"), city: short("città"), photos };
  expect((await sendStory(url, story)).status).toBe(303);

  await openAsOwner(page, { url, password });
  await open("/admin", "window.hacked='storia'");
  await unfoldStories(page);
  await page.locator("input[name=photo], input[type=checkbox]").first().check();
  await page.getByRole("button", { name: "Promuovi" }).first().click();
  // Unicode's line separator is stored as an ordinary line break.
  await expect(page.getByLabel("Contenuto")).toHaveValue(words("storia").replace("\u2028", "\n"));
  await page.getByLabel("Titolo").fill(words("titolo"));
  await page.getByLabel("Paese").fill(short("paese"));
  await page.getByRole("button", { name: "Crea Articolo" }).last().click();
  await expect(page.getByText("Questo luogo non lo conosco").last()).toBeVisible();
  await page.getByRole("button", { name: "Crea Articolo" }).last().click();
  await expect(page.getByText("Articolo creato!").first()).toBeVisible();
  const article = /\/blog\/[0-9a-f]{20}/.exec(await (await fetch(`${url}/blog`)).text())?.[0] ?? "";

  await open("/admin/nuova-location");
  await page.getByLabel("Nome").fill(words("luogo"));
  await page.getByLabel("Città").fill(short("tappa"));
  await page.getByLabel("Paese").fill(short("terra"));
  await page.getByText("Altri modi:").click();
  await page.getByLabel("Latitudine").fill("44.35");
  await page.getByLabel("Longitudine").fill("9.15");
  await page.getByLabel("Descrizione").fill(words("descrizione"));
  await page.getByRole("button", { name: "Crea Location" }).last().click();
  await expect(page.getByText("Location creata!").first()).toBeVisible();

  for (const path of ["articoli", "locations", "nuovo-articolo?story=x"]) await open(`/admin/${path}`);
  await page.goto(`${url}/admin`);
  await unfoldStories(page);
  await page
    .getByRole("button", { name: /Elimina/ })
    .first()
    .click();
  await expect(page.getByText("Storia eliminata!").first()).toBeVisible();
  await open("/admin/cestino", "window.hacked='nome'");

  for (const path of ["/", "/blog", article, `${article}/foto/1`]) await open(path);
  await open("/map", "window.hacked='descrizione'");
  await page.locator(".live-pin").first().click();
  await expect(page.locator(".leaflet-popup").getByText("window.hacked='descrizione'")).toBeVisible();
  await page.getByRole("button", { name: "Vedi dettagli" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  seen.push(await page.evaluate(() => (window as { hacked?: string }).hacked ?? ""));
  expect(new Set(seen)).toEqual(new Set([""]));
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
