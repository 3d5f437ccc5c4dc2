import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { type ApiWorld, form, photo, type Wire } from "../../../support/api/api-world";
import { fillSite } from "../../../support/site-data/fill-site";
import { schemaComplaints } from "../../../support/checks/independent-readers";
import jsonFeedSchema from "../../../support/schemas/json-feed.json";
import { type SiteInProcess, siteInProcess } from "../../../support/site-in-process";
import { siteWithOwner } from "../../../support/site-with-owner";

const origin = "https://capi.example";
const content = "Ci siamo visti sul molo.\nPioveva & soffiava <forte>.\n\nPoi è ripartito.";

let running: SiteInProcess;
let world: ApiWorld;
let molo: Wire;
beforeAll(async () => {
  ({ running, world } = await siteWithOwner({ PUBLIC_URL: origin }));
  await world.article({ title: "Prima del molo", date: "2026-04-01" });
  const picture = await photo("molo.jpg", { width: 1200, height: 900 });
  molo = await world.article({
    title: "Sul molo",
    content,
    authorName: "Lia",
    date: "2026-05-03",
    photo: picture,
  });
  const place = { latitude: "44.351234", longitude: "9.151234", precision: "1km", blogPostId: molo.id };
  await world.stop({ ...place, city: "Camogli" });
});
afterAll(() => running.close());

const get = async (path: string) => {
  const answer = await fetch(running.url + path);
  return { answer, text: await answer.text() };
};
const atom = async () => {
  const { text } = await get("/feed.atom");
  expect(schemaComplaints("atom", text)).toBe("");
  return parseAtomFeed(text);
};
const json = async () => {
  const feed = JSON.parse((await get("/feed.json")).text) as Record<string, unknown>;
  const ajv = new Ajv2020({ allErrors: true });
  addFormats(ajv);
  ajv.validate(jsonFeedSchema, feed);
  expect(ajv.errors ?? []).toEqual([]);
  return parseJsonFeed(feed);
};

describe.each(languages)("in %s", (language) => {
  const prefix = prefixOf(language);
  const { text: words, longDate } = wordsIn(language, "Capi");

  it("there are both feeds, with that language's words around the articles and links to its pages", async () => {
    const { text: xml, answer } = await get(`${prefix}/feed.atom`);
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(schemaComplaints("atom", xml)).toBe("");
    const { entries = [], ...feed } = parseAtomFeed(xml);
    expect([feed.title?.value, feed.subtitle?.value]).toEqual([words.feeds.title, words.diary.description]);
    expect(feed.links?.map(({ href }) => href)).toEqual([
      `${origin}${prefix}/feed.atom`,
      `${origin}${prefix}/blog`,
    ]);
    const json = JSON.parse((await get(`${prefix}/feed.json`)).text) as Record<string, unknown>;
    expect(json).toMatchObject({
      language,
      title: words.feeds.title,
      home_page_url: `${origin}${prefix}/blog`,
      feed_url: `${origin}${prefix}/feed.json`,
    });
    const [item] = parseJsonFeed(json).items ?? [];
    const entry = entries.find(({ title }) => title?.value === item?.title);
    expect([entry?.links?.[0]?.href, item?.url]).toEqual(Array(2).fill(`${origin}${prefix}/blog/${molo.id}`));
    for (const html of [entry?.content?.value, item?.content_html])
      expect(html).toContain(longDate("2026-05-03"));
    expect(await (await fetch(`${running.url}${prefix}/blog/${molo.id}`)).text()).toContain("Ci siamo visti");
  });

  it("a browser shows the feed with the site's own look, and first what a feed is and where else to follow", async () => {
    const { text: xml } = await get(`${prefix}/feed.atom`);
    const [, style = ""] =
      /^<\?xml [^>]*>\n<\?xml-stylesheet type="text\/css" href="([^"]+)"\?>/.exec(xml) ?? [];
    expect((await get(style)).answer.headers.get("content-type")).toContain("text/css");
    const [, first = "", address = ""] =
      /<feed [^>]*>\s*<p xmlns="[^"]+"><meta name="viewport" [^>]*>([^<]+) <a href="([^"]+)"/.exec(xml) ?? [];
    expect([first, address]).toEqual([words.feeds.whatItIs, `${origin}${prefix}/segui`]);
    expect((await get(address.slice(origin.length))).answer.status).toBe(200);
    expect(xml).not.toContain("xsl");
  });

  it("its pages name its own feeds", async () => {
    for (const page of [prefix || "/", `${prefix}/blog`, `${prefix}/blog/${molo.id}`, `${prefix}/map`]) {
      const { text } = await get(page);
      for (const [feed, title] of [
        ["feed.atom", words.feeds.title],
        ["feed.json", words.feeds.json],
      ])
        expect(text, page).toContain(`title="${title}" href="${prefix}/${feed}"`);
    }
    expect((await get(`${prefix}/blog`)).text).toContain(
      `<a href="${prefix}/feed.atom">${words.diary.feed}</a>`,
    );
  });
});

test("each article has the language of its story, or none that one could take for it", async () => {
  const sent = await world.story({ story: "Am Bahnhof gefunden.", lang: "de" });
  const post = await world.article({ title: "Am Bahnhof", content: "Es regnete.", storyId: sent.id });
  for (const prefix of ["", "/fr"]) {
    const { text: xml } = await get(`${prefix}/feed.atom`);
    expect(schemaComplaints("atom", xml)).toBe("");
    expect(xml).toContain(`<title xml:lang="de">Am Bahnhof</title>`);
    expect(xml).toContain(`<title xml:lang="und">Sul molo`);
    expect(xml).toMatch(new RegExp(`<feed [^>]*xml:lang="${prefix.slice(1) || "it"}"`));
    const { items = [] } = JSON.parse((await get(`${prefix}/feed.json`)).text) as {
      items?: Record<string, string>[];
    };
    const [own, unknown] = [items.find(({ title }) => title === "Am Bahnhof"), items.at(-1)];
    expect([own?.language, unknown?.language]).toEqual(["de", undefined]);
    expect(own?.content_html).toContain('<div lang="de"><p>Es regnete.</p></div>');
    expect(unknown?.content_html).toContain('<div lang="">');
  }
  await world.hideArticle(post.id);
});

test("the pages say where the feeds are, by type", async () => {
  for (const page of ["/", "/blog", `/blog/${molo.id}`, "/map"]) {
    const { text } = await get(page);
    expect(text, page).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed.atom"/);
    expect(text, page).toMatch(
      /<link rel="alternate" type="application\/feed\+json"[^>]* href="\/feed.json"/,
    );
  }
  expect((await get("/feed.atom")).answer.headers.get("content-type")).toMatch("application/xml");
  expect((await get("/feed.json")).answer.headers.get("content-type")).toMatch("application/feed+json");
});

describe("both feeds", () => {
  it("have the articles, newest first, with the whole text, its author and its address", async () => {
    const [first, second] = (await atom()).entries ?? [];
    const [item, other] = (await json()).items ?? [];
    expect([first?.title?.value, second?.title?.value]).toEqual(["Sul molo", "Prima del molo"]);
    expect([item?.title, other?.title]).toEqual(["Sul molo", "Prima del molo"]);
    for (const html of [first?.content?.value, item?.content_html]) {
      expect(html).toContain("<em>Camogli, Italia · domenica 3 maggio 2026</em>");
      expect(html).toContain("<p>Ci siamo visti sul molo.<br />Pioveva &#38; soffiava &#60;forte&#62;.</p>");
      expect(html).toContain("<p>Poi è ripartito.</p>");
    }
    expect([first?.authors?.[0]?.name, item?.authors?.[0]?.name]).toEqual(["Lia", "Lia"]);
    expect([first?.links?.[0]?.href, item?.url]).toEqual([
      `${origin}/blog/${molo.id}`,
      `${origin}/blog/${molo.id}`,
    ]);
    expect([first?.published, item?.date_published]).toEqual([molo.createdAt, molo.createdAt]);
  });

  it("have the photos as enclosures that other sites may load: as JPEG, and only while they are public", async () => {
    const [entry] = (await atom()).entries ?? [];
    const enclosures = entry?.links?.filter(({ rel }) => rel === "enclosure") ?? [];
    expect((await json()).items?.[0]?.attachments?.map(({ url }) => url)).toEqual(
      enclosures.map(({ href }) => href),
    );
    expect(enclosures.map(({ type }) => type)).toEqual(["image/jpeg"]);
    const [large = ""] = enclosures.map(({ href }) => href?.replace(origin, running.url));
    const answer = await fetch(large);
    expect([answer.status, answer.headers.get("cross-origin-resource-policy")]).toEqual([
      200,
      "cross-origin",
    ]);
    const known = await fetch(large, { headers: { "If-None-Match": answer.headers.get("etag") ?? "" } });
    expect([known.status, known.headers.get("cross-origin-resource-policy")]).toEqual([304, "cross-origin"]);
    const webp = await fetch(large.replace(/\.jpg$/, ".webp"));
    expect([webp.status, webp.headers.get("cross-origin-resource-policy")]).toEqual([200, "same-origin"]);

    await world.hideArticle(molo.id);
    const cookie = await world.ownerCookie();
    const own = await fetch(large, { headers: { Cookie: cookie } });
    expect([own.status, own.headers.get("cross-origin-resource-policy")]).toEqual([200, "same-origin"]);
    expect((await fetch(large)).headers.get("cross-origin-resource-policy")).toBe("same-origin");
    await world.asOwner(`PATCH /api/admin/blog-posts/${molo.id}/visibility`, { published: true });
  });

  it("say where it was, as exactly as visitors may know", async () => {
    const [entry, unplaced] = (await atom()).entries ?? [];
    expect(entry?.georss?.point).toEqual({ lat: 44.35, lng: 9.15 });
    expect(unplaced?.georss).toBeUndefined();
    for (const path of ["/feed.atom", "/feed.json"]) expect((await get(path)).text).not.toContain("351234");
  });

  it("never have a hidden article, nor the place of a hidden stop", async () => {
    const hidden = await world.article({ title: "Segreto", content: "Non ancora." });
    const shown = await world.article({ title: "Senza luogo" });
    const stop = await world.stop({ latitude: "45.0", longitude: "7.0", blogPostId: shown.id });
    await world.hideStop(stop.id);
    await world.hideArticle(hidden.id);
    for (const path of ["/feed.atom", "/feed.json"]) {
      const { text } = await get(path);
      expect(text).toContain("Senza luogo");
      expect(text).not.toMatch(/Segreto|Non ancora|<georss:point>45 7/);
      expect(text).not.toContain(hidden.id);
    }
    await world.hideArticle(shown.id);
  });

  it("are sent once to whoever asks again, and anew after a change, under the same ids", async () => {
    for (const path of ["/feed.atom", "/feed.json"]) {
      const etag = (await get(path)).answer.headers.get("etag") ?? "";
      const ask = () => fetch(running.url + path, { headers: { "If-None-Match": etag } });
      expect((await ask()).status).toBe(304);
      await world.asOwner(
        `PATCH /api/admin/blog-posts/${molo.id}`,
        form({ title: `Sul molo ${path.length}` }),
      );
      const again = await ask();
      expect(again.status).toBe(200);
      expect(await again.text()).toContain(`Sul molo ${path.length}`);
    }
    const [entry] = (await atom()).entries ?? [];
    expect((await json()).items?.[0]?.id).toBe(entry?.id);
    expect(entry?.id).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(entry?.updated && entry.updated > String(molo.updatedAt)).toBe(true);
  });
});

test("what was published or shown last comes first, whatever day it tells of, and a correction moves nothing", async () => {
  const days = { now: new Date("2026-06-01T08:00:00Z") };
  const { running: long, world: owner } = await siteWithOwner(
    { PUBLIC_URL: origin },
    { site: { now: () => days.now } },
  );
  await fillSite(long.site, 55);
  const entries = async () =>
    (parseAtomFeed(await (await fetch(`${long.url}/feed.atom`)).text()).entries ?? []).map(
      ({ title, published, updated }) => ({ title: title?.value, published, updated }),
    );
  const dates = async (title: string) => {
    const feed = (await (await fetch(`${long.url}/feed.json`)).json()) as { items: Record<string, string>[] };
    const item = feed.items.find((one) => one.title === title);
    return [item?.date_published, item?.date_modified];
  };

  const old = await owner.article({ title: "Un ricordo", date: "1999-08-01" });
  const draft = await owner.article({ title: "Una bozza", published: "false" });
  expect((await entries())[0]).toMatchObject({ title: "Un ricordo", published: "2026-06-01T08:00:00.000Z" });

  days.now = new Date("2026-06-03T08:00:00Z");
  await owner.asOwner(`PATCH /api/admin/blog-posts/${draft.id}/visibility`, { published: true });
  await owner.asOwner(`PATCH /api/admin/blog-posts/${draft.id}/visibility`, { published: true });
  await owner.asOwner(`PATCH /api/admin/blog-posts/${old.id}`, form({ content: "Corretto." }));
  expect((await entries()).slice(0, 2)).toEqual([
    { title: "Una bozza", published: "2026-06-03T08:00:00.000Z", updated: expect.any(String) as string },
    { title: "Un ricordo", published: "2026-06-01T08:00:00.000Z", updated: "2026-06-03T08:00:00.000Z" },
  ]);

  await owner.hideArticle(old.id);
  expect((await entries()).map(({ title }) => title)).not.toContain("Un ricordo");
  days.now = new Date("2026-06-05T08:00:00Z");
  await owner.asOwner(`PATCH /api/admin/blog-posts/${old.id}`, form({ published: "true" }));
  expect((await entries())[0]?.title).toBe("Un ricordo");
  expect(await dates("Un ricordo")).toEqual(["2026-06-05T08:00:00.000Z", "2026-06-05T08:00:00.000Z"]);
  const page = await (await fetch(`${long.url}/blog/${old.id}`)).text();
  expect(page).toContain('property="article:published_time" content="2026-06-05T08:00:00.000Z"');
  expect(page).toContain('"datePublished":"2026-06-05T08:00:00.000Z"');
  await long.close();
});

test("the diary tells people where its feed is, once it has a story", async () => {
  const empty = await siteInProcess({ PUBLIC_URL: origin });
  expect(await (await fetch(`${empty.url}/blog`)).text()).not.toContain("lettore di notizie");
  await empty.close();
  const { text } = await get("/blog");
  expect(text).toMatch(/Segui il viaggio:.*<a href="\/feed.atom">il feed del diario<\/a>/s);
});

test("without articles there are feeds, too", async () => {
  const empty = await siteInProcess({ PUBLIC_URL: origin });
  const [first, second] = [await fetch(`${empty.url}/feed.atom`), await fetch(`${empty.url}/feed.json`)];
  expect(schemaComplaints("atom", await first.text())).toBe("");
  expect(await second.json()).toMatchObject({ version: "https://jsonfeed.org/version/1.1", items: [] });
  await empty.close();
});

test("a site without a public address names the one by which it was asked, to this reader alone", async () => {
  const nameless = await siteInProcess();
  await fillSite(nameless.site, 1);
  const { headers, ...answer } = await fetch(`${nameless.url}/feed.atom`).then(async (one) => ({
    headers: one.headers,
    text: await one.text(),
  }));
  expect(answer.text).toContain(`href="${nameless.url}/blog/`);
  expect(headers.get("cache-control")).toBe("private, no-cache");
  await nameless.close();
});

test("the feeds of a long diary have its newest 50 articles", async () => {
  const long = await siteInProcess({ PUBLIC_URL: origin });
  await fillSite(long.site, 60);
  const text = await (await fetch(`${long.url}/feed.atom`)).text();
  const titles = parseAtomFeed(text).entries?.map(({ title }) => title?.value) ?? [];
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, "Articolo 59", "Articolo 10"]);
  const json = (await (await fetch(`${long.url}/feed.json`)).json()) as { items: unknown[] };
  expect(json.items).toHaveLength(50);
  await long.close();
});
