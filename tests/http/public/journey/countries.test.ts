import { afterEach, beforeEach, expect, test } from "vitest";
import { textOf } from "../../../support/pages/form-html";
import { type SiteWithOwner, siteWithOwner } from "../../../support/site-with-owner";

let site: SiteWithOwner;
let article: string;
let stop: string;
const publicUrl = "https://capi.example";
const egypt = { it: "Egitto", en: "Egypt", fr: "Égypte", de: "Ägypten", es: "Egipto" };

beforeEach(async () => {
  site = await siteWithOwner({ PUBLIC_URL: publicUrl });
  const place = { city: "Il Cairo", country: "Egitto", date: "2026-05-03" };
  article = (await site.world.article({ ...place, title: "Sul Nilo" })).id ?? "";
  const point = { name: "Il Cairo", latitude: "30.06", longitude: "31.25", blogPostId: article };
  stop = (await site.world.stop({ ...place, ...point })).id ?? "";
  const next = { city: "Giza", country: "Egitto", name: "Giza", latitude: "29.98", longitude: "31.13" };
  await site.world.stop({ ...next, date: "2026-05-04" });
  const other = { city: "Avalon", country: "Regno delle Nebbie", name: "Avalon", date: "2026-05-05" };
  await site.world.stop({ ...other, latitude: "51.1", longitude: "-2.7" });
});
afterEach(() => site.running.close());

const read = async (path: string) => textOf(await fetch(site.running.url + path));

test.each(Object.keys(egypt) as (keyof typeof egypt)[])(
  "%s: pages, titles, feeds, files, excerpts and the live map name a country in the reader’s language",
  async (language) => {
    const prefix = language === "it" ? "" : `/${language}`;
    const own = egypt[language];
    const url = encodeURIComponent(`${publicUrl}${prefix}/map/${stop}`);
    const pages = ["", "/blog", `/blog/${article}`, "/map", `/map/${stop}`, "/map/tappe.json"];
    const files = ["/feed.atom", "/feed.json", "/journey.kml", "/journey.geojson"];
    for (const path of [...[...pages, ...files].map((path) => prefix + path), `/oembed?url=${url}`]) {
      const text = await read(path || "/");
      expect(text, path).toContain(own);
      for (const foreign of Object.values(egypt).filter((name) => !own.includes(name)))
        expect(text, path).not.toContain(foreign);
    }
    const page = await (await fetch(`${site.running.url}${prefix}/map/${stop}`)).text();
    expect(page).toMatch(new RegExp(`<title>Il Cairo, ${own}`));
    expect(page).toContain(`"addressCountry":"${own}"`);
    // The next stop of an article, which stands beside its link.
    expect((await read(`${prefix}/blog/${article}`)).match(new RegExp(own, "g"))?.length).toBeGreaterThan(1);
    // The gazetteer does not know this one.
    expect(await read(`${prefix}/map/tappe.json`)).toContain("Regno delle Nebbie");
    const code = await site.owner.send("/admin/libro", { language, photos: "three", format: "a5" });
    expect(code.status).toBe(302);
    expect(await textOf(await site.owner.open("/admin/libro/stampa"))).toMatch(
      new RegExp(`Il Cairo(?:<!-- -->)?, (?:<!-- -->)?${own}`),
    );
  },
);

test("the calls say what the owner typed", async () => {
  for (const path of ["/api/blog-posts", `/api/blog-posts/${article}`, "/api/locations-with-posts"])
    expect(await read(path)).toContain('"country":"Egitto"');
});
