import path from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { expectWellMade, notice, openAsOwner } from "../../support/admin-pages";
import { freshSite } from "../../support/fresh-site";
import { faultyProxy } from "../../support/network/faulty-proxy";
import { signedIn } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { sendButton } from "../../support/story-page";
import { phoneAgent } from "../../support/pages/user-agents";

const site = freshSite({ PUBLIC_URL: "http://capi.example" });

const dayMs = 24 * 60 * 60 * 1000;
const unfold = "Non hai tempo? Dimmi solo dove sono";

async function newTag(): Promise<string> {
  const owner = await signedIn(site.url, site.password);
  const headers = { Cookie: owner.cookie, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Zainetto" });
  const answer = await fetch(`${site.url}/api/admin/tags`, { method: "POST", headers, body });
  return ((await answer.json()) as { code: string }).code;
}

test.describe("JavaScript off, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, userAgent: phoneAgent });

  // The whole walk to the story stands in tests/http/finder/walks.test.ts.
  test("who has no time tells where the toy is, also on a train, and reads later what became of it", async ({
    page,
  }) => {
    const code = await newTag();
    const network = await faultyProxy(site.url);
    for (const language of ["en", "fr", "de", "es", "it"]) {
      await page.goto(`${network.url}/t/${code}?lingua=${language}`);
      const { y = 741, height = 0 } = (await page.locator(".finder-send").boundingBox()) ?? {};
      expect(y + height, language).toBeLessThanOrEqual(740);
    }
    const [city, holding] = [
      page.getByLabel("Città o paese"),
      page.getByRole("button", { name: "Sei con me" }),
    ];
    await expect(city).toBeHidden();
    await page.getByText(unfold).click();
    await city.fill("Torino, al mercato");
    await test.step("on a train the answer does not arrive: Back has the town, and the same sighting", async () => {
      network.fail(({ method }) => (method === "POST" ? { kind: "reset", passed: true } : null));
      await holding.click();
      await expect(page).toHaveURL(/^chrome-error:/);
      network.fail(() => null);
      await page.goBack();
      await page.getByText(unfold).click();
      await expect(city).toHaveValue("Torino, al mercato");
      await holding.click();
    });
    await expect(page.getByText("Sono con te: Torino, al mercato.")).toBeVisible();
    const owner = await signedIn(site.url, site.password);
    expect(await (await owner.open("/api/admin/sightings")).json()).toHaveLength(1);

    await test.step("two days after the story there are an answer, the way since then, and an article", async () => {
      const sent = await sendStory(site.url, { story: "He was between the oranges." });
      const [before, sentAt] = [3, 2].map((days) => new Date(Date.now() - days * dayMs).toISOString());
      const database = new Sqlite(path.join(site.dataDir, "site.db"), { timeout: 5_000 });
      database.prepare("update stories set created_at = ?").run(sentAt);
      database.close();
      const [story] = (await (await owner.open("/api/admin/stories")).json()) as { id: string }[];
      const torino = { city: "Torino", country: "Italia", latitude: "45.07", longitude: "7.69" };
      const genova = { city: "Genova", country: "Italia", latitude: "44.41", longitude: "8.93" };
      const date = before?.slice(0, 10) ?? "";
      await owner.send("/admin/nuova-location", { ...torino, name: "Torino", date });
      await owner.send("/admin/nuova-location", { ...genova, name: "Genova" });
      const fields = { title: "Tra le arance", content: "He was between the oranges.", ...torino };
      await owner.send("/admin/nuovo-articolo", { ...fields, story: story?.id ?? "" });
      await owner.send(`/admin/storie/${story?.id}`, { answer: "Thank you!" });
      await page.goto(network.url + sent.headers.get("Location")?.replace(/\?.*/, ""));
      await expect(page.getByRole("blockquote")).toHaveText("Thank you!");
      await expect(page.getByText("Da quando ci siamo salutati: 1 tappa, 122 km, 1 Paese.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Genova" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Tra le arance" })).toBeVisible();
      await expectWellMade(page, { scripts: false });
    });
    await page.getByRole("link", { name: "Ritira la storia" }).click();
    await page.getByRole("button", { name: "Sì, ritirala" }).click();
    await expect(page.getByRole("heading", { name: "Storia ritirata" })).toBeVisible();
    await expect(page.locator("main")).not.toContainText("Thank you!");
    await network.close();
  });
});

test("with JavaScript the story of a sighting is sent in the background, and has its receipt", async ({
  page,
}) => {
  await page.goto(`${site.url}/t/${await newTag()}?lingua=it`);
  await page.getByText(unfold).click();
  await page.getByLabel("Città o paese").fill("Recco");
  await page.getByRole("button", { name: "Ti ho visto e ti ho lasciato lì" }).click();
  const receipt = page.url();
  await page.getByRole("link", { name: "Racconta la storia" }).click();
  await page.getByLabel("La tua storia").fill("Sul muretto, con la valigia.");
  await page.reload();
  await expect(page.getByLabel("La tua storia")).toHaveValue("Sul muretto, con la valigia.");
  await page.getByRole("checkbox").check();
  const call = page.waitForRequest("**/api/submit-story");
  await sendButton(page).click();
  await call;
  await expect(notice(page, "Storia inviata!")).toBeVisible();
  expect(page.url().split("?")[0]).toBe(receipt);

  const sighting = new URLSearchParams({ city: "Camogli", kind: "holding" });
  await fetch(`${site.url}/t/${await newTag()}?lingua=it`, { method: "POST", body: sighting });
  await openAsOwner(page, site);
  await page.getByRole("link", { name: "Avvistamenti 1" }).click();
  await expectWellMade(page, { scripts: true });
  await page.getByRole("link", { name: "Crea una tappa da: Ce l’ha in mano: Camogli" }).click();
  await expect(page.getByLabel("Latitudine")).toHaveValue(/^44\.3/);
});
