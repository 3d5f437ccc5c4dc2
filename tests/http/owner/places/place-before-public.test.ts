import { afterEach, beforeEach, expect, test } from "vitest";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { filledForm } from "../../../support/pages/filled-form";
import { textOf, valueOf } from "../../../support/pages/form-html";
import { type Owner, nextNotice } from "../../../support/owner";
import { sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";

const list = "/admin/articoli";
const newForm = "/admin/nuovo-articolo";
let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

/** The address to which the last button of `promoted` led. */
let ledTo = "";

/** Promotes a story and presses buttons of the form. Returns the article's id. */
async function promoted(story: { city: string; language?: string }, ...presses: string[]): Promise<string> {
  await sendStory(running.url, { story: "Era lì, sul muretto.", name: "Luc", city: story.city });
  if (story.language)
    await running.site.db.updateTable("stories").set({ language: story.language }).execute();
  const [received] = await listStories(running.site);
  let html = await textOf(await owner.open(`${newForm}?story=${received?.id}`));
  for (const intent of presses) {
    const answer = await owner.send(newForm, { ...filledForm(html), intent });
    ledTo = answer.headers.get("Location") ?? "";
    html = await textOf(answer);
  }
  const [post] = await listBlogPosts(running.site);
  return post?.id ?? "";
}

const edit = (id: string) => `${list}/${id}`;
const show = (id: string) => owner.send(list, { id, shown: "true" });

/** Changes fields of an article's form and presses one of its buttons. */
async function press(id: string, html: string, intent: string, changed: Record<string, string> = {}) {
  const answer = await owner.send(edit(id), { ...filledForm(html), ...changed, intent });
  return { status: answer.status, html: await textOf(answer) };
}

const publicPosts = async () => (await fetch(`${running.url}/api/blog-posts`)).json() as Promise<object[]>;

test("Corte told in French, saved hidden: 'Pubblica' of the list leads to the question", async () => {
  const id = await promoted({ city: "Corte", language: "fr" }, "hide");
  const asked = await show(id);
  expect(await nextNotice(running.url, asked)).toBe("Non ho ancora pubblicato");
  expect(await publicPosts()).toEqual([]);
  const html = await textOf(await owner.open(asked.headers.get("Location") ?? ""));
  expect(html).toContain("Quale «Corte»?");
  expect(html).toContain("Corte (PD), Italia");
  const still = await press(id, html, "publish");
  expect(still.status).toBe(400);
  expect(still.html).toContain("Scegli prima uno dei luoghi.");
  expect(await publicPosts()).toEqual([]);

  expect((await press(id, still.html, "publish", { country: "Francia", place: "typed" })).status).toBe(302);
  expect(await publicPosts()).toMatchObject([{ city: "Corte", country: "Francia" }]);
  await owner.send(list, { id, shown: "false" });
  await show(id);
  expect(await publicPosts()).toHaveLength(1);
});

test.each([
  ["New York, USA", { city: "New York", country: "Stati Uniti" }],
  ["Paris, France", { city: "Parigi", country: "Francia" }],
  ["Roma (Italy)", { city: "Roma", country: "Italia" }],
  ["London UK", { city: "Londra", country: "Regno Unito" }],
  ["Boston, MA", { city: "Boston", country: "Stati Uniti" }],
  ["Camogli (GE)", { city: "Camogli", country: "Italia" }],
])("«%s», told in English, is published in its own country", async (city, place) => {
  await promoted({ city, language: "en" }, "publish");
  expect(await publicPosts()).toMatchObject([place]);
});

test.each([
  { city: "Santiago", language: "es", label: "Santiago de Compostela, Spagna" },
  { city: "Monaco", language: "it", label: "Monaco di Baviera, Germania" },
  { city: "Milano Centrale", language: "it", label: "Milano (MI), Italia" },
  { city: "Hallstatt", language: "de", label: "Hallstatt, Austria" },
])("«$city», told in $language, is a choice before it is public", async ({ label, ...story }) => {
  const id = await promoted(story, "hide");
  const html = await textOf(await owner.open(edit(id)));
  expect((await press(id, html, "publish")).status).toBe(400);
  expect(await publicPosts()).toEqual([]);
  const [, place = ""] = html.match(`value="([^"]*)"/> <!-- -->${label.replace(/[()]/g, "\\$&")}<`) ?? [];
  expect((await press(id, html, "publish", { place })).status).toBe(302);
  const [city, country] = place.split("|").slice(2);
  expect(await publicPosts()).toMatchObject([{ city, country }]);
});

test("a choice with one place says yes or no", async () => {
  const id = await promoted({ city: "Camogli", language: "de" }, "hide");
  const html = await textOf(await owner.open(edit(id)));
  expect(html).toContain("«Camogli»: è questo?");
  expect(html).toContain("No: resta come è scritto qui sopra");
  expect((await press(id, html, "publish", { place: "typed" })).status).toBe(302);
  expect(await publicPosts()).toMatchObject([{ city: "Camogli", country: "Italia" }]);
});

test("an unknown town of a story in another language has no country until the owner writes one", async () => {
  await promoted({ city: "Bourg-Imaginaire", language: "fr" }, "publish");
  expect(await publicPosts()).toEqual([]);
  const [received] = await listStories(running.site);
  const html = await textOf(await owner.open(`${newForm}?story=${received?.id}`));
  expect([valueOf(html, "city"), valueOf(html, "country")]).toEqual(["Bourg-Imaginaire", ""]);
  const asked = await textOf(await owner.send(newForm, { ...filledForm(html), intent: "publish" }));
  expect(asked).toContain("Paese obbligatorio");
  const fields = { ...filledForm(asked), country: "Francia", intent: "publish" };
  const again = await owner.send(newForm, fields);
  const last =
    again.status === 302
      ? again
      : await owner.send(newForm, { ...filledForm(await textOf(again)), intent: "publish" });
  expect(last.status).toBe(302);
  expect(await publicPosts()).toMatchObject([{ city: "Bourg-Imaginaire", country: "Francia" }]);
});

test("'Salva e pubblica' of a hidden article asks too, and saving it hidden asks nothing", async () => {
  const id = await promoted({ city: "Castro" }, "hide");
  const html = await textOf(await owner.open(edit(id)));
  expect((await press(id, html, "save", { title: "Il muretto" })).status).toBe(302);
  const again = await textOf(await owner.open(edit(id)));
  expect((await press(id, again, "publish")).status).toBe(400);
  expect(await publicPosts()).toEqual([]);
  const chile = /value="([^"]*\|Castro\|Cile)"/.exec(again)?.[1] ?? "";
  expect((await press(id, again, "publish", { place: chile })).status).toBe(302);
  expect(await publicPosts()).toMatchObject([{ title: "Il muretto", city: "Castro", country: "Cile" }]);
});

test("a town that nobody knows costs one press more, from the list as well", async () => {
  const id = await promoted({ city: "Borgo Immaginario" }, "hide");
  const asked = await show(id);
  const html = await textOf(await owner.open(asked.headers.get("Location") ?? ""));
  expect(html).toContain("Non conosco nessun luogo che si chiama «Borgo Immaginario»");
  expect((await press(id, html, "publish")).status).toBe(302);
  expect(await publicPosts()).toMatchObject([{ city: "Borgo Immaginario", country: "Italia" }]);
});

test("what a preview asked about is published by its one button", async () => {
  await promoted({ city: "Borgo Immaginario" }, "preview", "preview");
  const html = await textOf(await owner.open(ledTo));
  await owner.send(list, { ...Object.fromEntries(inputsOf(html)), shown: "true" });
  expect(await publicPosts()).toHaveLength(1);
});

test("the preview of an article that was saved hidden leads to the question", async () => {
  const id = await promoted({ city: "Corte", language: "fr" }, "hide");
  const html = await textOf(await owner.open(`${edit(id)}/anteprima`));
  const answer = await owner.send(list, { ...Object.fromEntries(inputsOf(html)), shown: "true" });
  expect(answer.headers.get("Location")).toContain(edit(id));
  expect(await publicPosts()).toEqual([]);
});

const inputsOf = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );

test("a program shows what it is told to show", async () => {
  const id = await promoted({ city: "Corte", language: "fr" }, "hide");
  const answer = await fetch(`${running.url}/api/admin/blog-posts/${id}/visibility`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie: owner.cookie },
    body: JSON.stringify({ published: true }),
  });
  expect(answer.status).toBe(200);
  expect(await publicPosts()).toMatchObject([{ city: "Corte", country: "Italia" }]);
});

test("a corrected town of a public article is found, shown, and then saved, with its stop", async () => {
  const id = await promoted({ city: "Camogli" }, "place");
  const html = await textOf(await owner.open(edit(id)));
  expect(html).toContain("Luogo trovato: Camogli (GE), Italia.");
  expect(html).not.toContain("Pubblica e metti sulla mappa");
  expect((await press(id, html, "save", { title: "Il porto" })).status).toBe(302);

  const next = await textOf(await owner.open(edit(id)));
  const found = await press(id, next, "save", { city: "koln" });
  expect([found.status, valueOf(found.html, "city"), valueOf(found.html, "country")]).toEqual([
    400,
    "Colonia",
    "Germania",
  ]);
  expect(await publicPosts()).toMatchObject([{ title: "Il porto", city: "Camogli" }]);
  expect((await press(id, found.html, "save")).status).toBe(302);
  expect(await publicPosts()).toMatchObject([{ city: "Colonia", country: "Germania" }]);
  expect(await listLocations(running.site)).toMatchObject([{ city: "Colonia", country: "Germania" }]);
});

test("a place that visitors know is not asked about when the rest is corrected", async () => {
  const made = await owner.send("/api/admin/blog-posts", {
    title: "Castro",
    content: "Era lì.",
    city: "Castro",
    country: "Italia",
  });
  const { id } = (await made.json()) as { id: string };
  const html = await textOf(await owner.open(edit(id)));
  expect(html).not.toContain("Quale «Castro»?");
  expect((await press(id, html, "save", { title: "Sul molo" })).status).toBe(302);
  const next = await textOf(await owner.open(edit(id)));
  const asked = await press(id, next, "save", { city: "Samone" });
  expect(asked.status).toBe(400);
  expect(asked.html).toContain("Quale «Samone»?");
});
