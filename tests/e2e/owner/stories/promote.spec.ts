import { type Page, expect, test } from "@playwright/test";
import {
  expectWellMade,
  notice,
  onAdminPages,
  openAsOwner,
  unfoldStories,
} from "../../../support/admin-pages";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";
import { sendStory } from "../../../support/send-story";
import { jpegPhoto } from "../../../support/test-photos";

const promote = (page: Page, name: string) =>
  page.getByRole("button", { name: `Promuovi la storia di ${name}` });
const tick = (page: Page, label: string) => page.getByRole("checkbox", { name: `Scegli ${label}` }).check();

// The same walk without scripts, to the published photos, stands in tests/http/owner/article-walks.test.ts.
onAdminPages("what Promuovi takes along", (admin) => {
  test("is said beside each button whenever the ticks change, and marked in the article form", async ({
    page,
  }) => {
    const { url } = admin.program;
    const photo = await jpegPhoto({ width: 800, height: 600 });
    const photos: [string, Buffer][] = ["porto.jpg", "molo.jpg"].map((name) => [name, photo]);
    await sendStory(url, { story: "Il porto", name: "Marta", photos });
    await sendStory(url, { story: "Il bosco", name: "Ugo", photos: [["bosco.jpg", photo]] });
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);

    await test.step("as the description of the buttons", async () => {
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

    await test.step("in the article form, where one press takes away the photos of other stories", async () => {
      for (const name of ["porto.jpg", "molo.jpg", "bosco.jpg"]) await tick(page, name);
      await promote(page, "Ugo").click();
      await expect(page.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Ugo");
      const chosen = page.getByRole("group", { name: "Foto scelte dalle storie" }).getByRole("listitem");
      const mark = "Di un’altra storia";
      await expect(chosen).toHaveCount(3);
      await expect(chosen.filter({ hasText: mark })).toHaveCount(2);
      const own = chosen.filter({ has: page.getByRole("button", { name: "Togli bosco.jpg" }) });
      await expect(own).not.toContainText(mark);
      await expectWellMade(page, admin);
      const buttons = await chosen.getByRole("button").all();
      const heights = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.height));
      expect(new Set(heights).size).toBe(1);

      await page.getByLabel("Contenuto").fill("Scritto a lungo");
      await page.getByRole("button", { name: "Togli le 2 foto di altre storie" }).click();
      await expect(notice(page, "Foto tolta")).toBeVisible();
      await expect(chosen).toHaveCount(1);
      await expect(page.getByRole("button", { name: "Togli bosco.jpg" })).toBeVisible();
      await expect(page.getByText(mark)).toHaveCount(0);
      await expect(page.getByRole("button", { name: /altr[ae] stori[ae]/ })).toHaveCount(0);
      await expect(page.getByLabel("Contenuto")).toHaveValue("Scritto a lungo");
    });
  });
});
