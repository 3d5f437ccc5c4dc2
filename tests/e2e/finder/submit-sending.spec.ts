import { type Page, expect, test } from "@playwright/test";
import { freshSite } from "../../support/fresh-site";
import {
  choosePhoto,
  expectNoComplaints,
  fillStory,
  openLiveForm,
  sendButton,
  sentStories,
  thanks,
} from "../../support/story-page";

const site = freshSite();
expectNoComplaints();

const call = "**/api/submit-story";

/** Makes the form one that was opened before the sentence of the consent changed. */
async function showOlderConsent(page: Page): Promise<void> {
  await page.locator("input[name=consentVersion]").evaluate((field: HTMLInputElement) => {
    const older = field.cloneNode() as HTMLInputElement;
    older.value = "1999-12-31";
    field.after(older);
    field.removeAttribute("name");
  });
}

test("a story goes out in the background, once, and the toy waves", async ({ page }) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Sul molo.");
  await choosePhoto(page);
  let posts = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(call, async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await sendButton(page).dblclick();
  const pending = sendButton(page, "Invio in corso...");
  await expect(pending).toHaveAttribute("aria-disabled", "true");
  await expect(pending).toBeFocused();
  await expect(page.getByRole("progressbar", { name: "Avanzamento dell’invio" })).toBeVisible();
  await pending.click({ force: true });
  await page.keyboard.press("Enter");
  release();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/ricevuta\/[0-9a-f]{40}$/);
  await expect(page.locator(".notice-success")).toContainText("Storia inviata!");
  await expect(page.locator(".notice-success")).toContainText("Grazie!");
  await expect(page.locator(".story-thanks svg")).toBeVisible();
  expect(posts).toBe(1);
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Sul molo.", photos: [{ width: 400 }] }]);

  await page.goBack();
  await expect(page.getByText("0 / 1000")).toBeVisible();
  await expect(page.getByLabel("La tua storia")).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.locator(".photo-strip")).toHaveCount(0);
  await fillStory(page, "Sul molo.");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toHaveLength(2);
});

test("what is missing is said before a byte is sent, beside the field", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  await openLiveForm(page, site.url);
  await page.getByLabel("La tua storia").fill("  \n ");
  await sendButton(page).click();
  const story = page.getByLabel("La tua storia");
  await expect(page.getByText("Racconta la tua storia con Capi!")).toBeVisible();
  await expect(page.getByText("Devi acconsentire alla pubblicazione per continuare")).toBeVisible();
  await expect(story).toBeFocused();
  await expect(story).toHaveAccessibleDescription(/Racconta la tua storia con Capi!/);

  await story.fill("Eccola.");
  await expect(page.getByText("Racconta la tua storia con Capi!")).toHaveCount(0);
  await sendButton(page).click();
  await expect(page.getByRole("checkbox")).toBeFocused();
  expect(posts).toBe(0);
});

test("a form whose consent has changed meanwhile comes back with the new sentence, and with everything", async ({
  page,
}) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Scritta sotto la frase di prima.");
  await page.getByLabel("Dove mi hai trovato?").fill("Camogli");
  await choosePhoto(page);
  await showOlderConsent(page);
  await sendButton(page).click();
  await expect(page.locator(".field-error")).toContainText("il testo del consenso è cambiato");
  await expect(page.getByLabel("La tua storia")).toHaveValue("Scritta sotto la frase di prima.");
  await expect(page.getByLabel("Dove mi hai trovato?")).toHaveValue("Camogli");
  await expect(page.getByAltText("Foto già caricata: molo.jpg")).toBeVisible();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  expect(sentStories(site.dataDir)).toEqual([]);
  await page.getByRole("checkbox").check();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([
    { story: "Scritta sotto la frase di prima.", photos: [{ width: 400 }] },
  ]);
});

test("a thousand characters are a thousand of what people see", async ({ page }) => {
  await openLiveForm(page, site.url);
  const story = page.getByLabel("La tua storia");
  await story.pressSequentially("🦫");
  await expect(page.getByText("1 / 1000")).toBeVisible();
  await story.fill("🦫".repeat(999) + "ab");
  await expect(page.getByText("1000 / 1000")).toBeVisible();
  await expect(story).toHaveValue("🦫".repeat(999) + "a");
  await story.fill("🦫".repeat(1000));
  await page.getByRole("checkbox").check();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "🦫".repeat(1000) }]);
});

test("leaving asks only when something would be lost", async ({ page }) => {
  const asked: string[] = [];
  let answer: "accept" | "dismiss" = "dismiss";
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });
  await openLiveForm(page, site.url);
  const home = page.getByRole("navigation").getByRole("link", { name: "Home" });
  await home.click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(asked).toEqual([]);

  await openLiveForm(page, site.url);
  await page.getByLabel("La tua storia").pressSequentially("Quasi");
  await home.click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(page).toHaveURL(`${site.url}/submit`);
  await expect(page.getByLabel("La tua storia")).toHaveValue("Quasi");

  answer = "accept";
  await page.reload();
  expect(asked).toHaveLength(2);
  await expect(page.getByText("5 / 1000")).toBeVisible();

  await fillStory(page, "Spedita.");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(asked).toHaveLength(2);
});
