import { type Locator, type Page, expect, test } from "@playwright/test";
import {
  notice,
  onAdminPages,
  openAsOwner,
  openOtherWays,
  openTab,
  unfoldPanel,
  unfoldItems,
} from "../../support/admin-pages";
import { type Fault, type FaultyProxy, faultyProxy } from "../../support/network/faulty-proxy";
import { sendStory } from "../../support/send-story";
import { scriptsAtWork } from "../../support/pages/scripts-at-work";

const gone = "**/*.data*";

/** Stores an article with the page's session, and returns its id. */
async function addArticle(page: Page, url: string): Promise<string> {
  const data = { title: "Il porto", content: "Guardava il mare.", city: "Camogli", country: "Italia" };
  const sent = await page.request.post(`${url}/api/admin/blog-posts`, { multipart: data });
  return ((await sent.json()) as { id: string }).id;
}

async function storyId(page: Page, url: string): Promise<string> {
  const [story] = (await (await page.request.get(`${url}/api/admin/stories`)).json()) as { id: string }[];
  return story?.id ?? "";
}

const unsure = "Non so se è arrivato: premi di nuovo senza cambiare niente, non diventa doppio.";
const answers: { answer: string; fault: Fault | "offline"; says: string }[] = [
  { answer: "no network", fault: "offline", says: "non è partito niente" },
  { answer: "cut on the way", fault: { kind: "reset", passed: false }, says: unsure },
  { answer: "413 of a proxy", fault: { kind: "answer", status: 413, code: "x" }, says: unsure },
  { answer: "429 of a proxy", fault: { kind: "answer", status: 429, code: "x" }, says: unsure },
  { answer: "503 of a proxy", fault: { kind: "answer", status: 503, code: "x" }, says: unsure },
  { answer: "cut on the way back", fault: { kind: "reset", passed: true }, says: unsure },
];

/** Presses a button while the network fails in this way. */
async function pressWith(page: Page, network: FaultyProxy, fault: Fault | "offline", button: Locator) {
  if (fault === "offline") await page.context().setOffline(true);
  else network.fail(({ method }) => (method === "POST" ? fault : null));
  await button.click();
}

async function mend(page: Page, network: FaultyProxy): Promise<void> {
  network.fail(() => null);
  await page.context().setOffline(false);
}

interface FormToSend {
  page: string;
  typed: Record<string, string>;
  button: string;
  /** Answers the browser's question that comes before the form is sent. */
  complete?(): Promise<void>;
  /** The sentence after no answer. The default: press again. */
  says?: string;
}

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

    await test.step("a list says that nothing was changed or deleted", async () => {
      await addArticle(page, admin.program.url);
      await openTab(page, "Gestisci Articoli");
      await page.route(gone, (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await unfoldItems(page);
      await page.getByRole("button", { name: "Nascondi: Il porto" }).click();
      await expect(notice(page, "Si è verificato un errore durante l'aggiornamento.")).toBeVisible();
      await expect(page.getByText("Nascosto")).toHaveCount(0);
      await page.getByRole("button", { name: "Elimina: Il porto" }).click();
      await expect(notice(page, "Si è verificato un errore durante l'eliminazione.")).toBeVisible();
      await expect(page.getByText("1 articolo", { exact: true })).toBeVisible();
    });
  });

  test("every form keeps its words after each answer, and says what became of them", async ({ page }) => {
    const network = await faultyProxy(admin.program.url);
    await sendStory(admin.program.url, { story: "Sul molo." });
    await openAsOwner(page, { ...admin.program, url: network.url });
    const post = await addArticle(page, network.url);
    const place = {
      name: "Il molo",
      city: "Camogli",
      country: "Italia",
      latitude: "44.35",
      longitude: "9.15",
    };
    const stop = await page.request.post(`${network.url}/api/admin/locations`, { multipart: place });
    const { id } = (await stop.json()) as { id: string };
    const story = await storyId(page, network.url);
    const article = { Titolo: "Al porto", Contenuto: "Guarda ancora.", Città: "Recco" };
    const forms: FormToSend[] = [
      { page: "nuovo-articolo", typed: article, button: "Crea Articolo" },
      { page: `articoli/${post}`, typed: article, button: "Salva le modifiche" },
      {
        page: "nuova-location",
        typed: { Nome: "Lo scoglio", Città: "Recco" },
        button: "Crea Location",
        async complete() {
          await openOtherWays(page);
          await page.getByLabel("Latitudine").fill("44.35");
          await page.getByLabel("Longitudine").fill("9.15");
        },
      },
      {
        page: `locations/${id}`,
        typed: { Nome: "Lo scoglio", Descrizione: "Alto." },
        button: "Salva le modifiche",
      },
      {
        page: "impostazioni",
        typed: { "Nome del peluche": "Capi", "Chi cura il viaggio": "Marta" },
        button: "Salva",
      },
      { page: "impostazioni/avvisi", typed: { "A chi scrivo": "posta@example.org" }, button: "Salva" },
      { page: "cartellini", typed: { Nome: "Tasca di destra" }, button: "Crea cartellino" },
      { page: "libro", typed: { Dedica: "A chi lo trova." }, button: "Salva" },
      { page: `storie/${story}`, typed: { "La tua risposta": "Grazie!" }, button: "Salva la risposta" },
      {
        page: "impostazioni/accesso",
        typed: { "Codice dell’app": "123 456" },
        button: "Attiva la verifica",
      },
      {
        page: "impostazioni/password",
        typed: { "Password attuale": "vecchia", "Password nuova": "cinque parole a caso" },
        button: "Cambia password",
        says: "Non so se è cambiata",
      },
    ];
    for (const form of forms) {
      await test.step(form.page, async () => {
        await page.goto(`${network.url}/admin/${form.page}`);
        await scriptsAtWork(page);
        const button = page.getByRole("button", { name: form.button, exact: true }).last();
        await form.complete?.();
        // The first touch loads the toasts.
        await page
          .getByLabel(Object.keys(form.typed)[0] ?? "")
          .first()
          .click();
        for (const { answer, fault, says } of answers) {
          for (const [label, words] of Object.entries(form.typed)) {
            await page.getByLabel(label).first().fill(`${words} ${answer}`);
          }
          await pressWith(page, network, fault, button);
          await expect(notice(page, says === unsure ? (form.says ?? says) : says)).toBeVisible();
          for (const [label, words] of Object.entries(form.typed)) {
            await expect(page.getByLabel(label).first()).toHaveValue(`${words} ${answer}`);
          }
          await mend(page, network);
          await page.getByRole("button", { name: "Chiudi il messaggio" }).click();
        }
      });
    }
    await network.close();
  });

  test("a refused form stays as it was typed, whatever comes after the refusal", async ({ page }) => {
    const network = await faultyProxy(admin.program.url);
    await openAsOwner(page, { ...admin.program, url: network.url });
    const post = await addArticle(page, network.url);
    const title = page.getByLabel("Titolo");
    const city = page.getByLabel("Città").first();
    const refusal = page.getByText("Questo luogo non lo conosco").first();

    /** Lets the server refuse a form, and changes its title after that. */
    async function openRefused(address: string, button: Locator, typed: string): Promise<void> {
      await page.goto(`${network.url}/admin/${address}`);
      await scriptsAtWork(page);
      await title.click();
      await title.fill("Scritto a lungo");
      await page.getByLabel("Contenuto").fill("Riga uno\nRiga due");
      await page.getByLabel("Autore").fill("Marta");
      await city.fill("Posto Inventato");
      await button.click();
      await expect(refusal).toBeVisible();
      await title.fill(typed);
    }
    async function expectKept(typed: string): Promise<void> {
      await expect(title).toHaveValue(typed);
      await expect(page.getByLabel("Contenuto")).toHaveValue("Riga uno\nRiga due");
      await expect(page.getByLabel("Autore")).toHaveValue("Marta");
      await expect(city).toHaveValue("Posto Inventato");
    }
    const publish = page.getByRole("button", { name: "Pubblica e metti sulla mappa" });
    const save = page.getByRole("button", { name: "Salva le modifiche" }).last();

    for (const { answer, fault, says } of answers.filter(({ answer }) => !answer.startsWith("4"))) {
      await test.step(`a new article, then ${answer}`, async () => {
        await openRefused("nuovo-articolo", publish, answer);
        await pressWith(page, network, fault, publish);
        await expect(page.locator(".form-split").getByText(says)).toBeVisible();
        await expect(
          notice(page, "Si è verificato un errore durante la creazione dell'articolo."),
        ).toBeVisible();
        await expectKept(answer);
        await mend(page, network);
      });
    }
    await test.step("what was said is true: pressed again, it is there once", async () => {
      await publish.click();
      await expect(notice(page, "Articolo")).toBeVisible();
      await expect(title).toHaveCount(0);
      await openTab(page, "Gestisci Articoli");
      await expect(page.getByText("2 articoli", { exact: true })).toBeVisible();
    });
    await test.step("a stored article, then cut, and a jump to a field", async () => {
      await openRefused(`articoli/${post}`, save, "Due volte");
      await pressWith(page, network, { kind: "reset", passed: false }, save);
      await expect(page.locator(".form-split").getByText(unsure)).toBeVisible();
      await expectKept("Due volte");
      await mend(page, network);
      await page.evaluate(() => (location.hash = "city"));
      await expect(page.locator(".form-split").getByText(unsure)).toHaveCount(0);
      await expectKept("Due volte");
    });
    await network.close();
  });

  test("a load does not take typed words either: of the page's own tab, or of another of its forms", async ({
    page,
  }) => {
    await openAsOwner(page, admin.program, "/admin/cartellini");
    await page.getByLabel("Nome").fill("Tasca di destra");
    await page.getByRole("button", { name: "Crea cartellino" }).click();
    await expect(page.getByText("1 cartellino", { exact: true })).toBeVisible();
    await page.getByLabel("Nome").first().fill("Tasca di sinistra");
    await page.getByRole("button", { name: "Metti in pensione: Tasca di destra" }).click();
    await expect(notice(page, "in pensione")).toBeVisible();
    await expect(page.getByLabel("Nome").first()).toHaveValue("Tasca di sinistra");

    await page.goto(`${admin.program.url}/admin/nuovo-articolo`);
    await scriptsAtWork(page);
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return dialog.dismiss();
    });
    await page.getByLabel("Titolo").fill("Scritto a lungo");
    await unfoldPanel(page);
    await page.getByRole("link", { name: "Articoli Diario" }).click();
    await expect.poll(() => questions).toEqual([expect.stringContaining("non è ancora stato inviato")]);
    await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
  });

  test("a form that the site has not read says that nothing is stored", async ({ page }) => {
    await openAsOwner(page, admin.program, "/admin/impostazioni/password");
    await scriptsAtWork(page);
    const typed = "una pagina intera ".repeat(400);
    await page.getByLabel("Password nuova", { exact: true }).fill(typed);
    await page.getByRole("button", { name: "Cambia password" }).click();
    await expect(notice(page, "Non ho salvato niente: è troppo lungo.")).toBeVisible();
    await expect(page.getByLabel("Password nuova", { exact: true })).toHaveValue(typed);
  });

  test("the login keeps the password, and words whose session has ended", async ({ page }) => {
    const network = await faultyProxy(admin.program.url);
    await page.goto(`${network.url}/admin`);
    await scriptsAtWork(page);
    const enter = page.getByRole("button", { name: "Accedi" });
    await page.getByLabel("Password").fill(admin.program.password);
    await pressWith(page, network, { kind: "reset", passed: false }, enter);
    await expect(notice(page, "premi di nuovo")).toBeVisible();
    await expect(page.getByLabel("Password")).toHaveValue(admin.program.password);
    await mend(page, network);
    await enter.click();
    await expect(page.getByRole("heading", { name: "Pannello di Amministrazione" })).toBeVisible();

    await openTab(page, "Articoli Diario");
    await page.getByLabel("Titolo").fill("Scritto a lungo");
    await page.getByLabel("Contenuto").fill("Riga uno");
    await page.getByLabel("Città").fill("Camogli");
    await page.context().request.post(`${network.url}/admin/logout`);
    await page.getByRole("button", { name: "Crea Articolo" }).last().click();
    await expect(page.getByText("quello che hai scritto è ancora in questa pagina")).toBeVisible();
    await page.getByLabel("Password").fill(admin.program.password);
    await pressWith(page, network, { kind: "reset", passed: false }, enter);
    await expect(page).toHaveURL(/^chrome-error:/);
    await mend(page, network);
    await page.goBack();
    await expect(page.getByText("quello che hai scritto è ancora in questa pagina")).toBeVisible();
    await page.getByLabel("Password").fill(admin.program.password);
    await enter.click();
    await expect(page.getByLabel("Titolo")).toHaveValue("Scritto a lungo");
    await network.close();
  });
});
