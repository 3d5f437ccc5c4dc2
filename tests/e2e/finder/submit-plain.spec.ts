import { type Page, expect, test } from "@playwright/test";
import { freshSite } from "../../support/fresh-site";
import { fillStory, sendButton, sentStories } from "../../support/story-page";
import { jpegPhoto } from "../../support/test-photos";

const site = freshSite();

async function photos(...names: string[]) {
  return Promise.all(
    names.map(async (name, n) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await jpegPhoto({ width: 64 + n, height: 48 }),
    })),
  );
}

/** Fills in the form as plain HTML: it is refused once, corrected and accepted. */
async function walkPlainForm(page: Page): Promise<void> {
  await page.goto(`${site.url}/submit`);
  await page.locator("input[type=file]").setInputFiles(await photos("a.jpg", "b.jpg", "c.jpg", "d.jpg"));
  await fillStory(page, "   ");
  await sendButton(page).click();
  await expect(page.locator(".field-error")).toHaveText("Racconta la tua storia con Capi!");
  await expect(page.locator(".photo-strip img")).toHaveCount(3);
  await expect(page.getByText("Un’altra foto è rimasta fuori")).toBeVisible();
  await page.getByRole("button", { name: "Togli b.jpg" }).click();
  await expect(page.locator(".photo-strip img")).toHaveCount(2);
  await page.getByLabel("La tua storia").fill("Senza fretta.");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await sendButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Storia inviata!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grazie di cuore!" })).toBeVisible();
  await expect(page).toHaveURL(/\/ricevuta\/[0-9a-f]{40}/);
  const stories = sentStories(site.dataDir);
  expect(stories.map(({ story }) => story)).toEqual(["Senza fretta."]);
  expect(stories[0]?.photos.map(({ name }) => name.replace(/^.*_/, ""))).toEqual(["a.jpg", "c.jpg"]);
}

// The walk through the form without JavaScript stands in tests/http/finder/walks.test.ts.
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser stops an empty form, and a form that comes back leads to everything that is wrong", async ({
    page,
  }) => {
    const picker = page.locator("input[type=file]");
    const submit = () => page.locator("form.form").evaluate((form: HTMLFormElement) => form.submit());
    await test.step("an empty form is stopped by the browser itself", async () => {
      await page.goto(`${site.url}/submit`);
      await sendButton(page).click();
      await expect(page).toHaveURL(`${site.url}/submit`);
      await expect(page.getByLabel("La tua storia")).toBeFocused();
      await page.getByLabel("La tua storia").fill("Senza il consenso.");
      await sendButton(page).click();
      await expect(page.locator("#consent:invalid")).toBeFocused();
      await page.getByLabel("La tua storia").fill("");
    });

    await test.step("the list of what is wrong leads to the fields", async () => {
      const bad = { name: "lista.jpg", mimeType: "image/jpeg", buffer: Buffer.from("pane, latte") };
      await picker.setInputFiles([...(await photos("a.jpg", "b.jpg")), bad]);
      await submit();
      await expect(page.getByText("2 foto selezionate")).toBeVisible();
      const wrong = page.getByRole("alert").getByRole("link");
      await expect(wrong).toHaveText([
        "Racconta la tua storia con Capi!",
        "«lista.jpg» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC.",
        "Devi acconsentire alla pubblicazione per continuare",
      ]);
      const fields = [page.getByLabel("La tua storia"), picker, page.getByRole("checkbox")];
      for (const [at, field] of fields.entries()) {
        await wrong.nth(at).click();
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport();
      }
    });

    await test.step("three kept photos leave no picker: the list leads to the sentence", async () => {
      await picker.setInputFiles((await photos("a.jpg", "b.jpg", "c.jpg")).slice(2));
      await submit();
      await expect(page.getByText("3 foto selezionate")).toBeVisible();
      await fillStory(page, "Ancora io.");
      await page.locator("input[name=draft]").evaluate((field: HTMLInputElement) => (field.value = "altro"));
      await sendButton(page).click();
      await expect(page.getByText("3 foto selezionate")).toHaveCount(0);
      const gone = page
        .getByRole("alert")
        .getByRole("link", { name: "Le foto scelte prima non ci sono più" });
      await gone.click();
      await expect(picker).toBeFocused();
      expect(sentStories(site.dataDir)).toEqual([]);
    });
  });
});

test("when the scripts never arrive, the form works as plain HTML", async ({ page }) => {
  await page.route("**/build/**/*.js", (route) => route.abort());
  await walkPlainForm(page);
});
