import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, notice, signIn, unfoldStories } from "../../support/admin-pages";
import { type SentStory, sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

onAdminPages("The place that goes public", (admin) => {
  const publish = (page: Page) => page.getByRole("button", { name: "Pubblica e metti sulla mappa" });
  const read = async (path: string) => (await fetch(admin.program.url + path)).text();

  /** Opens the newest story and its article, with the first two taps. */
  async function promote(page: Page, story: Omit<SentStory, "story" | "name">, language = ""): Promise<void> {
    await sendStory(admin.program.url + language, { story: "Era lì, sul muretto.", name: "Luc", ...story });
    await page.goto(`${admin.program.url}/admin`);
    await unfoldStories(page);
    await page.getByRole("link", { name: "Apri la storia di Luc" }).first().click();
    await expect(page.getByRole("heading", { name: "Storia di Luc", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Promuovi la storia di Luc" }).click();
    await expect(page.getByLabel("Titolo")).toHaveValue(`Storia da ${story.city}: Luc`);
  }

  /** Expects the same place above the buttons and, after publishing, everywhere. */
  async function expectSame(page: Page, city: string, country: string): Promise<void> {
    await expect(notice(page, "Articolo creato!")).toBeVisible();
    const [post] = JSON.parse(await read("/api/blog-posts")) as { id: string }[];
    expect(post).toMatchObject({ city, country });
    const [stop] = (JSON.parse(await read("/api/locations-with-posts")) as { blogPostId: string }[]).filter(
      ({ blogPostId }) => blogPostId === post?.id,
    );
    expect(stop).toMatchObject({ city, country });
    await page.goto(`${admin.program.url}/blog/${post?.id}`);
    await expect(page.locator("main")).toContainText(`${city}, ${country}`);
    expect(await read("/journey.gpx")).toContain(city);
    expect(await read("/feed.atom")).not.toContain(`${city}, Italia`);
  }

  test("a town abroad is filled in: three taps from the new story to the map", async ({ page }) => {
    await signIn(page, admin.program);
    for (const [told, city, country, found] of [
      ["New York", "New York", "Stati Uniti", "New York (NY), Stati Uniti"],
      ["Köln", "Colonia", "Germania", "Colonia, Germania"],
    ] as const) {
      await promote(page, { city: told });
      await expect(page.getByText(`Luogo trovato: ${found}.`)).toBeVisible();
      await expect(page.getByLabel("Città")).toHaveValue(city);
      await expect(page.getByLabel("Paese")).toHaveValue(country);
      await expectWellMade(page, admin);
      await publish(page).click();
      await expectSame(page, city, country);
    }
  });

  test("Castro is a choice: four taps; the button says what is still open", async ({ page }) => {
    await signIn(page, admin.program);
    await promote(page, { city: "Castro" });
    await publish(page).click();
    await expect(notice(page, "Non ho ancora pubblicato")).toBeVisible();
    await expect(page.getByText("Scegli prima uno dei luoghi.").last()).toBeVisible();
    expect(await read("/api/blog-posts")).toBe("[]");
    await expectWellMade(page, admin);
    await page.getByRole("radio", { name: "Castro, Cile" }).check();
    await publish(page).click();
    await expectSame(page, "Castro", "Cile");
  });

  test("Corte told in French stays open until it is said where that is", async ({ page }) => {
    await signIn(page, admin.program);
    await promote(page, { city: "Corte" }, "/fr");
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(notice(page, "Non ho ancora pubblicato")).toBeVisible();
    expect(await read("/api/blog-posts")).toBe("[]");
    await expect(page.getByRole("radio", { name: "Corte (PD), Italia" })).not.toBeChecked();
    await page.getByLabel("Paese").fill("Francia");
    await page.getByRole("radio", { name: "Nessuno di questi" }).check();
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(notice(page, "Articolo creato!")).toBeVisible();
    const [post] = JSON.parse(await read("/api/blog-posts")) as object[];
    expect(post).toMatchObject({ city: "Corte", country: "Francia" });
  });

  test("Corte saved hidden is asked about when it is shown, and a corrected town is found", async ({
    page,
  }) => {
    await signIn(page, admin.program);
    await promote(page, { city: "Corte" }, "/fr");
    await page.getByRole("button", { name: "Salva nascosto" }).click();
    await expect(notice(page, "Articolo salvato!")).toBeVisible();
    await page.goto(`${admin.program.url}/admin/articoli`);
    await page.getByRole("button", { name: "Mostra: Storia da Corte: Luc" }).click();
    await expect(notice(page, "Non ho ancora pubblicato")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Corte (PD), Italia" })).not.toBeChecked();
    await expectWellMade(page, admin);
    expect(await read("/api/blog-posts")).toBe("[]");
    await page.getByLabel("Paese", { exact: true }).fill("Francia");
    await page.getByRole("radio", { name: "Nessuno di questi" }).check();
    await page.getByRole("button", { name: "Salva e pubblica" }).click();
    await expect(notice(page, "Articolo aggiornato!")).toBeVisible();
    expect(JSON.parse(await read("/api/blog-posts"))).toMatchObject([{ city: "Corte", country: "Francia" }]);

    await page.getByRole("link", { name: "Modifica: Storia da Corte: Luc" }).click();
    await page.getByLabel("Città", { exact: true }).fill("koln");
    await page.getByRole("button", { name: "Salva le modifiche" }).last().click();
    await expect(notice(page, "Non ho ancora pubblicato")).toBeVisible();
    await page.getByRole("radio", { name: "Colonia, Germania" }).check();
    await page.getByRole("button", { name: "Salva le modifiche" }).last().click();
    await expect(notice(page, "Articolo aggiornato!")).toBeVisible();
    expect(JSON.parse(await read("/api/blog-posts"))).toMatchObject([{ city: "Colonia" }]);
  });

  test("a photo from Venice for Barcelona: the owner says which counts; its point is seen, and rounded", async ({
    page,
  }) => {
    await signIn(page, admin.program);
    const photo = await jpegPhoto({ position: { latitude: 45.438333, longitude: 12.327778 } });
    const story = { city: "Barcellona", photos: [["gita.jpg", photo]] as [string, Buffer][] };
    await promote(page, story);
    await expect(page.getByText("quale dei due luoghi conta?")).toBeVisible();
    await page.getByRole("radio", { name: "Barcellona, Spagna" }).check();
    await publish(page).click();
    await expectSame(page, "Barcellona", "Spagna");

    await promote(page, story);
    await expect(page.getByAltText("Mappa con il punto della foto")).toBeVisible();
    await expect(page.getByRole("radio", { name: "un punto entro circa 1 km" })).toBeChecked();
    await page.getByRole("radio", { name: "Venezia (VE), Italia" }).check();
    await expectWellMade(page, admin);
    await publish(page).click();
    await expect(notice(page, "Articolo creato!")).toBeVisible();
    const stops = JSON.parse(await read("/api/locations-with-posts")) as { city: string }[];
    expect(stops.map(({ city }) => city).sort()).toEqual(["Barcellona", "Venezia"]);
    for (const path of [
      "/map",
      "/api/locations-with-posts",
      "/journey.gpx",
      "/journey.geojson",
      "/feed.atom",
    ]) {
      expect(await read(path), path).not.toMatch(/45[.,]4383|12[.,]3277/);
    }
  });
});
