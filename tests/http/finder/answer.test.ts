import { afterEach, beforeEach, expect, test } from "vitest";
import { listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { filesWith } from "../../support/checks/find-bytes";
import { textOf } from "../../support/pages/form-html";
import { type Owner, nextNotice } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";

let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

async function sent(prefix = ""): Promise<{ id: string; receipt: string }> {
  const answer = await sendStory(running.url + prefix, { story: "Era sul molo." });
  const [story] = await listStories(running.site, { limit: 1 });
  const receipt = (answer.headers.get("Location") ?? "").replace(/\?.*/, "");
  return { id: story?.id ?? "", receipt };
}

const page = async (address: string) =>
  (await textOf(await fetch(running.url + address))).replaceAll("<!-- -->", "");
const answered = '<h2 id="answer-title">';

test("an answer starts from a ready sentence in the story's language, is shown as text, changed and removed", async () => {
  const { id, receipt } = await sent("/en");
  const address = `/admin/storie/${id}?stato=nuova`;
  expect(await page(receipt)).not.toContain(answered);

  const begun = await textOf(await owner.send(address, { answer: "Dear <b>Ada</b>", ready: "1" }));
  expect(begun).toContain("Che belle foto, grazie!");
  expect(begun).toContain("Dear &lt;b&gt;Ada&lt;/b&gt;\nWhat lovely photos, thank you!</textarea>");
  expect(await page(receipt)).not.toContain(answered);

  const saved = await owner.send(address, { answer: "Dear <b>Ada</b>" });
  expect([saved.headers.get("Location"), await nextNotice(running.url, saved)]).toEqual([
    address,
    "Risposta salvata!",
  ]);
  await running.site.db.updateTable("stories").set({ answered_at: "2026-05-03T22:30:00.000Z" }).execute();
  const shown = await page(receipt);
  expect(shown).toContain("An answer for you");
  expect(shown).toContain("Dear &lt;b&gt;Ada&lt;/b&gt;</blockquote>");
  expect(shown).toContain('<time dateTime="2026-05-04">Written on 4 May 2026.</time>');
  await owner.send(address, { answer: "Dear <b>Ada</b>" });
  expect(await page(receipt)).toContain("4 May 2026");

  const long = await owner.send(address, { answer: `${"🦫".repeat(500)}!` });
  expect([long.status, (await textOf(long)).includes(`${"🦫".repeat(500)}!</textarea>`)]).toEqual([
    400,
    true,
  ]);
  await owner.send(address, { answer: "🦫".repeat(500) });
  expect(await page(receipt)).toContain(`${"🦫".repeat(500)}</blockquote>`);

  await owner.send(address, {});
  expect(await page(receipt)).toContain("It has been read.");

  const removed = await owner.send(address, { answer: "Resta?", remove: "1" });
  expect(await nextNotice(running.url, removed)).toBe("Risposta tolta");
  expect(await page(receipt)).not.toContain(answered);
  expect((await owner.send("/admin/storie/0000", { answer: "A nessuno" })).status).toBe(404);
});

test("an answer goes with a withdrawn story: no byte of it is left", async () => {
  const { id, receipt } = await sent();
  await owner.send(`/admin/storie/${id}`, { answer: "Rispostaunica" });
  expect(await page(receipt)).toContain("Rispostaunica");
  await withdrawStory(running.site, id);
  expect(filesWith(running.dataDir, ["Rispostaunica"])).toEqual([]);
});

test("the receipt counts the journey since its story from public stops, in every language", async () => {
  const { receipt } = await sent();
  await running.site.db.updateTable("stories").set({ created_at: "2026-01-05T10:00:00.000Z" }).execute();
  expect(await page(receipt)).not.toContain("Da quando ci siamo salutati");
  const stop = (city: string, country: string, date: string, more: Record<string, string> = {}) =>
    owner.send("/admin/nuova-location", { name: city, city, country, date, ...more });
  await stop("Roma", "Italia", "2026-01-05", { latitude: "41.9", longitude: "12.5" });
  await stop("Porto", "Portogallo", "2026-01-09", { latitude: "41.15", longitude: "-8.61" });
  expect(await page(receipt)).toContain("Da quando ci siamo salutati: 1 tappa, 1755\u00a0km, 1 Paese.");
  await stop("Lisbona", "Spagna", "2026-01-10", { latitude: "38.72", longitude: "-9.14" });
  const sentences = {
    "": "Da quando ci siamo salutati: 2 tappe, 2029\u00a0km, 2 Paesi.",
    "/en": "Since we said goodbye: 2 stops, 2,029\u00a0km, 2 countries.",
    "/fr": "Depuis que tu m’as laissé repartir\u00a0: 2 étapes, 2\u202f029\u00a0km, 2 pays.",
    "/de": "Seit unserem Abschied: 2 Stationen, 2.029\u00a0km, 2 Länder.",
    "/es": "Desde que nos despedimos: 2 etapas, 2029\u00a0km, 2 países.",
  };
  for (const [prefix, sentence] of Object.entries(sentences)) {
    expect(await page(prefix + receipt)).toContain(sentence);
  }
  expect(await page(receipt)).toMatch(/Adesso sono qui: <a href="\/map\/\w+" lang="">Lisbona<\/a>/);

  await running.site.db.updateTable("locations").set({ visible: 0 }).where("city", "=", "Lisbona").execute();
  await running.site.pages.clear();
  expect(await page(receipt)).toContain("1 tappa, 1755\u00a0km, 1 Paese.");
});
