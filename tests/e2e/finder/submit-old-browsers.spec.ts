import { expect, test } from "@playwright/test";
import { freshSite } from "../../support/fresh-site";
import {
  choosePhoto,
  fillStory,
  openLiveForm,
  sendButton,
  sentStories,
  thanks,
} from "../../support/story-page";

const site = freshSite();

test("after an error in the form's own script the browser sends the story", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openLiveForm(page, site.url);
  await fillStory(page, "Dal ponte.");
  await choosePhoto(page);
  await page.evaluate(() => {
    addEventListener("submit", () => Object.assign(window, { FormData: null }), true);
  });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Dal ponte.", photos: [{ width: 400 }] }]);
  expect(asked).toEqual([]);
});

test("an error on the way offers the plain sending", async ({ page }) => {
  await openLiveForm(page, site.url);
  await fillStory(page, "Dal ponte.");
  await choosePhoto(page);
  await page.evaluate(() => Object.assign(window, { XMLHttpRequest: null }));
  await sendButton(page).click();
  await page.getByRole("button", { name: "Invio semplice" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Dal ponte.", photos: [{ width: 400 }] }]);
});
