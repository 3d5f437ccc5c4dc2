import { expect, test } from "@playwright/test";
import { onAdminPages, openOtherWays, openTab, notice, signIn, unfoldPanel } from "../../support/admin-pages";

const gone = "**/*.data*";

onAdminPages(
  "when the connection is gone",
  (admin) => {
    test("a form stays as it is, says so, and can be sent again", async ({ page }) => {
      await signIn(page, admin.program);
      page.on("dialog", (dialog) => dialog.accept());
      for (const { tab, title, rest, button, error } of [
        {
          tab: "Articoli Diario",
          title: "Titolo",
          rest: { Contenuto: "Guardava il mare." },
          button: "Crea Articolo",
          error: "creazione dell'articolo",
        },
        {
          tab: "Nuova Location",
          title: "Nome",
          rest: { Latitudine: "44.35", Longitudine: "9.15" },
          button: "Crea Location",
          error: "creazione della location",
        },
      ]) {
        await openTab(page, tab);
        await page.getByLabel(title).fill("Scritto a lungo");
        await page.getByLabel("Città").fill("Camogli");
        if (title === "Nome") await openOtherWays(page);
        for (const [label, value] of Object.entries(rest)) await page.getByLabel(label).fill(value);
        await page.route(gone, (route) => route.abort());
        await page.getByRole("button", { name: button }).last().click();
        await expect(notice(page, `Si è verificato un errore durante la ${error}.`)).toBeVisible();
        await expect(page.getByLabel(title)).toHaveValue("Scritto a lungo");
        await expect(page.getByLabel("Città")).toHaveValue("Camogli");
        await page.unroute(gone);
        await page.getByRole("button", { name: button }).last().click();
        await expect(notice(page, /^(?:Articolo creato|Location creata)!/)).toBeVisible();
      }
    });

    test("unsent words are not left without a question", async ({ page }) => {
      await signIn(page, admin.program);
      await openTab(page, "Articoli Diario");
      await page.getByLabel("Titolo").fill("Scritto a lungo");
      const questions: string[] = [];
      let answer = false;
      page.on("dialog", (dialog) => {
        questions.push(dialog.message());
        return answer ? dialog.accept() : dialog.dismiss();
      });
      await unfoldPanel(page);
      await page.getByRole("link", { name: "Gestisci Articoli" }).click();
      await expect.poll(() => questions).toEqual([expect.stringContaining("non è ancora stato inviato")]);
      await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
      answer = true;
      await openTab(page, "Gestisci Articoli");
      await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
      expect(questions).toHaveLength(2);
    });

    test("a list says that nothing was changed or deleted", async ({ page }) => {
      await signIn(page, admin.program);
      await openTab(page, "Nuova Location");
      await page.getByLabel("Nome").fill("Il porto");
      await page.getByLabel("Città").fill("Camogli");
      await openOtherWays(page);
      await page.getByLabel("Incolla qui").fill("44.35, 9.15");
      await page.getByRole("button", { name: "Crea Location" }).last().click();
      await expect(notice(page, "Location creata!")).toBeVisible();
      await page.route(gone, (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await page.getByRole("button", { name: "Nascondi: Il porto" }).click();
      await expect(notice(page, "Si è verificato un errore durante l'aggiornamento.")).toBeVisible();
      await expect(page.getByText("Visibile")).toBeVisible();
      await page.getByRole("button", { name: "Elimina: Il porto" }).click();
      await expect(notice(page, "Si è verificato un errore durante l'eliminazione.")).toBeVisible();
      await expect(page.getByText("1 tappa", { exact: true })).toBeVisible();
    });
  },
  [true],
);
