import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { jpegPhoto } from "./test-photos";

/** A story in the database, with its photos. */
export interface StoredStory {
  story: string;
  name: string | null;
  city: string | null;
  photos: {
    name: string;
    width: number;
    height: number;
    latitude: number | null;
    longitude: number | null;
    taken_on: string | null;
  }[];
}

/** Returns every story on disk, oldest first. */
export function sentStories(dataDir: string): StoredStory[] {
  const db = new Database(path.join(dataDir, "site.db"), { readonly: true });
  try {
    const stories = db.prepare("select id, story, name, city from stories order by created_at, id").all();
    const photos = db.prepare(
      `select p.name, p.width, p.height, p.latitude, p.longitude, p.taken_on from story_photos s
       join photos p on p.id = s.photo_id where s.story_id = ? order by s.position`,
    );
    return (stories as { id: string; story: string; name: string; city: string }[]).map(
      ({ id, ...texts }) => ({
        ...texts,
        photos: photos.all(id) as StoredStory["photos"],
      }),
    );
  } finally {
    db.close();
  }
}

/** Opens /submit and waits until React has taken over: only then it counts characters. */
export async function openLiveForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/submit`);
  await expect(page.getByText("0 / 1000")).toBeVisible();
}

/** Fills in the required fields of a story. */
export async function fillStory(page: Page, story: string): Promise<void> {
  await page.getByLabel("La tua storia").fill(story);
  await page.getByRole("checkbox").check();
}

/** Returns the visible button that sends. The hidden one before it is for the Enter key. */
export function sendButton(page: Page, name = "Invia Storia") {
  return page.locator("button.button[type=submit]:not([name])", { hasText: name });
}

/** Chooses a photo and waits until the page shows it. */
export async function choosePhoto(page: Page): Promise<void> {
  const buffer = await jpegPhoto({ width: 400, height: 300 });
  await page
    .locator("input[type=file]")
    .setInputFiles([{ name: "molo.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(page.locator(".photo-strip img")).toHaveCount(1);
}

/** Returns the heading that confirms the story. */
export function thanks(page: Page) {
  return page.getByRole("heading", { name: "Grazie di cuore!" });
}

/** Returns the browser's complaints, without broken connections and skipped animations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!/^Transition was /.test(message)) complaints.push(message);
  });
  page.on("console", (message) => {
    // Remix causes the second one: it looks for the routes behind links while the page is being left.
    const isBrokenOnPurpose = /^Failed to (?:load resource|fetch manifest patches)/.test(message.text());
    if (message.type() === "error" && !isBrokenOnPurpose) complaints.push(message.text());
  });
  return complaints;
}

/** Fails every test of the file in which the browser complains. */
export function expectNoComplaints(): void {
  let complaints: string[] = [];
  test.beforeEach(({ page }) => {
    complaints = complaintsOf(page);
  });
  test.afterEach(() => expect(complaints).toEqual([]));
}
