import { type Page, expect, test } from "@playwright/test";
import { languages, prefixOf } from "~/text/languages.server";
import { expectAccessible } from "../../support/checks/accessibility";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { fillStory, openLiveForm, sendButton } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

let program: SiteInProcess;
test.beforeAll(async () => {
  program = await siteInProcess({}, { onError });
});
test.afterAll(() => program.close());

/** Expects that axe finds nothing, and that the form fits, on a phone and on a wide screen. */
async function expectForEveryone(page: Page, state: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${state}, ${width} px`, { dark: width === 360 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
  }
}

test("every state of the form is accessible and fits", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await openLiveForm(page, program.url);
  await expectForEveryone(page, "empty");

  await sendButton(page).click();
  await expect(page.getByText("Racconta la tua storia con Capi!")).toBeVisible();
  await expectForEveryone(page, "refused");

  await fillStory(page, "Alla stazione.");
  const files = [
    { name: "binario.jpg", mimeType: "image/jpeg", buffer: await jpegPhoto({ width: 200, height: 150 }) },
    {
      name: "lista-della-spesa-lunghissima-senza-spazi.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("x"),
    },
  ];
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByText("2 foto selezionate")).toBeVisible();
  await expect(page.getByText("non è una foto")).toBeVisible();
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
  await expectForEveryone(page, "with photos");
  await page.getByRole("button", { name: /^Togli lista/ }).click();

  await page.route("**/api/submit-story", (route) => route.abort());
  await sendButton(page).click();
  await expect(sendButton(page, "Riprova")).toBeVisible();
  await expect(page.getByRole("button", { name: "Invio semplice" })).toBeVisible();
  await expectForEveryone(page, "failed");
  await page.unroute("**/api/submit-story");

  await page.route("**/api/submit-story", async (route) => {
    await held;
    await route.continue();
  });
  await sendButton(page, "Riprova").click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expectForEveryone(page, "sending");
  release();

  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  await expectForEveryone(page, "success");
});

test("the whole form can be walked with the keyboard alone", async ({ page }) => {
  await openLiveForm(page, program.url);
  const chooser = page.waitForEvent("filechooser");
  const story = page.getByLabel("La tua storia");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(story).toBeFocused();
  await page.keyboard.type("Scritta senza toccare il mouse.");
  const picker = page.locator("input[type=file]");
  await page.keyboard.press("Tab");
  await expect(picker).toBeFocused();
  await page.keyboard.press("Enter");
  await (
    await chooser
  ).setFiles([{ name: "tasti.jpg", mimeType: "image/jpeg", buffer: await jpegPhoto({ width: 200 }) }]);
  await expect(page.getByText("1 foto selezionata")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Togli tasti.jpg" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(picker).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Di più sulle foto")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Siena");
  await expect(page.getByLabel("Dove mi hai trovato?")).toHaveValue("Siena");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Come tratto i tuoi dati" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
});

test("the page brings at most 90 KB of script", async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    expect(response.headers()["content-encoding"] ?? "identity").toMatch(/^(?:br|identity)$/);
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await openLiveForm(page, program.url);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(90 * 1024);
});

test("the hint at the photos has at most four lines on a phone, and the rest unfolds", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    await page.goto(`${program.url}${prefixOf(language)}/submit`);
    const more = page.locator("fieldset details");
    const lines = await Promise.all(
      [page.locator("#photos-hint"), more.locator("summary")].map((part) =>
        part.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      ),
    );
    expect(
      lines.reduce((sum, count) => sum + count),
      language,
    ).toBeLessThanOrEqual(4);
    await more.locator("summary").click();
    await expect(more.locator("p").first()).toBeVisible();
    await expect(more).toContainText("16");
  }
});
