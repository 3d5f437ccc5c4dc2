import { type Page, expect, test } from "@playwright/test";
import {
  expectWellMade,
  notice,
  onAdminPages,
  openAsOwner,
  unfoldStories,
  unfoldItems,
} from "../../../support/admin-pages";
import { apiWorld, photo } from "../../../support/api/api-world";
import { PlainBrowser } from "../../../support/plain-browser";
import { sendStory } from "../../../support/send-story";

// What visitors read afterwards stands in tests/http/owner: publish-on-map, place-before-public and article-walks.
onAdminPages("The place that goes public", (admin) => {
  test("is filled in, or a choice: of a new story, of a hidden article, of a photo from elsewhere", async ({
    page,
  }) => {
    const { url, password } = admin.program;
    const world = apiWorld(url, password);
    const publish = page.getByRole("button", { name: "Pubblica e metti sulla mappa" });
    const send = (city: string, more = {}) => world.story({ name: "Luc", city, ...more });
    const publicPlaces = async () => {
      const posts = (await world.asOwner("GET /api/blog-posts")) as unknown as Record<string, string>[];
      return posts.map(({ city, country }) => `${city}, ${country}`);
    };

    await test.step("a town abroad: three taps from the new story to the map", async () => {
      await send("New York");
      await openAsOwner(page, admin.program);
      await unfoldStories(page);
      await page.getByRole("link", { name: "Apri la storia di Luc" }).click();
      await expect(page.getByRole("heading", { name: "Storia di Luc", exact: true })).toBeVisible();
      await promote(page, "New York");
      await expect(page.getByText("Luogo trovato: New York (NY), Stati Uniti.")).toBeVisible();
      await expect(page.getByLabel("Città")).toHaveValue("New York");
      await expect(page.getByLabel("Paese")).toHaveValue("Stati Uniti");
      await expectWellMade(page, admin);
      await publish.click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      expect(await publicPlaces()).toEqual(["New York, Stati Uniti"]);
    });

    await test.step("Castro: four taps; the button says what is still open", async () => {
      await page.goto(`${url}/admin/storie/${(await send("Castro")).id}`);
      await promote(page, "Castro");
      await publish.click();
      await expect(notice(page, "Non ho ancora pubblicato")).toBeVisible();
      await expect(page.getByText("Scegli prima uno dei luoghi.").last()).toBeVisible();
      expect(await publicPlaces()).toHaveLength(1);
      await expectWellMade(page, admin);
      await page.getByRole("radio", { name: "Castro, Cile" }).check();
      await publish.click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      expect(await publicPlaces()).toContain("Castro, Cile");
    });

    await test.step("Corte told in French, saved hidden: asked about when it is shown", async () => {
      await sendStory(`${url}/fr`, { story: "Era lì, sul muretto.", name: "Luc", city: "Corte" });
      const owner = new PlainBrowser(url, await world.ownerCookie());
      const story = await (await owner.open("/admin")).follow("Apri la storia di Luc");
      await (await story.press("Promuovi la storia di Luc")).press("Salva nascosto");
      await page.goto(`${url}/admin/articoli`);
      await unfoldItems(page);
      await page.getByRole("button", { name: "Mostra: Storia da Corte: Luc" }).click();
      await expect(notice(page, "Non ho ancora pubblicato")).toBeVisible();
      await expect(page.getByRole("radio", { name: "Corte (PD), Italia" })).not.toBeChecked();
      await expectWellMade(page, admin);
      expect(await publicPlaces()).toHaveLength(2);
      await page.getByLabel("Paese", { exact: true }).fill("Francia");
      await page.getByRole("radio", { name: "Nessuno di questi" }).check();
      await page.getByRole("button", { name: "Salva e pubblica" }).click();
      await expect(notice(page, "Articolo aggiornato!")).toBeVisible();
      expect(await publicPlaces()).toContain("Corte, Francia");
    });

    await test.step("a photo from Venice for Barcelona: its point is seen, and rounded", async () => {
      const photos = await photo("gita.jpg", { position: { latitude: 45.438333, longitude: 12.327778 } });
      await page.goto(`${url}/admin/storie/${(await send("Barcellona", { photos })).id}`);
      await promote(page, "Barcellona");
      await expect(page.getByText("quale dei due luoghi conta?")).toBeVisible();
      await expect(page.getByAltText("Mappa con il punto della foto")).toBeVisible();
      await expect(page.getByRole("radio", { name: "un punto entro circa 1 km" })).toBeChecked();
      await page.getByRole("radio", { name: "Venezia (VE), Italia" }).check();
      await expectWellMade(page, admin);
      await publish.click();
      await expect(notice(page, "Articolo creato!")).toBeVisible();
      expect(await publicPlaces()).toContain("Venezia, Italia");
    });
  });
});

async function promote(page: Page, city: string): Promise<void> {
  await page.getByRole("button", { name: "Promuovi la storia di Luc" }).click();
  await expect(page.getByLabel("Titolo")).toHaveValue(`Storia da ${city}: Luc`);
}
