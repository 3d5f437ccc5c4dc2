import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "~/domain/new-id";
import { listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { createTag } from "~/domain/tags/tags.server";
import { articleFields, photo, stopFields } from "../../support/api/api-world";
import { readZip } from "../../support/checks/read-zip";
import { textOf } from "../../support/pages/form-html";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, ownersPassword, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

let site: SiteWithOwner;
let ids: Record<"story" | "answered" | "suspect" | "article" | "hidden" | "stop" | "sighting", string>;

const send = (path: string, fields: Record<string, string>) =>
  fetch(site.running.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

/** Sends a story of the page in this language. Returns its id. */
async function sent(story: string, fields: Record<string, string> = {}, path = "/en/submit") {
  await send(path, { token: newToken(), story, consent: "true", ...fields });
  return (await listStories(site.running.site)).find((one) => one.story === story)?.id ?? "";
}

beforeAll(async () => {
  const environment = { OWNER_LANGUAGE: "en", SUBMIT_LIMIT: "0", JOURNEY_END: "2026-05-08" };
  const now = () => new Date("2026-05-08T10:00:00.000Z");
  site = await siteWithOwner(environment, { site: { now } });
  const { world, running } = site;
  const tag = await createTag(running.site, { fields: { name: "Rucksack" }, token: null });
  if (!tag.ok) throw new Error(tag.code);
  const withdrawn = await sent("I take this back.");
  await withdrawStory(running.site, withdrawn);
  const answered = await sent("Au revoir !", {}, "/fr/submit");
  await world.asOwner(`PATCH /api/admin/stories/${answered}`, { answer: "Thanks!" });
  const suspect = await sent("https://one.example https://two.example");
  const files: [string, Buffer][] = [["pier.jpg", await jpegPhoto({ width: 64 })]];
  await sendStory(running.url, { story: "On the pier.", name: "Zoë", city: "Porto", photos: files });
  const story = (await listStories(running.site)).find(({ name }) => name === "Zoë");
  await send(`/t/${tag.value.code}`, { token: newToken(), kind: "holding", city: "Porto" });
  const sighting = (await running.site.db.selectFrom("sightings").select("id").executeTakeFirst())?.id ?? "";
  const pier = { ...articleFields, title: "Pier", content: "Sea.", country: "Portugal", date: "2026-05-01" };
  const article = await world.article({ ...pier, photo: await photo("pier.jpg") });
  const hidden = await world.article({ ...pier, title: "Beach" });
  await world.hideArticle(hidden.id);
  const stop = await world.stop({ ...stopFields, name: "Pier", country: "Portugal", precision: "1km" });
  await send(`/en/segnala?di=${article.id}`, { token: newToken(), what: "hurts", words: "Ouch" });
  ids = {
    story: story?.id ?? "",
    answered,
    suspect,
    article: article.id,
    hidden: hidden.id,
    stop: stop.id,
    sighting,
  };
});
afterAll(() => site.running.close());

/** Returns what people read or hear on a page: its words, and those of attributes. */
async function wordsOn(path: string): Promise<string> {
  const html = (await textOf(await site.owner.open(path))).replaceAll("<!-- -->", "");
  const spoken = [...html.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)];
  const said = html.replaceAll(/<style[\s\S]*?<\/style>/g, "").replaceAll(/<[^>]*>/g, " ");
  return [said, ...spoken.map(([, words]) => words)].join(" ").replaceAll(/\s+/g, " ");
}

/** Words that nearly every Italian sentence has, and labels of one word. */
const italian =
  /(?<!\p{L})(?:il|lo|gli|della?|delle|nel|sulla|che|chi|di|da|una?|non|è|con|senza|Storie|Storia|Articol[oi]|Tapp[ae]|Elimina|Togli|Mostra|Nascondi|Modifica|Leggi|Vedi|Cerca|Chiudi|Copri|Segnalazioni|Avvisi|Libro|Impostazioni|Cartellini|Nuov[aeo]|Lett[ae]|Adesso|oggi|maggio)(?!\p{L})/iu;

const pages: [string, () => string, string[]][] = [
  [
    "the first page of the panel",
    () => "/admin",
    [
      ...["Received stories 2", "Articles 2", "Stops 1", "New stop", "Reports", "Sign out", "3 new"],
      ...["Now: Porto (seen today)", "Report: It hurts somebody", "First steps: 1 of 5", "To do: "],
      ...["The journey ends on 8 May 2026: from", "1 article without a stop", "2 stories received"],
      ...[
        "Promote the story from Zoë",
        "with 1 photo",
        "Open the anonymous story",
        "in French",
        "Select pier",
      ],
      ...["Suspected spam 1", "Withdrawn 1", "No photos selected.", "1 new sighting to look at"],
    ],
  ],
  [
    "the search of stories",
    () => "/admin?q=nowhere",
    ["0 stories found", "No stories found", "Clear the search"],
  ],
  [
    "the sightings",
    () => "/admin?stato=avvistamento",
    ["1 sighting", "Has it in their hands: Porto", "with the tag “Rucksack”", "Arrived on 8 May 2026, 12:00"],
  ],
  ["the withdrawn stories", () => "/admin?stato=ritirata", ["1 withdrawn story or", "Friday, 8 May 2026"]],
  [
    "the question about a sighting",
    () => `/admin/avvistamenti/${ids.sighting}/elimina`,
    ["Delete the sighting?", "This can’t be undone.", "Delete forever", "Cancel"],
  ],
  [
    "a story",
    () => `/admin/storie/${ids.story}`,
    ["Story from Zoë", "Arrived on 8 May 2026, 12:00", "in Italian", "Answer the sender", "Save the answer"],
  ],
  [
    "a story with an answer",
    () => `/admin/storie/${ids.answered}`,
    ["Anonymous story", "in French", "Answer written on 8 May 2026", "without photos", "Remove the answer"],
  ],
  ["spam", () => `/admin/storie/${ids.suspect}`, ["two or more links", "Not spam"]],
  ["no story", () => "/admin/storie/none", ["This story no longer exists."]],
  [
    "the articles",
    () => "/admin/articoli",
    ["2 articles", "Hidden", "1 May 2026", "May 2026", "Search the articles", "Delete: Pier", "Move earlier"],
  ],
  ["an article that is new", () => `/admin/articoli?creato=${ids.article}`, ["“Pier” is in the diary"]],
  ["a search of articles", () => "/admin/articoli?q=nowhere", ["0 articles", "Nothing found"]],
  [
    "a preview",
    () => `/admin/articoli/${ids.hidden}/anteprima`,
    ["Preview: this article is hidden", "Publish"],
  ],
  ["the stops", () => "/admin/locations", ["1 stop", "Readers see a point within about 1 km", "View: Pier"]],
  [
    "the reports",
    () => "/admin/segnalazioni",
    ["It hurts somebody", "Arrived on 8 May 2026, 12:00", "Close"],
  ],
];

test.each(pages)("in English: %s", async (_, path, sentences) => {
  const words = await wordsOn(path());
  for (const sentence of sentences) expect(words).toContain(sentence);
  expect(italian.exec(words)?.[0]).toBeUndefined();
});

test("a downloaded story is in English, with the names of its files", async () => {
  const answer = await site.owner.open(`/admin/storie/${ids.story}.zip`);
  expect(answer.headers.get("Content-Disposition")).toContain('filename="story-2026-05-08-');
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  expect(files.map(({ name }) => name)).toEqual(["story.txt", "story.json", "photo-1-pier.jpg"]);
  expect(files[0]?.bytes.toString()).toMatch(
    /^Story from Zoë\n\nCity: Porto\nArrived: 8 May 2026, 12:00\nLanguage: Italian\nConsent: given \(version .+ of the text, in Italian\)\nState: \w+\nPhotos: photo-1-pier.jpg\n\nOn the pier\.\n$/,
  );
});

test("the login offers the other language, and keeps it until the browser closes", async () => {
  const { url } = site.running;
  const wanted = "/admin?ritorno=%2Fadmin%2Farticoli";
  const english = await textOf(await fetch(url + wanted));
  expect(english).toContain("<title>Sign in · ");
  const [, link = ""] = /<a href="([^"]*)" lang="it" hrefLang="it">Italiano</.exec(english) ?? [];
  expect(link).toBe(`${wanted}&lingua=it`);
  const answer = await fetch(url + link);
  const [cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
  const italianPage = await textOf(answer);
  expect(italianPage).toMatch(/<html lang="it">[^]*<title>Accesso Admin/);
  expect(italianPage).toContain(`<a href="${wanted}&lingua=en" lang="en" hrefLang="en">English</a>`);
  const login = await fetch(url + wanted, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ password: ownersPassword }),
    redirect: "manual",
  });
  const session = login.headers.getSetCookie().map((one) => one.split(";")[0]);
  const panel = await fetch(`${url}/admin/articoli`, {
    headers: { Cookie: [cookie, ...session].join("; ") },
  });
  expect(await textOf(panel)).toContain("2 articoli");
});
