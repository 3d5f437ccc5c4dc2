import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Language, languages, prefixOf, wordsIn } from "~/text/languages.server";
import { type ApiWorld, photo, type Wire } from "../../support/api/api-world";
import { fillSite } from "../../support/site-data/fill-site";
import { schemaComplaints } from "../../support/checks/independent-readers";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";

const origin = "https://capi.example";
const hostile = `</script><script>alert(1)</script>]]>&amp;"'\u2028🦫`;

let running: SiteInProcess;
let world: ApiWorld;
let article: Wire;
let stop: Wire;
beforeAll(async () => {
  ({ running, world } = await siteWithOwner({ PUBLIC_URL: origin }));
  const picture = await photo("molo.jpg", { width: 1200, height: 900 });
  const words = { title: `Sul molo ${hostile}`, authorName: "Lia", date: "2026-05-03", photo: picture };
  article = await world.article(words);
  const place = { latitude: "44.351234", longitude: "9.151234", precision: "1km" };
  stop = await world.stop({ ...place, name: `Molo ${hostile}`, city: "Camogli", blogPostId: article.id });
});
afterAll(() => running.close());

const inLanguage = (language: Language, path: string) =>
  path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;
const text = async (path: string, site = running) => (await fetch(site.url + path)).text();
const pageOf = { article: () => `/blog/${article.id}`, stop: () => `/map/${stop.id}` };
/** Returns the page's only block of data for search engines. */
function dataIn(html: string): Record<string, unknown> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.[1] ?? "") as Record<string, unknown>;
}
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
const oembed = async (address: string, more = "") => {
  const answer = await fetch(`${running.url}/oembed?url=${encodeURIComponent(address)}${more}`);
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
};

/** Returns the addresses in the sitemap, each with its addresses in other languages. */
function addressesIn(list: string): Map<string, string[]> {
  const entries = [...list.matchAll(/<url><loc>([^<]*)<\/loc>(.*)<\/url>/g)];
  return new Map(
    entries.map(([, address = "", rest = ""]) => {
      const others = [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)];
      return [address, others.map(([, language, href]) => `${language} ${href}`)];
    }),
  );
}

describe("the list of pages for search engines", () => {
  it("has each page in every language, and each of them says where the others are, as the page itself does", async () => {
    const listed = addressesIn(await text("/sitemap.xml"));
    for (const path of ["/", "/privacy", "/blog", pageOf.article(), pageOf.stop()]) {
      const named = languages.map((language) => `${language} ${origin}${inLanguage(language, path)}`);
      const all = [...named, `x-default ${origin}${path}`];
      for (const language of languages) {
        const address = inLanguage(language, path);
        expect(listed.get(origin + address), address).toEqual(all);
        const html = await text(address);
        const said = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
        expect(said.map(([, code, href]) => `${code} ${href}`)).toEqual(all);
        expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`);
      }
    }
    expect([...listed.keys()].filter((address) => /\/(?:admin|api|t|ricevuta)\b/.test(address))).toEqual([]);
  });

  it("has every public page, and where it is stands in robots.txt", async () => {
    const list = await text("/sitemap.xml");
    expect(schemaComplaints("sitemap", list)).toBe("");
    for (const path of ["/", "/map", "/blog", "/faq", pageOf.article(), pageOf.stop()]) {
      expect(list).toContain(`<loc>${origin}${path}</loc>`);
    }
    expect(list).toContain(`<lastmod>${article.updatedAt as string}</lastmod>`);
    const robots = await text("/robots.txt");
    expect(robots).toMatch(/^User-agent: \*\nDisallow: \/admin\nDisallow: \/api\/\n/);
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it("has nothing that is hidden", async () => {
    const hidden = [
      await world.article({ title: "Segreto" }),
      await world.stop({ city: "Segreta" }),
    ] as const;
    await world.hideArticle(hidden[0].id);
    await world.hideStop(hidden[1].id);
    const list = await text("/sitemap.xml");
    for (const { id } of hidden) expect(list).not.toContain(id);
  });

  it("names no address when the site has none of its own", async () => {
    const nameless = await siteInProcess();
    expect(await text("/robots.txt", nameless)).not.toContain("Sitemap");
    await fillSite(nameless.site, 1);
    const pages = await Promise.all(["/blog", "/map"].map((path) => text(path, nameless)));
    for (const page of pages) {
      const [, path = ""] = /href="(\/(?:blog|map)\/[0-9a-f]{20})"/.exec(page) ?? [];
      expect(await text(path, nameless)).not.toMatch(/ld\+json|oembed/);
    }
    await nameless.close();
  });
});

describe("an article and a stop say what they are", () => {
  it("to search engines, as data that is no script, whatever the words are", async () => {
    const post = await text(pageOf.article());
    expect(dataIn(post)).toMatchObject({
      "@type": "BlogPosting",
      headline: article.title,
      url: origin + pageOf.article(),
      datePublished: article.createdAt,
      author: { "@type": "Person", name: "Lia" },
      contentLocation: { "@type": "Place", name: "Camogli" },
    });
    const place = await text(pageOf.stop());
    expect(dataIn(place)).toMatchObject({
      "@type": "Place",
      name: stop.name,
      geo: { latitude: 44.35, longitude: 9.15 },
      subjectOf: { "@type": "BlogPosting", headline: article.title },
    });
    for (const html of [post, place]) expect(html).not.toMatch(/<script>alert|351234/);
    for (const path of ["/", "/blog", "/map", "/faq"]) expect(await text(path)).not.toContain("ld+json");
  });

  it("in which language, as far as anybody knows, also in excerpts", async () => {
    const story = await world.story({ story: "Am Bahnhof gefunden.", lang: "de" });
    const told = await world.article({ title: "Am Bahnhof", storyId: story.id });
    for (const prefix of ["", "/fr"]) {
      expect(dataIn(await text(`${prefix}/blog/${told.id}`)).inLanguage).toBe("de");
      expect(dataIn(await text(prefix + pageOf.article()))).not.toHaveProperty("inLanguage");
      const { html } = (await oembed(`${origin}${prefix}/blog/${told.id}`)).json;
      expect(html).toMatch(new RegExp(`^<blockquote cite="[^"]*" lang="${prefix.slice(1) || "it"}">`));
      expect(html).toMatch(/<p lang="de"><strong>.*Am Bahnhof.*<p lang="de">Guardava il mare/);
      expect((await oembed(origin + prefix + pageOf.article())).json.html).toContain('<p lang=""><strong>');
    }
    await world.hideArticle(told.id);
  });

  it("to those who share them, by type", async () => {
    const [post, place] = [await text(pageOf.article()), await text(pageOf.stop())];
    expect([property(post, "og:type"), property(place, "og:type")]).toEqual(["article", "place"]);
    expect(property(post, "article:published_time")).toBe(article.createdAt);
    expect(property(place, "place:location:latitude")).toBe("44.35");
    expect(property(await text("/blog"), "og:type")).toBe("website");
  });
});

describe("other sites show an excerpt", () => {
  it("of an article and of a stop, without a script, found from their pages", async () => {
    for (const path of [pageOf.article(), pageOf.stop()]) {
      const html = await text(path);
      const [, link = ""] = /type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html) ?? [];
      expect(link).toBe(`${origin}/oembed?url=${encodeURIComponent(origin + path)}`);
      const { status, json } = await oembed(origin + path);
      expect(status).toBe(200);
      expect(json).toMatchObject({ version: "1.0", type: "rich", width: 600, provider_url: `${origin}/` });
      expect(json.html).toContain(`<a href="${origin}${path}">`);
      expect(json.html).not.toMatch(/<script|<iframe|<style|\son\w+=/);
      expect(json.html).not.toContain("351234");
      expect(json.thumbnail_url).toMatch(/^https:\/\/capi\.example\/uploads\/\w+-960_molo\.jpg$/);
    }
    expect((await oembed(origin + pageOf.article())).json).toMatchObject({
      title: article.title,
      author_name: "Lia",
    });
  });

  it("of their pages in other languages, with that language's words and links", async () => {
    const italy = { it: "Italia", en: "Italy", fr: "Italie", de: "Italien", es: "Italia" };
    for (const language of languages) {
      const { text: words, dayInWords } = wordsIn(language, "Capi");
      for (const path of [pageOf.article(), pageOf.stop()].map((one) => prefixOf(language) + one)) {
        const html = await text(path);
        expect(html).toContain(`href="${origin}/oembed?url=${encodeURIComponent(origin + path)}"`);
        const { status, json } = await oembed(origin + path);
        expect(status).toBe(200);
        expect(json.provider_name).toBe(words.embeds.provider);
        expect(json.html).toContain(`<a href="${origin}${path}">`);
        if (path.includes("/blog/")) expect(json.html).toContain(dayInWords("2026-05-03"));
        else
          expect(json.title).toBe(
            words.embeds.stopTitle.replace("{city}", "Camogli").replace("{country}", italy[language]),
          );
      }
    }
    expect((await oembed(`${origin}/xx${pageOf.article()}`)).status).toBe(404);
  });

  it("of the map, as a frame, in its language and no larger than there is room", async () => {
    for (const language of languages) {
      const path = `${prefixOf(language)}/map`;
      expect(await text(path)).toContain(`href="${origin}/oembed?url=${encodeURIComponent(origin + path)}"`);
      const { provider } = wordsIn(language, "Capi").text.embeds;
      const { status, json } = await oembed(origin + path);
      expect(status).toBe(200);
      const size = { width: 600, height: 700 };
      expect(json).toMatchObject({
        version: "1.0",
        type: "rich",
        title: provider,
        provider_name: provider,
        ...size,
      });
      expect(json.html).toContain(`<iframe src="${origin}${path}/incorpora" `);
      expect((await fetch(`${running.url}${path}/incorpora`)).status).toBe(200);
    }
    const { json } = await oembed(`${origin}/map/`, "&maxwidth=320&maxheight=9999");
    expect([json.width, json.height]).toEqual([320, 700]);
    expect(json.html).toContain(' width="320" height="700" ');
    const { json: low } = await oembed(`${origin}/map`, "&maxwidth=0&maxheight=300");
    expect([low.width, low.height]).toEqual([600, 300]);
    for (const path of ["/map/incorpora", "/maps"]) expect((await oembed(origin + path)).status).toBe(404);
  });

  it("no larger than they have room for", async () => {
    const { json } = await oembed(origin + pageOf.article(), "&maxwidth=320&maxheight=300&format=json");
    expect([json.width, json.thumbnail_width, json.thumbnail_height]).toEqual([320, 160, 120]);
    expect(json.height).toBeLessThanOrEqual(300);
    const { json: narrow } = await oembed(origin + pageOf.article(), "&maxheight=100");
    expect([narrow.height, narrow.thumbnail_url]).toEqual([100, undefined]);
  });

  it("of nothing else: not of what is hidden, of other pages, of other sites", async () => {
    const hidden = await world.article({ title: "Segreto" });
    await world.hideArticle(hidden.id);
    for (const path of [`/blog/${hidden.id}`, "/blog/nessuno", "/map/nessuna", "/faq", "/admin", ""]) {
      const { status, json } = await oembed(origin + path);
      expect([path, status, Object.keys(json)]).toEqual([path, 404, ["error"]]);
    }
    for (const address of ["https://evil.example/blog/x", "nessuno", "", "javascript:alert(1)"]) {
      expect((await oembed(address)).status).toBe(400);
    }
    expect((await oembed(origin + pageOf.article(), "&format=xml")).status).toBe(501);
    expect((await fetch(`${running.url}/oembed`)).status).toBe(400);
  });
});

test("10,000 articles are in the list, and it is kept like a page", async () => {
  const large = await siteInProcess({ PUBLIC_URL: origin });
  const rows = Array.from({ length: 10_000 }, (_, n) => {
    const created_at = new Date(Date.UTC(2024, 0, 1, n)).toISOString();
    const date = created_at.slice(0, 10);
    const words = { title: `Articolo ${n}`, content: "Mare.", city: "Camogli", country: "Italia" };
    return {
      id: String(n).padStart(20, "0"),
      ...words,
      author_name: null,
      date,
      created_at,
      happened_at: created_at,
      updated_at: created_at,
    };
  });
  for (let at = 0; at < rows.length; at += 500) {
    await large.site.db
      .insertInto("blog_posts")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  const list = await text("/sitemap.xml", large);
  const parts = [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part = ""]) => part.replace(origin, ""));
  expect(parts).toHaveLength(11);
  const files: string[] = [];
  for (const part of parts) {
    const answer = await fetch(large.url + part);
    files.push(await answer.text());
    const again = await fetch(large.url + part, {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
  expect(schemaComplaints("sitemap", list, ...files)).toBe("");
  const listed = files.flatMap((file) => [...addressesIn(file).keys()]);
  expect([listed.length, new Set(listed).size]).toEqual([5 * 10_009, 5 * 10_009]);
  expect(Math.max(...files.map((file) => file.length))).toBeLessThan(8 * 1024 * 1024);
  expect((await fetch(`${large.url}/sitemap.xml?parte=12`)).status).toBe(404);
  await large.close();
});
