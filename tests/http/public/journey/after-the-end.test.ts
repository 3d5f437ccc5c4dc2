import { afterEach, beforeEach, expect, test } from "vitest";
import { createTag } from "~/domain/tags/tags.server";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { form, exampleStoryFields } from "../../../support/api/api-world";
import { textOf } from "../../../support/pages/form-html";
import { type SiteWithOwner, siteWithOwner } from "../../../support/site-with-owner";

let site: SiteWithOwner;
let code: string;
const noon = (day: string) => ({ site: { now: () => new Date(`${day}T12:00:00Z`) } });

async function start(today: string): Promise<void> {
  const days = { JOURNEY_START: "2026-03-01", JOURNEY_END: "2026-11-26" };
  site = await siteWithOwner({ ...days, CONTACT_EMAIL: "ciao@capi.example" }, noon(today));
  const tag = await createTag(site.running.site, { fields: { name: "Zaino" }, token: null });
  code = tag.ok ? tag.value.code : "";
}
beforeEach(() => start("2026-11-27"));
afterEach(() => site.running.close());

const read = async (path: string) => textOf(await fetch(site.running.url + path));

/** The sentences that ask to pass the toy on or say that it travels; they stand on pages until the journey ends. */
function askings(language: (typeof languages)[number]): string[] {
  const { home, tagPage, faq, layout, receipt } = wordsIn(language, "Capi").text;
  const [who, found, keep] = faq.questions;
  return [
    ...[home.lead, home.next.title, home.next.text, ...home.next.ways.map(({ title }) => title)],
    ...[tagPage.now[2], tagPage.retired, tagPage.anyway, tagPage.wish, tagPage.who, layout.footer.blurb],
    ...[layout.site.description, who.answer, found.answer, keep.answer, faq.foundByForm, receipt.thanksText],
    ...[receipt.notices.sent.text, receipt.notices.sentInPart.text],
  ];
}

test.each(languages)(
  "%s: after the end no page asks to pass the toy on, or says that it travels",
  async (language) => {
    const prefix = prefixOf(language);
    const wordsOf = (isOver: boolean) => wordsIn(language, "Capi", isOver).text;
    const sent = await site.world.send("POST /api/submit-story", {
      body: form({ ...exampleStoryFields, lang: language }),
    });
    const receipt = `${(sent.json as { receipt: string }).receipt}?inviata=1`;
    const pages = ["/", "/faq", "/social", "/map", "/blog", "/submit", `/submit?codice=${code}`, "/segui"];
    const all = [...pages.map((path) => (prefix + path).replace(/(?<=.)\/$/, "")), receipt];
    const tags = [`/t/${code}`, "/t/ZZZZZZ"].map((path) => prefix + path + (prefix ? "" : "?lingua=it"));
    const texts = await Promise.all([...all, ...tags].map(read));
    for (const [at, text] of texts.entries()) {
      for (const asking of askings(language)) expect(text, [...all, ...tags][at]).not.toContain(asking);
    }
    const [home = "", faq = "", , , , submit = ""] = texts;
    expect(home).toContain(wordsOf(true).home.lead);
    expect(submit).toContain(wordsOf(true).storyForm.lead);
    expect(faq).toContain(wordsOf(true).faq.questions[1].answer);
    expect(texts.at(-2)).toContain(wordsOf(true).tagPage.now[2]);
    expect(texts.at(-2)).toContain(wordsOf(true).tagPage.who);
    expect(texts[8]).toContain(wordsOf(true).receipt.thanksText);
  },
);

test("the tag's page has no wish any more, because the toy goes home", async () => {
  await site.world.asOwner("POST /api/admin/wishes", { text: "Vedere l’aurora" });
  expect(await read(`/t/${code}?lingua=it`)).not.toContain("Vedere l’aurora");
});

test("before the end they stand there", async () => {
  await site.running.close();
  await start("2026-11-26");
  expect(await read("/")).toContain("Tienimi con te per un po’, poi lasciami ripartire.");
  expect(await read(`/t/${code}?lingua=it`)).toContain("Poi fammi ripartire");
});

test("the FAQ names the days of a journey of another length, and no number of months", async () => {
  const faq = await read("/faq");
  expect(faq).toContain(
    "Dal 1º marzo 2026 al 26 novembre 2026. Adesso torno a casa per l’evento di chiusura.",
  );
  expect(faq).not.toContain("Undici mesi");
  await site.running.close();
  await start("2026-11-26");
  expect(await read("/faq")).toContain(
    "Dal 1º marzo 2026 al 26 novembre 2026. Poi torno a casa per l’evento di chiusura.",
  );
});
