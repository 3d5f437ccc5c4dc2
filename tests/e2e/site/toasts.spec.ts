import { type Page, expect, test } from "@playwright/test";
import type { SiteInProcess } from "../../support/site-in-process";
import { ownersPassword } from "../../support/site-data/prepared-directory";
import { siteWithOwner } from "../../support/site-with-owner";
import { complaintsOf, fillStory, openLiveForm, sendButton } from "../../support/story-page";
import { failOnFaults } from "../../support/fresh-site";

const onError = failOnFaults();

let program: SiteInProcess;
let complaints: string[];

test.beforeAll(async () => {
  ({ running: program } = await siteWithOwner({}, { onError }));
});

test.afterAll(() => program.close());

test.beforeEach(async ({ page }) => {
  complaints = complaintsOf(page);
  await page.clock.install();
});

test.afterEach(() => expect(complaints).toEqual([]));

test.use({ reducedMotion: "no-preference" });

const call = "**/api/submit-story";

/** Sends a story that is refused, which causes a toast. */
async function sendRefused(page: Page, story: string): Promise<void> {
  const json = { error: "Qualcosa non va", fieldErrors: { name: ["Massimo 100 caratteri"] } };
  await page.route(call, (route) => route.fulfill({ status: 400, json }));
  await fillStory(page, story);
  await sendButton(page).click();
  await expect(page.locator(".toast")).toContainText("La storia non è ancora partita");
}

test("a toast goes by itself after five seconds", async ({ page }) => {
  await openLiveForm(page, program.url);
  await sendRefused(page, "Uno.");
  // Far enough in the future, so that a busy machine gets there in time.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
  await page.clock.runFor(1_500);
  await expect(page.locator(".toast")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("there is one toast at a time, F8 leads to it, and a swipe sends it away", async ({ page }) => {
  const toast = page.locator(".toast");
  await openLiveForm(page, program.url);
  await sendRefused(page, "Due.");

  await test.step("the next act ends it, and the next takes its place", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    await page.route(call, (route) => answered.then(() => route.fallback()));
    await sendButton(page).click();
    await expect(toast).toHaveCount(0);
    answer(null);
    await expect(toast).toContainText("La storia non è ancora partita");
    await expect(toast).toHaveCount(1);
  });

  await test.step("F8 leads to the toast, and it can be closed from there", async () => {
    await page.keyboard.press("F8");
    await expect(page.locator(".toast-region")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Chiudi il messaggio" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast).toHaveCount(0);
  });

  await test.step("a swipe of 40 pixels is too short, one of 60 sends it away", async () => {
    await sendButton(page).click();
    await expect(toast).toContainText("La storia non è ancora partita");
    for (const [pixels, left] of [
      [40, 1],
      [60, 0],
    ] as const) {
      // While the mouse rests on the toast, it stays. Hovering waits until the toast has stopped moving.
      await toast.hover({ position: { x: 60, y: 30 } });
      const box = await toast.boundingBox();
      if (!box) throw new Error("no toast");
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + pixels / 2, box.y + 30, { steps: 4 });
      await page.mouse.move(box.x + 60 + pixels, box.y + 30, { steps: 4 });
      await page.mouse.up();
      await expect(toast).toHaveCount(left);
    }
  });
});

test("what an act leaves to be said becomes a toast where the page stays alive", async ({ page }) => {
  await page.goto(`${program.url}/admin`);
  const password = page.getByLabel("Password");
  const isTakenOver = (field: Element) => Object.keys(field).some((key) => key.startsWith("__react"));
  await expect.poll(() => password.evaluate(isTakenOver)).toBe(true);
  await password.fill(ownersPassword);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.locator(".toast")).toContainText("Login effettuato");
  await expect(page.locator(".page-notice")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Login effettuato")).toHaveCount(0);
});
