import { afterEach, beforeEach, expect, test } from "vitest";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { form } from "../../../support/api/api-world";
import { textOf } from "../../../support/pages/form-html";
import { sendStory } from "../../../support/send-story";
import { type SiteWithOwner, siteWithOwner } from "../../../support/site-with-owner";

let site: SiteWithOwner;
let today = "2026-05-20";
const dayAfter = { JOURNEY_START: "2026-03-01", JOURNEY_END: "2026-11-26" };

afterEach(() => site.running.close());

interface Told {
  receipt: string;
  article: string;
  stop: string;
}

/** Sends a story from a town and puts it into the diary and on the map. */
async function told(city: string, date: string): Promise<Told> {
  today = date;
  const story = `Ero a ${city}`;
  const sent = await sendStory(site.running.url, { story, city });
  const receipt = (sent.headers.get("Location") ?? "").replace("?inviata=1", "");
  const stories = site.running.site.db.selectFrom("stories").select("id").where("story", "=", story);
  const { id } = await stories.executeTakeFirstOrThrow();
  const article = await site.world.article({ title: story, city, storyId: id });
  const stop = await site.world.stop({ name: city, city, blogPostId: article.id });
  return { receipt, article: article.id, stop: stop.id };
}

const read = async (path: string) => textOf(await fetch(site.running.url + path));
const handOn = (html: string) => /<section class="receipt-hand"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
const linkTo = ({ stop }: Told, city: string, prefix = "") =>
  `href="${prefix}/map/${stop}" lang="">${city}</a>`;

let first: Told;
let middle: Told;
let last: Told;
beforeEach(async () => {
  today = "2026-05-01";
  site = await siteWithOwner(dayAfter, { site: { now: () => new Date(`${today}T12:00:00Z`) } });
  first = await told("Recco", "2026-05-01");
  middle = await told("Camogli", "2026-05-03");
  last = await told("Nervi", "2026-05-05");
  today = "2026-05-20";
});

test("a receipt says which hand it is, from where the toy came and where it went on", async () => {
  const hand = handOn(await read(middle.receipt));
  for (const words of ["Sei la mano n.\u00a02", linkTo(first, "Recco"), linkTo(last, "Nervi")]) {
    expect(hand).toContain(words);
  }
  expect(hand).not.toMatch(/\d+\.\d{2}/);
});

test("the first hand came from nowhere, and from the last one the toy has not gone on", async () => {
  const { hand } = wordsIn("it", "Capi").text.receipt;
  const ofFirst = handOn(await read(first.receipt));
  for (const words of ["Sei la mano n.\u00a01", hand.first, linkTo(middle, "Camogli")]) {
    expect(ofFirst).toContain(words);
  }
  const ofLast = handOn(await read(last.receipt));
  for (const words of ["Sei la mano n.\u00a03", hand.still, linkTo(middle, "Camogli")]) {
    expect(ofLast).toContain(words);
  }
});

test("after the end of the journey the last hand reads other words", async () => {
  today = "2026-11-27";
  const { hand } = wordsIn("it", "Capi", true).text.receipt;
  const html = handOn(await read(last.receipt));
  for (const words of ["La tua è stata la mano n.\u00a03", hand.still]) expect(html).toContain(words);
  expect(html).not.toContain(wordsIn("it", "Capi").text.receipt.hand.still);
});

test.each(languages)(
  "%s: the line has the words of the page's language, and its links too",
  async (language) => {
    const prefix = prefixOf(language);
    const html = handOn(await read(prefix + middle.receipt));
    const { title } = wordsIn(language, "Capi").text.receipt.hand;
    expect(html).toContain(title.replace("{number}", "2"));
    expect(html).toContain(linkTo(first, "Recco", prefix));
  },
);

test("a story has no number before its stop is public, nor after that is hidden", async () => {
  const hidden = async () => handOn(await read(middle.receipt)) === "";
  expect(await hidden()).toBe(false);
  await site.world.hideStop(middle.stop);
  expect(await hidden()).toBe(true);
  await site.world.asOwner(`PATCH /api/admin/locations/${middle.stop}/visibility`, { visible: true });
  expect(await hidden()).toBe(false);
  await site.world.hideArticle(middle.article);
  expect(await hidden()).toBe(true);
  const sent = await sendStory(site.running.url, { story: "Appena arrivata" });
  expect(handOn(await read(sent.headers.get("Location") ?? ""))).toBe("");
});

test("a withdrawal in between leaves the neighbours that are public, and the others one number less", async () => {
  await site.world.hideStop(first.stop);
  expect(handOn(await read(last.receipt))).toContain("Sei la mano n.\u00a02");
  const answer = await fetch(`${site.running.url}${middle.receipt}/ritira`, {
    ...{ method: "POST", body: form({}), redirect: "manual" },
  });
  expect(answer.status).toBe(303);
  const html = handOn(await read(last.receipt));
  // The withdrawn story's place is still public, rounded and without its article.
  expect(html).toContain(linkTo(middle, "Camogli"));
  await site.world.hideStop(middle.stop);
  const alone = handOn(await read(last.receipt));
  expect(alone).toContain("Sei la mano n.\u00a01");
  expect(alone).not.toContain("Camogli");
  expect(handOn(await read(middle.receipt))).toBe("");
});

test("two stops of one article are one hand", async () => {
  today = "2026-05-04";
  await site.world.stop({ name: "Porto", city: "Porto", blogPostId: middle.article });
  today = "2026-05-20";
  expect(handOn(await read(middle.receipt))).toContain(linkTo(last, "Nervi"));
  expect(handOn(await read(last.receipt))).toContain("Sei la mano n.\u00a04");
});
