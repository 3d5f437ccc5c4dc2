import { type Page, expect, test } from "@playwright/test";
import {
  onAdminPages,
  openAsOwner,
  openTab,
  notice,
  unfoldStories,
  unfoldItems,
} from "../../../support/admin-pages";
import { signedIn } from "../../../support/owner";
import { scriptsAtWork } from "../../../support/pages/scripts-at-work";
import { sendStory } from "../../../support/send-story";
import { jpegPhoto } from "../../../support/test-photos";

const section = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Expects that the page shows its top, and that the keyboard continues at its heading. */
async function expectBeginning(page: Page, heading: string): Promise<void> {
  await expect(section(page, heading)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const line = page.locator(".panel-menu > summary");
  await expect(line).toContainText(heading);
  await expect(line).toBeInViewport({ ratio: 1 });
}

// sign-in.spec.ts shows where the keyboard goes on after the login and the Logout.
onAdminPages("where the keyboard goes on", (admin) => {
  test("in lists: after a tab, another page, 'Elimina' and its question", async ({ page }) => {
    const { url, password } = admin.program;
    const owner = await signedIn(url, password);
    const place = { city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };
    const create = (name: string) => owner.send("/admin/nuova-location", { ...place, name });
    await Promise.all(Array.from({ length: 31 }, (_, n) => create(`Tappa ${n}`)));
    await create("Il porto");
    await sendStory(url, { story: "Ciao", name: "Marta" });
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);

    const remove = async (tab: string, name: string) => {
      const button = page.getByRole("button", { name });
      await button.click();
      await expect(button).toHaveCount(0);
      await expect(section(page, tab)).toBeFocused();
    };
    await test.step("after 'Elimina' of a story: at the list", async () => {
      await unfoldStories(page);
      await remove("Storie Ricevute", "Elimina la storia di Marta");
    });
    await test.step("after a tab: at its top", async () => {
      for (const tab of ["Articoli Diario", "Gestisci Articoli", "Nuova Location", "Gestisci Locations"]) {
        await openTab(page, tab);
        await expectBeginning(page, tab);
      }
    });
    await test.step("after 'Elimina' of a stop: at the list", async () => {
      await page.getByRole("heading", { name: "Il porto" }).click();
      await remove("Gestisci Locations", "Elimina: Il porto");
    });
    await test.step("after another page of a long list: at its top", async () => {
      await page.getByRole("link", { name: "Meno recenti" }).click();
      await expect(page.getByText("Pagina 2 di 2")).toBeVisible();
      await expectBeginning(page, "Gestisci Locations");
    });
    await test.step("after a question: at the link that asked it, or at the list", async () => {
      await openTab(page, "Cestino");
      const link = page.getByRole("link", { name: "Elimina per sempre: Storia di Marta" });
      for (const leave of ["Escape", "Enter"]) {
        await link.click();
        await expect(page.getByRole("link", { name: "Annulla" })).toBeFocused();
        await page.keyboard.press(leave);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(link).toBeFocused();
      }
      await link.click();
      await page.getByRole("button", { name: "Elimina per sempre", exact: true }).click();
      await expect(link).toHaveCount(0);
      await expect(section(page, "Cestino")).toBeFocused();
    });
  });

  test("in forms: after Promuovi, a photo less, the new article, and another window's words", async ({
    page,
  }) => {
    const { url, password } = admin.program;
    const size = { width: 64, height: 48 };
    const photos: [string, Buffer][] = [
      ["porto.jpg", await jpegPhoto(size)],
      ["mare.jpg", await jpegPhoto({ ...size, colour: "#0f6e70" })],
    ];
    for (const name of ["Marta", "Ugo", "Pia", "Lia"]) {
      await sendStory(url, { story: `${"Riga\n".repeat(40)}${name}`, name, photos });
    }
    await openAsOwner(page, admin.program);
    await scriptsAtWork(page);

    await test.step("after Promuovi at the foot of a long list: at the top of the article form", async () => {
      await unfoldStories(page);
      await page.getByRole("button", { name: "Promuovi la storia di Marta" }).click();
      await expect(page.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Marta");
      await expectBeginning(page, "Articoli Diario");
    });
    await test.step("after a photo was taken out: at the next one, then at the file field", async () => {
      await page.getByRole("button", { name: "Togli porto.jpg" }).click();
      await expect(notice(page, "Foto tolta")).toBeVisible();
      await expect(page.getByRole("button", { name: "Togli mare.jpg" })).toBeFocused();
      await page.getByRole("button", { name: "Togli mare.jpg" }).click();
      await expect(page.getByLabel("Foto (se vuoi)")).toBeFocused();
    });
    await test.step("after an article was created: at the list, from its top", async () => {
      await page.getByLabel("Titolo").fill("Il capitano");
      await page.getByLabel("Città").fill("Camogli");
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expectBeginning(page, "Gestisci Articoli");
    });
    await test.step("after another window had saved: at the two versions, before the button", async () => {
      await unfoldItems(page);
      await page.getByRole("link", { name: "Modifica: Il capitano" }).click();
      await page.getByLabel("Contenuto").fill("La mia.");
      const owner = await signedIn(url, password);
      const fields = { title: "Il capitano", city: "Camogli", country: "Italia", existingPhotos: "" };
      await owner.send(new URL(page.url()).pathname, { ...fields, content: "L’altra.", intent: "save" });
      await page.getByRole("button", { name: "Salva le modifiche" }).last().click();
      await expect(page.getByRole("heading", { name: "Due versioni" })).toBeFocused();
      await expect(page.getByRole("heading", { name: "Due versioni" })).toBeInViewport();
      await expect(page.getByText("Salvata nel frattempo: L’altra.")).toBeVisible();
      await expect(page.getByLabel("Contenuto")).toHaveValue("La mia.");
    });
  });
});
