import { expect, test } from "@playwright/test";
import {
  onAdminPages,
  openAsOwner,
  openOtherWays,
  openTab,
  notice,
  unfoldPanel,
} from "../../support/admin-pages";
import { scriptsAtWork } from "../../support/scripts-at-work";

const gone = "**/*.data*";

onAdminPages("when the connection is gone", (admin) => {
  test("nothing is lost: unsent words, forms and lists stay, and say so", async ({ page }) => {
    const questions: string[] = [];
    let answer = false;
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return answer ? dialog.accept() : dialog.dismiss();
    });
    await openAsOwner(page, admin.program, "/admin/nuovo-articolo");
    await scriptsAtWork(page);

    await test.step("unsent words are not left without a question", async () => {
      await page.getByLabel("Titolo").fill("Scritto a lungo");
      await unfoldPanel(page);
      await page.getByRole("link", { name: "Gestisci Articoli" }).click();
      await expect.poll(() => questions).toEqual([expect.stringContaining("non è ancora stato inviato")]);
      await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
      answer = true;
      await openTab(page, "Gestisci Articoli");
      await expect(page.getByText("Nessun articolo pubblicato ancora")).toBeVisible();
      expect(questions).toHaveLength(2);
    });

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
      await test.step(`the form of '${tab}' stays as it is, and can be sent again`, async () => {
        await openTab(page, tab);
        await page.getByLabel(title).fill("Il porto");
        await page.getByLabel("Città").fill("Camogli");
        if (title === "Nome") await openOtherWays(page);
        for (const [label, value] of Object.entries(rest)) await page.getByLabel(label).fill(value);
        await page.route(gone, (route) => route.abort());
        await page.getByRole("button", { name: button }).last().click();
        await expect(notice(page, `Si è verificato un errore durante la ${error}.`)).toBeVisible();
        await expect(page.getByLabel(title)).toHaveValue("Il porto");
        await expect(page.getByLabel("Città")).toHaveValue("Camogli");
        await page.unroute(gone);
        await page.getByRole("button", { name: button }).last().click();
        await expect(notice(page, /^(?:Articolo creato|Location creata)!/)).toBeVisible();
      });
    }

    await test.step("a list says that nothing was changed or deleted", async () => {
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
  });
});
