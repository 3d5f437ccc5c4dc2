import { expect, type Page, test } from "@playwright/test";
import { type RunningProgram, runProgram } from "../../support/run-program";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 820 };

let program: RunningProgram;

test.beforeAll(async () => {
  program = await runProgram({
    environment: {
      PRODUCT_NAME: "Pepe",
      PUBLIC_URL: "https://pepe.example",
      CONTACT_EMAIL: "ciao@pepe.example",
      INSTAGRAM_URL: "https://www.instagram.com/pepe.in.viaggio",
      TIKTOK_URL: "https://www.tiktok.com/@pepe.in.viaggio",
    },
  });
});
test.afterAll(async () => expect(await program.stop()).toBe(0));

test.use({ javaScriptEnabled: false, viewport: phone });

const open = (page: Page, path: string) => page.goto(program.url + path);

test("home greets the finder, explains everything and leads everywhere", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hai trovato Pepe!");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Chi sono",
    "Vuoi partecipare?",
    "Perché lo faccio",
    "E adesso?",
    "Che cosa ci guadagni?",
    "Seguimi",
    "Un esperimento sociale gratuito",
    "Scrivimi",
    "Seguimi",
  ]);
  const main = page.getByRole("main");
  await expect(main.getByText("Pepe non si compra. Si trova.")).toBeVisible();
  await expect(main.getByText("#Pepe")).toBeVisible();
  const first = main.getByRole("link", { name: "Invia Storia" }).first();
  await expect(first).toBeInViewport();
  await expect(first).toHaveAttribute("href", "/submit");
  await expect(main.getByRole("link", { name: "Ho ancora una domanda" })).toHaveAttribute("href", "/faq");
  await expect(main.getByRole("link", { name: "Mappa del viaggio" })).toHaveAttribute("href", "/map");
  await expect(main.getByRole("link", { name: "Diario di viaggio" })).toHaveAttribute("href", "/blog");
  await expect(page.locator("body")).not.toContainText("Capi!");
});

test("social leads to both profiles in a new tab", async ({ page }) => {
  await open(page, "/social");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seguimi sui Social");
  const profiles = page.getByRole("main").getByRole("link");
  await expect(profiles).toHaveCount(2);
  await expect(profiles.nth(0)).toHaveAttribute("href", "https://www.instagram.com/pepe.in.viaggio");
  await expect(profiles.nth(1)).toHaveAttribute("href", "https://www.tiktok.com/@pepe.in.viaggio");
  for (const profile of await profiles.all()) {
    await expect(profile).toHaveAttribute("target", "_blank");
    await expect(profile).toHaveAttribute("rel", /noopener/);
    await expect(profile).toHaveAccessibleName(/si apre in una nuova scheda/);
  }
});

test("the FAQ opens one of its ten answers at a time, and closes it again", async ({ page }) => {
  await open(page, "/faq");
  const questions = page.getByRole("main").locator("summary");
  await expect(questions).toHaveCount(10);
  const keep = page.getByText("Per un po’, volentieri");
  const duration = page.getByText("Undici mesi.");
  await expect(keep).toBeHidden();
  await page.getByText("Posso tenerti con me?").click();
  await expect(keep).toBeVisible();
  await page.getByText("Quanto dura il viaggio?").click();
  await expect(duration).toBeVisible();
  await expect(keep).toBeHidden();
  await page.getByText("Quanto dura il viaggio?").click();
  await expect(duration).toBeHidden();
  await page.getByText("Che cosa devo fare?").click();
  const mail = page.locator("details[open]").getByRole("link", { name: "ciao@pepe.example" });
  await expect(mail).toHaveAttribute("href", "mailto:ciao@pepe.example");
});

test("an unknown address is a 404 that says where to go on", async ({ page }) => {
  const answer = await open(page, "/non/esisto");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page.getByText("Questa pagina non c’è")).toBeVisible();
  await page.getByRole("link", { name: "Torna alla Home" }).click();
  await expect(page).toHaveURL(`${program.url}/`);
});

test("on a phone the menu opens and closes by itself, and every link leads on", async ({ page }) => {
  await open(page, "/faq");
  const menu = page.locator("details.top-bar-menu");
  const diary = page.getByRole("banner").getByRole("link", { name: "Diario" });
  await expect(diary).toBeHidden();
  await menu.locator("summary").click();
  await expect(page.getByRole("banner").getByRole("link")).toHaveText([
    "Pepe",
    "Home",
    "Social",
    "Invia Storia",
    "Mappa",
    "Diario",
    "FAQ",
    "Admin",
  ]);
  await menu.locator("summary").click();
  await expect(diary).toBeHidden();
  await menu.locator("summary").click();
  await diary.click();
  await expect(page).toHaveURL(`${program.url}/blog`);
  await expect(diary).toBeHidden();
});

test.describe("on a wide screen", () => {
  test.use({ viewport: desktop });

  test("the bar shows all links and marks the current one, Home only on exactly /", async ({ page }) => {
    const current = page.getByRole("banner").locator('a[aria-current="page"]:visible');
    await open(page, "/");
    await expect(current).toHaveText(["Home"]);
    await open(page, "/blog/che-non-esiste");
    await expect(current).toHaveText(["Diario"]);
    await open(page, "/social");
    await expect(current).toHaveText(["Social"]);
    await expect(page.getByRole("banner").locator("summary")).toBeHidden();
  });
});

test("the footer says what this is, how to write and what happens to stories", async ({ page }) => {
  await open(page, "/social");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Un esperimento sociale gratuito");
  await expect(footer).toContainText("possono essere pubblicate sui canali social");
  await expect(footer).toContainText("© 2024 Pepe");
  const mail = footer.getByRole("link", { name: "ciao@pepe.example" });
  await expect(mail).toHaveAttribute("href", "mailto:ciao@pepe.example");
  await expect(footer.getByRole("link", { name: "Instagram" })).toHaveAttribute("target", "_blank");
  await expect(footer.getByRole("link", { name: "TikTok" })).toHaveAttribute("target", "_blank");
});

test("the keyboard can skip the menu", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("on paper there are the words, without bars and buttons", async ({ page }) => {
  await open(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".top-bar")).toBeHidden();
  await expect(page.locator(".footer")).toBeHidden();
  await expect(page.getByRole("main").locator(".button").first()).toBeHidden();
});

test("the browser is told which pages it may fetch before they are asked for", async ({ page }) => {
  const answer = await open(page, "/");
  expect(answer?.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  await expect.poll(() => program.output().log).toContain('"path":"/speculation-rules.json","status":200');
  const rules = await page.request.get(`${program.url}/speculation-rules.json`);
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
});
