import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { filledForm } from "../../support/pages/filled-form";
import { textOf } from "../../support/pages/form-html";
import { nextNotice } from "../../support/owner";
import { sendStory } from "../../support/send-story";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";
import { jpegPhoto } from "../../support/test-photos";

let site: SiteWithOwner;
let now: Date;

beforeEach(async () => {
  now = new Date("2026-05-03T08:00:00.000Z");
  site = await siteWithOwner(
    { SUBMIT_LIMIT: "0", JOURNEY_START: "2026-05-01" },
    { site: { now: () => now } },
  );
});
afterEach(() => site.running.close());

const form = "/admin/nuovo-articolo";
const open = async (path: string) => textOf(await site.owner.open(path));
const visit = async (path: string) => textOf(await fetch(site.running.url + path));

/** Sends a story an hour after the one before. */
async function tell(city: string, photo?: Buffer): Promise<void> {
  now = new Date(now.getTime() + 3_600_000);
  const photos: [string, Buffer][] = photo ? [["una.jpg", photo]] : [];
  await sendStory(site.running.url, { story: `Era a ${city}.`, name: "Anna", city, photos });
}

/** Publishes a story with its stop by 'Promuovi' and 'Pubblica e metti sulla mappa'. */
async function promote(city: string): Promise<void> {
  const stories = await site.world.asOwner<{ id: string; city: string }[]>("GET /api/admin/stories");
  const story = stories.find((one) => one.city === city)?.id ?? "";
  const fields = filledForm(await open(`${form}?story=${story}`)) as Record<string, string>;
  now = new Date(now.getTime() + 60_000);
  const answer = await site.owner.send(form, { ...fields, title: city, intent: "place" });
  expect(await nextNotice(site.running.url, answer)).toBe("Articolo creato!");
}

/** The cities in the order in which each page and file of the site has them. */
async function journey() {
  const order = (text: string) => {
    const cities = ["Camogli", "Recco", "Lecce"].map((city) => [city, text.indexOf(city)] as const);
    return cities.toSorted((a, b) => a[1] - b[1]).map(([city]) => city);
  };
  const main = (html: string) => html.slice(html.indexOf("<main"));
  const book = [...(await open("/admin/libro/stampa")).matchAll(/class="book-place"[\s\S]*?<\/p>/g)].join();
  return {
    stops: order(main(await visit("/map")).replace(/[\s\S]*Tutte le Tappe/, "")),
    diary: order(main(await visit("/blog"))).toReversed(),
    gpx: order(await visit("/journey.gpx")),
    call: order(await visit("/api/locations-with-posts")),
    articles: order(await visit("/api/blog-posts")).toReversed(),
    book: order(book),
    bookNumbers: [...book.matchAll(/Tappa (?:<!-- -->)?(\d)/g)].map(([, number]) => number),
  };
}

const everywhere = (...cities: string[]) => ({
  ...Object.fromEntries(["stops", "diary", "gpx", "call", "articles", "book"].map((name) => [name, cities])),
  bookNumbers: ["1", "2", "3"],
});

describe("the articles and stops of one day", () => {
  test("stand in the order in which their stories arrived, in whatever order they were published", async () => {
    for (const city of ["Camogli", "Recco", "Lecce"]) await tell(city);
    for (const city of ["Lecce", "Camogli", "Recco"]) await promote(city);
    expect(await journey()).toMatchObject(everywhere("Camogli", "Recco", "Lecce"));
  });

  test("stand by the hour of the photo when the story's first photo is of that day", async () => {
    await tell("Camogli");
    await tell("Recco");
    await tell("Lecce", await jpegPhoto({ takenAt: "2026:05:03 07:15:00" }));
    for (const city of ["Camogli", "Recco", "Lecce"]) await promote(city);
    expect(await journey()).toMatchObject(everywhere("Lecce", "Camogli", "Recco"));
  });

  test("change places with a button of the list, the article with its stop", async () => {
    for (const city of ["Camogli", "Recco", "Lecce"]) await tell(city);
    for (const city of ["Camogli", "Recco", "Lecce"]) await promote(city);
    const pairOf = (html: string, name: string) => {
      const at = html.indexOf(`aria-label="Sposta prima: ${name}"`);
      const fields = [...html.slice(0, at).matchAll(/name="(id|before)" value="([^"]+)"/g)].slice(-1);
      const before = /name="before" value="([^"]+)"/.exec(
        html.slice(html.lastIndexOf("<button", at), at + 200),
      );
      return { id: fields[0]?.[2] ?? "", before: before?.[1] ?? "" };
    };
    const articles = await open("/admin/articoli");
    expect(articles).not.toContain("Sposta prima: Camogli");
    const sent = await site.owner.send("/admin/articoli", pairOf(articles, "Lecce"));
    expect(await nextNotice(site.running.url, sent)).toBe("Ordine cambiato!");
    expect(await journey()).toMatchObject(everywhere("Camogli", "Lecce", "Recco"));
    await site.owner.send("/admin/locations", pairOf(await open("/admin/locations"), "Lecce"));
    expect(await journey()).toMatchObject(everywhere("Lecce", "Camogli", "Recco"));
  });

  test("change places by the call, which refuses one of another day", async () => {
    const dates = ["2026-05-02", "2026-05-02", "2026-05-02", "2026-05-03"];
    const [a, b, c, other] = await Promise.all(
      dates.map((date, n) => site.world.article({ title: `Titolo ${n}`, date })),
    );
    const titles = async () =>
      (await site.world.asOwner<{ title: string }[]>("GET /api/blog-posts")).map(({ title }) => title);
    const order = (id = "", before = "") =>
      site.world.asOwner(`PATCH /api/admin/blog-posts/${id}/order`, { before });
    await order(c?.id, a?.id);
    await order(b?.id, a?.id);
    await order(b?.id, a?.id);
    expect(await titles()).toEqual(["Titolo 3", "Titolo 0", "Titolo 1", "Titolo 2"]);
    await expect(order(a?.id, other?.id)).rejects.toThrow("404");
    expect(await titles()).toEqual(["Titolo 3", "Titolo 0", "Titolo 1", "Titolo 2"]);
  });
});

test("'Prossima storia nuova' leads to the story that waits longest", async () => {
  for (const city of ["Camogli", "Recco", "Lecce"]) await tell(city);
  await promote("Lecce");
  const [story] = (await site.world.asOwner<{ id: string; city: string }[]>("GET /api/admin/stories")).filter(
    ({ city }) => city === "Camogli",
  );
  expect(await open("/admin/articoli")).toMatch(
    new RegExp(`href="/admin/storie/${story?.id}"[^>]*>Prossima storia nuova`),
  );
});

describe("a date that can hardly be right", () => {
  const article = { title: "Il molo", content: "Mare.", city: "Camogli", country: "Italia" };
  const stop = { name: "Molo", city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };

  test.each([
    [form, article, "2062-05-03", "Questo giorno deve ancora venire"],
    [form, article, "2026-04-30", "Il viaggio è cominciato dopo questo giorno"],
    ["/admin/nuova-location", stop, "2026-05-04", "Questo giorno deve ancora venire"],
    ["/admin/nuova-location", stop, "2025-05-03", "Il viaggio è cominciato dopo questo giorno"],
  ])("is asked about once on %s", async (path, fields, date, sentence) => {
    const typed = { ...filledForm(await open(path)), ...fields, date } as Record<string, string>;
    const asked = await site.owner.send(path, { ...typed, intent: "save" });
    expect(asked.status).toBe(400);
    const again = await textOf(asked);
    expect(again).toContain(sentence);
    const pressed = await site.owner.send(path, { ...(filledForm(again) as object), intent: "save" });
    expect(pressed.status).toBe(302);
    const to = pressed.headers.get("Location") ?? "";
    const [item] = /\/admin\/(?:articoli|locations)\/[\da-f]{20}/.exec(await open(to)) ?? [];
    const stored = filledForm(await open(item ?? ""));
    expect(stored.date).toBe(date);
    const saved = await site.owner.send(item ?? "", { ...(stored as object), intent: "save" });
    expect(saved.status).toBe(302);
  });

  test.each(["2026-05-01", "2026-05-03"])("%s needs no question", async (date) => {
    const typed = { ...filledForm(await open(form)), ...article, date, intent: "save" };
    expect((await site.owner.send(form, typed as Record<string, string>)).status).toBe(302);
  });
});
