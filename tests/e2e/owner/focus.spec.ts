import { type Page, expect, test } from "@playwright/test";
import { onAdminPages, openTab, notice, signIn, unfoldPanel, unfoldStories } from "../../support/admin-pages";
import { signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

const section = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Expects that the page shows its top, and that the keyboard continues at its heading. */
async function expectBeginning(page: Page, heading: string): Promise<void> {
  await expect(section(page, heading)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const line = page.locator(".panel-menu > summary");
  await expect(line).toContainText(heading);
  await expect(line).toBeInViewport({ ratio: 1 });
}

onAdminPages(
  "where the keyboard goes on",
  (admin) => {
    test("after the login, a tab and the Logout", async ({ page }) => {
      await signIn(page, admin.program);
      await expect(section(page, "Storie Ricevute")).toBeFocused();
      for (const tab of ["Articoli Diario", "Gestisci Articoli", "Nuova Location", "Gestisci Locations"]) {
        await openTab(page, tab);
        await expectBeginning(page, tab);
      }
      await unfoldPanel(page);
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page.getByLabel("Password")).toBeFocused();
    });

    test("after Promuovi at the foot of a long list: at the top of the article form", async ({ page }) => {
      const { url } = admin.program;
      const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto()]];
      for (const name of ["Marta", "Ugo", "Pia", "Lia"]) {
        await sendStory(url, { story: "Riga\n".repeat(40), name, photos });
      }
      await signIn(page, admin.program);
      await unfoldStories(page);
      await page.getByRole("button", { name: "Promuovi la storia di Marta" }).click();
      await expect(page.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Marta");
      await expectBeginning(page, "Articoli Diario");
    });

    test("after 'Elimina': at the list; after a question: at the link that asked it, or at the list", async ({
      page,
    }) => {
      const { url, password } = admin.program;
      const owner = await signedIn(url, password ?? "");
      const place = { city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };
      await sendStory(url, { story: "Ciao", name: "Marta" });
      await owner.send("/admin/nuova-location", { ...place, name: "Il porto" });
      await signIn(page, admin.program);
      for (const [tab, name] of [
        ["Storie Ricevute", "Elimina la storia di Marta"],
        ["Gestisci Locations", "Elimina: Il porto"],
      ] as const) {
        await openTab(page, tab);
        if (tab === "Storie Ricevute") await unfoldStories(page);
        const remove = page.getByRole("button", { name });
        await remove.click();
        await expect(remove).toHaveCount(0);
        await expect(section(page, tab)).toBeFocused();
      }
      await openTab(page, "Cestino");
      const remove = page.getByRole("link", { name: "Elimina per sempre: Storia di Marta" });
      for (const leave of ["Escape", "Enter"]) {
        await remove.click();
        await expect(page.getByRole("link", { name: "Annulla" })).toBeFocused();
        await page.keyboard.press(leave);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(remove).toBeFocused();
      }
      await remove.click();
      await page.getByRole("button", { name: "Elimina per sempre", exact: true }).click();
      await expect(remove).toHaveCount(0);
      await expect(section(page, "Cestino")).toBeFocused();
    });

    test("after a photo was taken out of a form: at the next one, then at the file field", async ({
      page,
    }) => {
      const photos: [string, Buffer][] = [
        ["porto.jpg", await jpegPhoto()],
        ["mare.jpg", await jpegPhoto({ colour: "#0f6e70" })],
      ];
      await sendStory(admin.program.url, { story: "Ciao", name: "Marta", photos });
      await signIn(page, admin.program);
      await unfoldStories(page);
      for (const photo of ["porto.jpg", "mare.jpg"]) {
        await page.getByRole("checkbox", { name: `Scegli ${photo}` }).check();
      }
      await page.getByRole("button", { name: "Promuovi la storia di Marta" }).click();
      await expect(section(page, "Articoli Diario")).toBeFocused();
      await page.getByRole("button", { name: "Togli porto.jpg" }).click();
      await expect(notice(page, "Foto tolta")).toBeVisible();
      await expect(page.getByRole("button", { name: "Togli mare.jpg" })).toBeFocused();
      await page.getByRole("button", { name: "Togli mare.jpg" }).click();
      await expect(page.getByLabel("Foto (facoltativo)")).toBeFocused();
    });

    test("after an article was created: at the list, from its top", async ({ page }) => {
      await signIn(page, admin.program);
      await openTab(page, "Articoli Diario");
      await page.getByLabel("Titolo").fill("Il capitano");
      await page.getByLabel("Città").fill("Camogli");
      await page.getByLabel("Contenuto").fill("Guardava il mare.");
      await page.getByRole("button", { name: "Crea Articolo" }).last().click();
      await expectBeginning(page, "Gestisci Articoli");
    });

    test("after another window had saved: at the two versions, before the button that overwrites", async ({
      page,
    }) => {
      const { url, password } = admin.program;
      const owner = await signedIn(url, password ?? "");
      const article = { title: "Il molo", city: "Camogli", country: "Italia", existingPhotos: "" };
      await owner.send("/admin/nuovo-articolo", { ...article, content: "Prima.", intent: "save" });
      await signIn(page, admin.program);
      await page.goto(`${url}/admin/articoli`);
      await page.getByRole("link", { name: "Modifica: Il molo" }).click();
      await page.getByLabel("Contenuto").fill("La mia.");
      const { pathname } = new URL(page.url());
      await owner.send(pathname, { ...article, content: "L’altra.", intent: "save" });
      await page.getByRole("button", { name: "Salva le modifiche" }).last().click();
      await expect(page.getByRole("heading", { name: "Due versioni" })).toBeFocused();
      await expect(page.getByRole("heading", { name: "Due versioni" })).toBeInViewport();
      await expect(page.getByText("Salvata nel frattempo: L’altra.")).toBeVisible();
      await expect(page.getByLabel("Contenuto")).toHaveValue("La mia.");
    });

    test("after another page of a long list: at its top", async ({ page }) => {
      const { url, password } = admin.program;
      const owner = await signedIn(url, password ?? "");
      const place = { city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };
      for (let n = 0; n < 31; n += 1) {
        await owner.send("/admin/nuova-location", { ...place, name: `Tappa ${n}` });
      }
      await signIn(page, admin.program);
      await openTab(page, "Gestisci Locations 31");
      await page.getByRole("link", { name: "Meno recenti" }).click();
      await expect(page.getByText("Pagina 2 di 2")).toBeVisible();
      await expectBeginning(page, "Gestisci Locations");
    });
  },
  [true],
);
