import { expect, test } from "@playwright/test";
import { freshSite } from "../../support/fresh-site";
import { signedIn } from "../../support/owner";
import { faultyProxy } from "../../support/network/faulty-proxy";
import { sendStory } from "../../support/send-story";
import { sentStories } from "../../support/story-page";

const site = freshSite();
const half = "Era sul pontile, e poi";

test.use({ viewport: { width: 360, height: 740 } });

test("a half-typed correction survives a reload, Back, a cut connection and another language", async ({
  page,
}) => {
  const network = await faultyProxy(site.url);
  const sent = await sendStory(site.url, { story: "Era sul molo." });
  await page.goto(network.url + sent.headers.get("Location"));
  const words = page.locator("[name=story]");
  const save = page.getByRole("button", { name: "Salva le correzioni" });
  await expect(words).toBeHidden();
  await page.getByText("Correggi le parole").click();
  await words.fill(half);

  await page.reload();
  await expect(words).toBeVisible();
  await expect(words).toHaveValue(half);
  await page.goto(`${network.url}/faq`);
  await page.goBack();
  await expect(words).toHaveValue(half);
  network.fail(({ method }) => (method === "POST" ? { kind: "reset", passed: false } : null));
  await save.click();
  await expect(page).toHaveURL(/^chrome-error:/);
  network.fail(() => null);
  await page.goBack();
  await expect(words).toHaveValue(half);
  const address = page.url();
  await page.goto(address.replace("/ricevuta/", "/fr/ricevuta/"));
  await expect(words).toHaveValue(half);

  await page.goto(address);
  await words.fill("Era sul pontile.");
  await save.click();
  await expect(page.getByText("Correzioni salvate")).toBeVisible();
  expect(sentStories(site.dataDir)).toMatchObject([{ story: "Era sul pontile." }]);
  await page.reload();
  await expect(words).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("pontile");
  await network.close();
});

test("a report whose connection is cut is there after Back, as it was typed last, before and after a refusal", async ({
  page,
}) => {
  const network = await faultyProxy(site.url);
  const owner = await signedIn(site.url, site.password);
  const post = { title: "Il porto", content: "Guardava il mare.", city: "Camogli", country: "Italia" };
  const { headers } = await owner.send("/admin/nuovo-articolo", { ...post, intent: "save" });
  const id = new URL(headers.get("Location") ?? "", site.url).searchParams.get("creato") ?? "";
  await page.goto(`${network.url}/blog/${id}`);
  await page.goto(`${network.url}/segnala?di=${id}`);
  const words = page.getByLabel("Con parole tue");
  const send = page.getByRole("button", { name: "Manda la segnalazione" });
  const reason = page.getByRole("combobox");
  const cutAndBack = async (typed: string) => {
    await words.fill(typed);
    await reason.selectOption({ index: 1 });
    network.fail(({ method }) => (method === "POST" ? { kind: "reset", passed: false } : null));
    await send.click();
    await expect(page).toHaveURL(/^chrome-error:/);
    network.fail(() => null);
    await page.goBack();
    await expect(words).toHaveValue(typed);
  };
  await cutAndBack("Qui si vede");
  await reason.selectOption({ index: 0 });
  await page.locator("form.form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await cutAndBack("Qui si vede mia figlia");
  await network.close();
});
