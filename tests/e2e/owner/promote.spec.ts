import { type Page, expect, test } from "@playwright/test";
import { expectWellMade, onAdminPages, notice, signIn, unfoldStories } from "../../support/admin-pages";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const promote = (page: Page, name: string) =>
  page.getByRole("button", { name: `Promuovi la storia di ${name}` });

onAdminPages("what Promuovi takes along", (admin) => {
  /** Ticks a photo. Without scripts a button must tell the server. */
  async function tick(page: Page, label: string): Promise<void> {
    await unfoldStories(page);
    await page.getByRole("checkbox", { name: `Scegli ${label}` }).check();
    if (!admin.scripts) await page.getByRole("button", { name: "Aggiorna le foto scelte" }).last().click();
  }

  test.beforeEach(async ({ page }) => {
    const { url } = admin.program;
    const photo = await jpegPhoto();
    await sendStory(url, {
      story: "Il porto",
      name: "Marta",
      photos: [
        ["porto.jpg", photo],
        ["molo.jpg", photo],
      ],
    });
    await sendStory(url, { story: "Il bosco", name: "Ugo", photos: [["bosco.jpg", photo]] });
    await signIn(page, admin.program);
  });

  test("is said beside each button, as its description, whenever the ticks change", async ({ page }) => {
    const described = async (marta: string, ugo: string) => {
      await unfoldStories(page);
      await expect(promote(page, "Marta")).toHaveAccessibleDescription(marta);
      await expect(promote(page, "Ugo")).toHaveAccessibleDescription(ugo);
      await expect(page.getByText(marta, { exact: true }).first()).toBeVisible();
    };
    await described("con 2 foto", "con 1 foto");
    await tick(page, "porto.jpg");
    await described("con 1 foto", "con 1 foto, di un’altra storia");
    await tick(page, "molo.jpg");
    await described("con 2 foto", "con 2 foto, di altre storie");
    await tick(page, "bosco.jpg");
    await described("con 3 foto, 1 di un’altra storia", "con 3 foto, 2 di altre storie");
    await page.getByRole("button", { name: "Togli molo.jpg" }).click();
    await described("con 2 foto, 1 di un’altra storia", "con 2 foto, 1 di un’altra storia");
    await expectWellMade(page, admin);
    await page.getByRole("button", { name: "Togli tutte" }).click();
    await described("con 2 foto", "con 1 foto");
  });

  test("the article form marks the photos of other stories, and one press takes them all away", async ({
    page,
  }) => {
    for (const photo of ["porto.jpg", "molo.jpg", "bosco.jpg"]) await tick(page, photo);
    await unfoldStories(page);
    await promote(page, "Ugo").click();
    await expect(page.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Ugo");
    const photos = page.getByRole("group", { name: "Foto scelte dalle storie" }).getByRole("listitem");
    const mark = "Di un’altra storia";
    await expect(photos).toHaveCount(3);
    await expect(photos.filter({ hasText: mark })).toHaveCount(2);
    const own = photos.filter({ has: page.getByRole("button", { name: "Togli bosco.jpg" }) });
    await expect(own).not.toContainText(mark);
    await expectWellMade(page, admin);
    const buttons = await photos.getByRole("button").all();
    const heights = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.height));
    expect(new Set(heights).size).toBe(1);

    await page.getByLabel("Contenuto").fill("Scritto a lungo");
    await page.getByRole("button", { name: "Togli le 2 foto di altre storie" }).click();
    await expect(notice(page, "Foto tolta")).toBeVisible();
    await expect(photos).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Togli bosco.jpg" })).toBeVisible();
    await expect(page.getByText(mark)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /altr[ae] stori[ae]/ })).toHaveCount(0);
    await expect(page.getByLabel("Contenuto")).toHaveValue("Scritto a lungo");
    await page.getByLabel("Città").fill("Sasso");
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(page.getByText("Questo luogo non lo conosco").last()).toBeVisible();
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(notice(page, "Articolo creato!")).toBeVisible();
    const [post] = await (await page.request.get(`${admin.program.url}/api/blog-posts`)).json();
    expect(post.photos).toEqual([expect.stringMatching(/_bosco\.jpg$/)]);
  });
});
