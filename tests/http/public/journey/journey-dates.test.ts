import { afterEach, beforeEach, expect, test } from "vitest";
import { dayOf } from "~/domain/day";
import { listStories } from "~/domain/stories/stories-queries.server";
import { textOf, valueOf } from "../../../support/pages/form-html";
import type { Owner } from "../../../support/owner";
import { sendStory } from "../../../support/send-story";
import type { SiteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";

let running: SiteInProcess;
let owner: Owner;

beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

const text = { content: "Guardava il mare.", city: "Camogli", country: "Italia" };
const stop = { city: "Camogli", country: "Italia", latitude: "44.35", longitude: "9.15" };
const json = async <T>(address: string) => (await (await owner.open(address)).json()) as T;

async function write(title: string, date: string): Promise<void> {
  const answer = await owner.send("/admin/nuovo-articolo", { ...text, title, date });
  expect(answer.status).toBe(302);
}

async function place(name: string, date: string): Promise<void> {
  const answer = await owner.send("/admin/nuova-location", { ...stop, name, date });
  expect(answer.status).toBe(302);
}

test("the diary goes by the day on which it happened, whenever it was written", async () => {
  await write("Siena", "2026-05-20");
  await write("Torino", "2026-05-03");
  await write("Genova", "2026-05-11");
  const diary = await textOf(await owner.open("/blog"));
  const order = ["Siena", "Genova", "Torino"];
  expect(diary.match(/(?<=>)(?:Siena|Genova|Torino)(?=<)/g)).toEqual(order);
  expect(diary).toContain('<time class="card-meta" dateTime="2026-05-03">3 mag 2026</time>');

  type Post = { id: string; title: string; date: string; createdAt: string; updatedAt: string };
  const posts = await json<Post[]>("/api/blog-posts");
  expect(posts.map(({ title, date }) => [title, date])).toEqual([
    ["Siena", "2026-05-20"],
    ["Genova", "2026-05-11"],
    ["Torino", "2026-05-03"],
  ]);
  expect(posts.every(({ createdAt, updatedAt }) => createdAt === updatedAt)).toBe(true);
  for (const list of ["/api/blog-posts", "/api/admin/blog-posts"]) {
    const older = await json<Post[]>(`${list}?before=${posts[0]?.id}&limit=1`);
    expect(older.map(({ title }) => title)).toEqual(["Genova"]);
  }
  const article = await textOf(await owner.open(`/blog/${posts[2]?.id}`));
  expect(article).toContain("domenica 3 maggio 2026");
});

test("the route goes by the day of each stop, whenever it was placed", async () => {
  await place("Terza", "2026-05-20");
  await place("Prima", "2026-05-03");
  await place("Seconda", "2026-05-11");
  type Stop = { id: string; name: string; date: string };
  const stops = await json<Stop[]>("/api/locations-with-posts");
  expect(stops.map(({ name }) => name)).toEqual(["Prima", "Seconda", "Terza"]);
  const before = await json<Stop[]>(`/api/locations-with-posts?before=${stops[2]?.id}&limit=1`);
  expect(before.map(({ name }) => name)).toEqual(["Seconda"]);
  const page = await textOf(await owner.open(`/map/${stops[1]?.id}`));
  expect(page).toMatch(/>11 MAG</);
  // The postmark is a drawing. A screen reader reads the day from here.
  expect(page).toContain('<time dateTime="2026-05-11">11 maggio 2026</time>');
  const managed = await textOf(await owner.open("/admin/locations"));
  expect(managed).toMatch(/Terza[\s\S]*Seconda[\s\S]*Prima/);
});

test("two of one day go in the order in which they were made", async () => {
  await place("Mattina", "2026-05-03");
  await place("Sera", "2026-05-03");
  const stops = await json<{ name: string }[]>("/api/locations-with-posts");
  expect(stops.map(({ name }) => name)).toEqual(["Mattina", "Sera"]);
});

test("without a date it is today; from a story, the day on which it was sent", async () => {
  const today = dayOf(running.site.now());
  await write("Oggi", "");
  expect(await json("/api/blog-posts")).toMatchObject([{ date: today }]);
  expect(valueOf(await textOf(await owner.open("/admin/nuova-location")), "date")).toBe(today);

  await sendStory(running.url, { story: "Ciao" });
  const sent = "2026-02-28T23:30:00.000Z";
  await running.site.db.updateTable("stories").set({ created_at: sent }).execute();
  const [story] = await listStories(running.site);
  for (const form of ["nuovo-articolo", "nuova-location"]) {
    const html = await textOf(await owner.open(`/admin/${form}?story=${story?.id}`));
    expect(valueOf(html, "date")).toBe("2026-03-01");
  }
});

test("the stop of an article begins with the article's day", async () => {
  await write("Siena", "2026-05-20");
  const [post] = await json<{ id: string }[]>("/api/blog-posts");
  const html = await textOf(await owner.open(`/admin/nuova-location?articolo=${post?.id}`));
  expect(valueOf(html, "date")).toBe("2026-05-20");
});

test.each(["2026-02-30", "20/05/2026", "2026-5-2", "ieri"])(
  "%s is no date: said at the field, the rest stays",
  async (date) => {
    const sentence = "Questa data non esiste: scrivila come 2026-05-31 (anno, mese, giorno)";
    for (const [address, fields] of [
      ["/admin/nuovo-articolo", { ...text, title: "Siena" }],
      ["/admin/nuova-location", { ...stop, name: "Siena" }],
    ] as const) {
      const answer = await owner.send(address, { ...fields, date });
      expect(answer.status).toBe(400);
      const html = await textOf(answer);
      expect(html).toMatch(
        new RegExp(`id="date-error"><p class="field-error">${sentence.replace(/[()]/g, "\\$&")}<`),
      );
      expect(valueOf(html, "city")).toBe("Camogli");
    }
    const call = await owner.send("/api/admin/blog-posts", { ...text, title: "Siena", date });
    expect(call.status).toBe(400);
    expect(await call.json()).toMatchObject({ fieldErrors: { date: [sentence] } });
  },
);
