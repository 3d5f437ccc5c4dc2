import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "~/domain/new-id";
import { listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { createTag } from "~/domain/tags/tags.server";
import { articleFields, photo, stopFields } from "../../support/api/api-world";
import { italianWordIn } from "../../support/checks/italian-words";
import { readZip } from "../../support/checks/read-zip";
import { textOf } from "../../support/pages/form-html";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, ownersPassword, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

let site: SiteWithOwner;
let ids: Record<
  "story" | "answered" | "suspect" | "article" | "hidden" | "stop" | "sighting" | "tag" | "photo",
  string
>;

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
  const wish = (text: string) => world.asOwner<{ id: string }>("POST /api/admin/wishes", { text });
  const [snow, country] = [await wish("To see snow"), await wish("One more country")];
  const answered = await sent("Au revoir !", { wish: snow.id }, "/fr/submit");
  await world.asOwner(`PATCH /api/admin/stories/${answered}`, { answer: "Thanks!" });
  const suspect = await sent("https://one.example https://two.example", { wish: country.id });
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
  const binned = await world.stop({ ...stopFields, name: "Pier no more" });
  await world.asOwner(`DELETE /api/admin/locations/${binned.id}`);
  await world.asOwner("PATCH /api/admin/book", { language: "en" });
  await world.asOwner(`PATCH /api/admin/wishes/${snow.id}`, { locationId: stop.id });
  ids = {
    tag: tag.value.id,
    photo: story?.photos[0]?.name ?? "",
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
const wordsOn = async (path: string) => wordsIn(await textOf(await site.owner.open(path)));

function wordsIn(page: string): string {
  const html = page.replaceAll("<!-- -->", "");
  const spoken = [...html.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)];
  const said = html
    .replaceAll(/<(style|textarea|script)[\s\S]*?<\/\1>/g, "")
    // The choice of the language is in both.
    .replaceAll(/Lingua del pannello|<option[^>]* lang="it"[^>]*>[^<]*|<span lang="it">[^<]*/g, "")
    .replaceAll(/<[^>]*>/g, " ");
  return [said, ...spoken.map(([, words]) => words)].join(" ").replaceAll(/\s+/g, " ");
}

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
  [
    "the wishes",
    () => "/admin/desideri",
    [
      ...["Wishes", "Hide the wishes", "New wish", "In other languages", "Open", "Has one come true?"],
      ...["Choose the stop", "Tick off", "Come true", "In Camogli", "Remove the tick", "Delete: To see snow"],
    ],
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
    [
      "Says this wish came true: To see snow The wish is ticked off.",
      "in French",
      "Answer written on 8 May 2026",
      "without photos",
      "Remove the answer",
    ],
  ],
  [
    "spam",
    () => `/admin/storie/${ids.suspect}`,
    ["two or more links", "Not spam", "As soon as its article has a stop"],
  ],
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
  ["the tags", () => "/admin/cartellini", ["New tag", "1 tag", "In use", "1 sighting", "Last in somebody’s"]],
  ["a tag to print", () => `/admin/cartellini/${ids.tag}/stampa`, ["The site has no address to print yet"]],
  ["the sheet of tags", () => "/admin/cartellini/foglio", ["Sheet of tags", "Back to the tags"]],
  [
    "the bin",
    () => "/admin/cestino",
    ["1 thing in the bin", "In the bin since 8 May 2026", "Restore and show"],
  ],
  [
    "the question about the bin",
    () => "/admin/cestino/tutto/elimina",
    ["Delete the only thing in the bin forever"],
  ],
  [
    "the book",
    () => "/admin/libro",
    ["Dedication", "1 of 1: all published", "Cover: from 1 May 2026 to 8 May 2026.", "only you see the book"],
  ],
  [
    "the question before the book opens",
    () => "/admin/libro/apri",
    ["Readers can leaf through and print", "1 article", "The address:", "Open the book to readers"],
  ],
  ["the book to print", () => "/admin/libro/stampa", ["Open the browser’s print dialog", "1 May 2026"]],
  [
    "the press photos",
    () => "/admin/stampa",
    ["Choose up to five photos", "opens with the first photo", "I took it; everyone in it agrees"],
  ],
  ["the settings", () => "/admin/impostazioni", ["Name of the toy", "First day", "There is no backup yet."]],
  ["the channels", () => "/admin/impostazioni/avvisi", ["Send to", "Address for messages"]],
  ["the password", () => "/admin/impostazioni/password", ["Current password", "Four random words"]],
  [
    "the second factor",
    () => "/admin/impostazioni/accesso",
    ["Two-step verification", "Turn verification on"],
  ],
  ["the sessions", () => "/admin/impostazioni/sessioni", ["Open sessions", "this one", "Opened on 8 May"]],
  [
    "the notifications",
    () => "/admin/avvisi",
    ["Where notifications go", "Not set.", "Nothing has been sent yet."],
  ],
  ["a new article", () => "/admin/nuovo-articolo", ["Create article", "The day when it happened."]],
  [
    "a promoted story",
    () => `/admin/nuovo-articolo?story=${ids.story}`,
    ["Story ready to publish", "Publish and put on the map", "Edit pier", "The place that readers will see"],
  ],
  [
    "an article",
    () => `/admin/articoli/${ids.article}`,
    ["Edit “Pier”", "Save changes", "at most 10 photos"],
  ],
  ["a new stop", () => "/admin/nuova-location", ["Find the place", "Other ways: a photo", "Create stop"]],
  ["a stop", () => `/admin/locations/${ids.stop}`, ["Edit “Pier”", "Readers see", "Linked article"]],
  ["a photo", () => `/admin/foto/${ids.photo}`, ["Edit the photo pier", "Turn left", "the story from Zoë"]],
  ["no page", () => "/admin/nothing", ["404 Page Not Found", "Home"]],
  ["no photo", () => "/admin/foto/00000000000000000000.jpg", ["This photo is gone."]],
];

test.each(pages)("in English: %s", async (_, path, sentences) => {
  const words = await wordsOn(path());
  for (const sentence of sentences) expect(words).toContain(sentence);
  expect(italianWordIn(words)).toBeUndefined();
});

const refused: [string, () => string, Record<string, string>, string[]][] = [
  [
    "an empty article",
    () => "/admin/nuovo-articolo",
    { date: "2026-05-40" },
    ["The title is missing", "no such date"],
  ],
  ["an empty stop", () => "/admin/nuova-location", { country: "Portugal" }, ["The name is missing"]],
  [
    "an unknown place",
    () => "/admin/nuova-location",
    { city: "Qwertyville", intent: "find-place" },
    ["Place not found", "I know no place of this name"],
  ],
  ["an article from far ahead", () => `/admin/articoli/${"0".repeat(20)}`, { title: "x" }, ["It is gone"]],
  [
    "a wrong address",
    () => "/admin/impostazioni",
    { contactEmail: "nobody" },
    ["This is not an e-mail address"],
  ],
  [
    "a wrong channel",
    () => "/admin/impostazioni/avvisi",
    { notifyUrl: "x" },
    ["This needs an address like ntfy"],
  ],
  [
    "a wrong password",
    () => "/admin/impostazioni/password",
    { current: "x", password: "short", again: "other" },
    ["The password has not changed", "The password is too short"],
  ],
  ["a wrong code", () => "/admin/impostazioni/accesso", { secret: "A".repeat(32), code: "1" }, ["Two-step"]],
  ["a tag without a name", () => "/admin/cartellini", { name: " " }, ["The tag is not saved"]],
  ["a book of no days", () => "/admin/libro", { from: "2026-05-40" }, ["There is no such date"]],
];

test.each(refused)("a refusal in English: %s", async (_, path, fields, sentences) => {
  const answer = await site.owner.send(path(), fields);
  const words = wordsIn(await textOf(answer));
  for (const sentence of sentences) expect(words).toContain(sentence);
  expect(italianWordIn(words)).toBeUndefined();
});

test("a notice after an act is in English", async () => {
  const { browser } = site;
  const page = await (await browser.open("/admin/articoli")).press("Hide: Pier");
  expect(page.text).toContain("Article hidden");
  expect(page.text).toContain("Undo");
  expect((await page.press("Undo")).text).toContain("Article shown");
});

test("an unknown address of the panel is not found in English", async () => {
  const answer = await fetch(`${site.running.url}/admin/nope`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<html lang="en">');
});

test("a link to a public page leads to the page in English", async () => {
  expect(await textOf(await site.owner.open("/admin/articoli"))).toContain(`href="/en/blog/${ids.article}"`);
  expect(await textOf(await site.owner.open("/admin/locations"))).toContain(`href="/en/map/${ids.stop}"`);
});

test("a form begins without a country, and a found town keeps the name that the owner wrote", async () => {
  expect(await textOf(await site.owner.open("/admin/nuovo-articolo"))).not.toContain("Italia");
  const fields = { city: "Köln", country: "", intent: "find-place" };
  const found = wordsIn(await textOf(await site.owner.send("/admin/nuova-location", fields)));
  expect(found).toContain("Köln, Germany: country and coordinates are filled in.");
  expect(found).not.toContain("Colonia");
  expect(await site.world.asOwner("GET /api/admin/places?q=Munich")).toMatchObject([
    { name: "Munich", country: "Germany" },
  ]);
});

test("a downloaded story is in English, with the names of its files", async () => {
  const answer = await site.owner.open(`/admin/storie/${ids.story}.zip`);
  expect(answer.headers.get("Content-Disposition")).toContain('filename="story-2026-05-08-');
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  expect(files.map(({ name }) => name)).toEqual(["story.txt", "story.json", "photo-1-pier.jpg"]);
  expect(files[0]?.bytes.toString()).toMatch(
    /^Story from Zoë\n\nTown: Porto\nArrived: 8 May 2026, 12:00\nLanguage: Italian\nConsent: given \(version .+ of the text, in Italian\)\nState: \w+\nPhotos: photo-1-pier.jpg\n\nOn the pier\.\n$/,
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
