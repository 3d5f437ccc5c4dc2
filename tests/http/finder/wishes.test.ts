import { afterEach, beforeEach, expect, test } from "vitest";
import { moveToBin, restoreFromBin } from "~/domain/bin/move-to-bin.server";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import type { Wire } from "../../support/api/api-world";
import { filesWith } from "../../support/checks/find-bytes";
import { PlainBrowser } from "../../support/plain-browser";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

let site: SiteWithOwner;
let finder: PlainBrowser;
beforeEach(async () => {
  site = await siteWithOwner({ SUBMIT_LIMIT: "0" });
  finder = new PlainBrowser(site.running.url);
});
afterEach(() => site.running.close());

const aurora = "Vedere l’aurora boreale";
const wish = (text = aurora, fields = {}) =>
  site.world.asOwner<Wire>("POST /api/admin/wishes", { text, ...fields });
const stories = () => site.world.asOwner<Wire[]>("GET /api/admin/stories");
const newest = async () => {
  const [story] = await stories();
  return { id: story?.id ?? "", wish: story?.wish };
};
const told = { story: "Era tutto verde!", consent: true };
const storyPage = async (id: string) => (await site.browser.open(`/admin/storie/${id}`)).text;

/** Sends a story that says that a wish came true. Returns its id and the page of its receipt. */
async function claimed(id: string) {
  const receipt = await (await finder.open("/submit")).press("Invia Storia", { ...told, wish: id });
  return { id: (await newest()).id, receipt: receipt.path.replace(/\?.*/, "") };
}

/** Makes the article of a story, and its stop. */
async function published(story: string, city = "Tromsø") {
  const article = await site.world.article({ storyId: story, city });
  return site.world.stop({ city, blogPostId: article.id });
}

test.each(languages)("%s: a choice that survives a refused form and another language", async (code) => {
  const { id } = await wish(aurora, { fr: "Voir une aurore boréale" });
  const { wish: label, noWish } = wordsIn(code, "").text.storyForm;
  const empty = await finder.open(`${prefixOf(code)}/submit`);
  expect(empty.has(new RegExp(`^${label}`))).toBe(true);
  expect(empty.text).toContain(`${noWish} ${code === "fr" ? "Voir une aurore boréale" : aurora}`);
  const { submit } = wordsIn(code, "").text.storyForm;
  const refused = await empty.press(submit, { consent: true, wish: id });
  expect([refused.status, refused.value("wish")]).toEqual([400, id]);
  const [other, name] = code === "de" ? (["en", "English"] as const) : (["de", "Deutsch"] as const);
  const translated = await refused.press(name);
  expect(translated.value("wish")).toBe(id);
  await translated.press(wordsIn(other, "").text.storyForm.submit, told);
  expect((await newest()).wish).toBe(id);
});

test("an article that a wish's story has become offers to tick it off, with its stop alone", async () => {
  const { id } = await wish(aurora);
  const story = await claimed(id);
  const article = await site.world.article({ title: "La notte verde", storyId: story.id });
  const list = `/admin/articoli?creato=${article.id}`;
  expect((await site.browser.open(list)).text).not.toContain("Dice di aver esaudito");
  await site.world.stop({ city: "Tromsø", blogPostId: article.id });
  const offered = await site.browser.open(list);
  expect(offered.text).toContain(`Dice di aver esaudito: ${aurora}`);
  const done = await offered.press("Spunta con la tappa Tromsø");
  expect(done.notice).toContain("Desiderio esaudito!");
  expect((await site.browser.open(list)).text).not.toContain("Dice di aver esaudito");
});

test("the owner reads the claim and ticks it off with one button; the receipt of that sender alone says so", async () => {
  const { id } = await wish(aurora, { en: "To see the northern lights" });
  const [first, second] = [await claimed(id), await claimed(id)];
  const said = `Dice di aver esaudito: ${aurora}`;
  expect(await storyPage(first.id)).toContain(
    `${said} Quando il suo articolo ha una tappa, lo spunti da qui.`,
  );
  await published(first.id);
  const done = await (
    await site.browser.open(`/admin/storie/${first.id}`)
  ).press("Spunta con la tappa Tromsø");
  expect(done.notice).toContain("Desiderio esaudito!");
  expect(await storyPage(first.id)).toContain(`${said} Il desiderio è spuntato.`);
  expect((await finder.open(first.receipt)).text).toContain(`Hai esaudito un desiderio: ${aurora}`);
  expect((await finder.open(`/en${first.receipt}`)).text).toContain(
    "You made a wish come true: To see the northern lights",
  );
  expect((await finder.open(second.receipt)).text).not.toContain("Hai esaudito");
  await site.world.asOwner("PATCH /api/admin/wishes", { shown: false });
  expect((await finder.open(first.receipt)).text).not.toContain("Hai esaudito");
});

test("a wish that is ticked off, deleted or unknown meanwhile never costs a story", async () => {
  const [open, gone] = [await wish(), await wish("Vedere il mare")];
  const form = await finder.open("/submit");
  await site.world.asOwner(`PATCH /api/admin/wishes/${open.id}`, {
    locationId: (await site.world.stop()).id,
  });
  await site.world.asOwner(`DELETE /api/admin/wishes/${gone.id}`);
  for (const [chosen, kept] of [
    [open.id, open.id],
    [gone.id, null],
    ["<b>", null],
    ["", null],
  ] as const) {
    const receipt = await form.press("Invia Storia", { ...told, story: `Con ${chosen}.`, wish: chosen });
    expect(receipt.heading, chosen).toBe(wordsIn("it", "Capi").text.receipt.title);
    expect((await newest()).wish).toBe(kept);
  }
  expect(await stories()).toHaveLength(4);
});

test("a claim names a wish that was deleted afterwards as gone, and comes back with the story from the bin", async () => {
  const { id } = await wish();
  const story = await claimed(id);
  await moveToBin(site.running.site, "story", [story.id]);
  await restoreFromBin(site.running.site, [story.id]);
  expect((await newest()).wish).toBe(id);
  await site.world.asOwner(`DELETE /api/admin/wishes/${id}`);
  expect(await storyPage(story.id)).toContain("Dice di aver esaudito un desiderio che non c’è più.");
  await site.world.asOwner(`POST /api/admin/bin/${id}/restore`);
  expect(await storyPage(story.id)).toContain(`Dice di aver esaudito: ${aurora}`);
});

test("nothing of a claim is left on the disk after a withdrawal", async () => {
  const { id } = await wish();
  const story = await claimed(id);
  await published(story.id);
  const claims = () =>
    site.running.site.db.selectFrom("stories").select("wish_id").where("wish_id", "is not", null).execute();
  expect(await claims()).toHaveLength(1);
  await withdrawStory(site.running.site, story.id);
  expect(await claims()).toEqual([]);
  // The id of the wish stands beside the words in the story's row, and the row is nowhere any more.
  expect(filesWith(site.running.dataDir, ["Era tutto verde!"])).toEqual([]);
  expect((await finder.open(story.receipt)).text).not.toContain("desiderio");
});
