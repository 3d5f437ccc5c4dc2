import { expect, type Page, test } from "@playwright/test";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 820 };

let running: SiteInProcess;
test.beforeAll(async () => {
  running = await siteInProcess(
    {
      PRODUCT_NAME: "Pepe",
      PUBLIC_URL: "https://pepe.example",
      CONTACT_EMAIL: "ciao@pepe.example",
    },
    { onError },
  );
});
test.afterAll(() => running.close());

test.use({ javaScriptEnabled: false, viewport: phone });

const open = (page: Page, path: string) => page.goto(running.url + path);

// What the pages say, and where their links lead, stands in tests/http/public/walks.test.ts.
test("home shows its first button at once, the keyboard can skip the menu, and paper has only words", async ({
  page,
}) => {
  const answer = await open(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Invia Storia" }).first()).toBeInViewport();

  await test.step("the browser fetches which pages it may fetch before they are asked for", async () => {
    expect(answer?.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
    await expect
      .poll(() => running.log)
      .toContainEqual(expect.objectContaining({ path: "/speculation-rules.json", status: 200 }));
    const rules = await page.request.get(`${running.url}/speculation-rules.json`);
    expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  });

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(main.getByRole("link").first()).toBeFocused();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".top-bar")).toBeHidden();
  await expect(page.locator(".footer")).toBeHidden();
  await expect(main.locator(".button").first()).toBeHidden();
});

test("the FAQ opens one of its ten answers at a time; the menu opens and closes by itself, and leads on", async ({
  page,
}) => {
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

  const otherLanguages = ["English", "Français", "Deutsch", "Español"];
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
    ...otherLanguages,
    // Those on top of the page stay in sight.
    ...otherLanguages,
  ]);
  await menu.locator("summary").click();
  await expect(diary).toBeHidden();
  await menu.locator("summary").click();
  await diary.click();
  await expect(page).toHaveURL(`${running.url}/blog`);
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
