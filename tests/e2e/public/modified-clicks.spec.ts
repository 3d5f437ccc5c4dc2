import { type Browser, type Locator, expect, test } from "@playwright/test";
import { signIn, unfoldStories } from "../../support/admin-pages";
import { signedIn } from "../../support/owner";
import { publisher } from "../../support/site-data/publish";
import { type RunningProgram, runProgram } from "../../support/run-program";
import { sendStory } from "../../support/send-story";
import { jpegPhoto } from "../../support/test-photos";

let program: RunningProgram;

test.beforeAll(async () => {
  program = await runProgram({ environment: { TILE_URL: "http://127.0.0.1:9/{z}/{x}/{y}.png" } });
});
test.afterAll(async () => expect(await program.stop()).toBe(0));

/**
 * Opens a link in a new page, as people do who want to keep this one. The test asks the browser itself for the new
 * page, because Playwright sometimes never learns its address.
 */
async function expectOwnPages(browser: Browser, link: Locator, address: RegExp): Promise<void> {
  const page = link.page();
  const before = page.url();
  const session = await browser.newBrowserCDPSession();
  const openPages = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    return targetInfos.filter(({ type }) => type === "page");
  };
  for (const click of [
    () => link.click({ modifiers: ["ControlOrMeta"] }),
    () => link.click({ modifiers: ["Shift"] }),
    () => link.click({ button: "middle" }),
  ]) {
    const known = new Set((await openPages()).map(({ targetId }) => targetId));
    const opened = async () => (await openPages()).filter(({ targetId }) => !known.has(targetId));
    await click();
    await expect
      .poll(async () => (await opened()).map(({ url }) => url))
      .toEqual([expect.stringMatching(address)]);
    for (const { targetId } of await opened()) await session.send("Target.closeTarget", { targetId });
    await expect.poll(opened).toEqual([]);
    expect(page.url()).toBe(before);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await session.detach();
}

test("a received photo, and Promuovi with what is ticked", async ({ browser, page, context }) => {
  const photos: [string, Buffer][] = [["porto.jpg", await jpegPhoto()]];
  await sendStory(program.url, { story: "Il porto", name: "Marta", photos });
  await signIn(page, program);
  await unfoldStories(page);
  await page.getByRole("checkbox", { name: "Scegli porto.jpg" }).check();
  await expect(page).toHaveURL(/porto\.jpg/);
  const photo = page.getByRole("link", { name: "Ingrandisci porto.jpg" });
  await expectOwnPages(browser, photo, /\/uploads\/[0-9a-f]{20}_porto\.jpg$/);
  await photo.click();
  await expect(page.getByRole("dialog", { name: "porto.jpg" })).toBeVisible();
  await page.keyboard.press("Escape");

  const promote = page.getByRole("button", { name: "Promuovi la storia di Marta" });
  const [form] = await Promise.all([
    context.waitForEvent("page"),
    promote.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(form.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Marta");
  await expect(form.getByRole("button", { name: "Togli porto.jpg" })).toBeVisible();
  await expect(page.getByText("1 storia ricevuta")).toBeVisible();
  await promote.click();
  await expect(page.getByLabel("Titolo")).toHaveValue("Storia da un viaggiatore: Marta");
});

test("a photo of an article, and a stop under the map", async ({ browser, page }) => {
  const publish = await publisher(program);
  const article = await publish({ title: "Il capitano", photos: [await jpegPhoto(), await jpegPhoto()] });
  const owner = await signedIn(program.url, program.password ?? "");
  const place = {
    name: "Il porto",
    city: "Camogli",
    country: "Italia",
    latitude: "44.35",
    longitude: "9.15",
  };
  await owner.send("/admin/nuova-location", place);

  await page.goto(program.url + article);
  await page.waitForLoadState("load");
  await expectOwnPages(browser, page.locator(".gallery a").first(), /\/foto\/1$/);
  await page.goto(`${program.url}/map`);
  await page.waitForLoadState("networkidle");
  await expectOwnPages(browser, page.getByRole("link", { name: "Camogli" }).last(), /\/map\/[0-9a-f]{20}$/);
});
