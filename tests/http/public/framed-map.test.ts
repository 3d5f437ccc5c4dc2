import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import type { Wire } from "../../support/api/api-world";
import { placeCrowd } from "../../support/site-data/placed-stops";
import { compiledPages } from "../../support/site-in-process";
import { type SiteWithOwner, siteWithOwner } from "../../support/site-with-owner";

const origin = "https://capi.example";
const address = "/map/incorpora";

let site: SiteWithOwner;
let stop: Wire;
beforeAll(async () => {
  site = await siteWithOwner({ PUBLIC_URL: origin });
  const place = { city: "Camogli", name: "Il molo", latitude: "44.3485", longitude: "9.1544" };
  stop = await site.world.stop({ ...place, date: "2026-05-03" });
});
afterAll(() => site.running.close());

const get = (path: string, headers: { Cookie?: string; "Accept-Encoding"?: string } = {}) =>
  fetch(site.running.url + path, { headers: headers as Record<string, string>, redirect: "manual" });
const htmlOf = async (path: string) => (await get(path)).text();
/** Returns a text as a reader sees it, whose characters are written as numbers. */
const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const policyOf = ({ headers }: Response) => headers.get("content-security-policy") ?? "";

test.each(languages)("%s: the framed map shows map, newest stop and numbers, and leads out", async (code) => {
  const path = prefixOf(code) + address;
  const { text } = wordsIn(code, "Capi");
  const html = await htmlOf(path);
  expect(html).toContain(`<html lang="${code}">`);
  expect(html).toContain(`<h1>${text.embeds.provider}</h1>`);
  expect(html).toContain('<svg class="route-map');
  expect(html).toContain(text.journey.title);
  const stopAddress = `${prefixOf(code)}/map/${stop.id}`;
  expect(html).toContain(`href="${stopAddress}" lang="">Camogli</a>`);
  expect(html).toContain(`href="${prefixOf(code)}/map">${text.map.toMap}</a>`);
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toMatch(/ target="_blank" rel="noopener" /);
  expect(html).not.toMatch(/<a[^>]* href="#|<script|<form|<img|rel="(?:stylesheet|modulepreload|preload)"/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${origin}${prefixOf(code)}/map"/>`);
  expect(await htmlOf("/sitemap.xml")).not.toContain("incorpora");
});

test("the framed map sets no cookie and brings its styles, also to somebody with cookies", async () => {
  const flash = "avviso=x";
  for (const headers of [{}, { Cookie: "been=here" }, { Cookie: `${site.owner.cookie}; ${flash}` }]) {
    const answer = await get(address, headers);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("speculation-rules")).toBeNull();
    const [, css = ""] = /<style>([^<]+)<\/style>/.exec(await answer.text()) ?? [];
    const hash = createHash("sha256").update(css).digest("base64");
    expect(policyOf(answer)).toContain(`style-src 'self' 'sha256-${hash}'; `);
    expect(css).toContain("prefers-color-scheme:dark");
    expect(answer.headers.get("x-frame-options")).toBeNull();
  }
});

describe("in a frame of another site", () => {
  const framed = languages.map((code) => prefixOf(code) + address);

  test("the map is shown, also to somebody with a cookie", async () => {
    for (const path of framed) {
      for (const headers of [{}, { Cookie: site.owner.cookie }]) {
        const answer = await get(path, headers);
        expect(answer.status).toBe(200);
        expect(policyOf(answer)).toMatch(/; frame-ancestors \*$/);
      }
    }
  });

  test("no other page is shown, neither to visitors nor to the owner", async () => {
    const { routes } = await compiledPages();
    const pathOf = (id: string): string => {
      const { parentId, path = "" } = routes[id] ?? {};
      return (parentId ? pathOf(parentId) : "") + (path && `/${path}`);
    };
    const patterns = new Set(Object.keys(routes).map(pathOf));
    expect(patterns.size).toBeGreaterThan(80);
    const given = [...patterns].map(
      (path) => path.replace(/:id$/, stop.id).replaceAll(/:\w+|\*/g, "x") || "/",
    );
    const odd = [`${address}/`, "/MAP/incorpora", `//map/incorpora`, `${address}.data`, `${address}/x`];
    const pages = [...given, ...odd].filter((path) => !path.endsWith("logout"));
    for (const path of pages
      .flatMap((path) => [path, `/de${path}`])
      .filter((path) => !framed.includes(path))) {
      for (const headers of [{}, { Cookie: site.owner.cookie }]) {
        const answer = await get(path, headers);
        const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
        if (isHtml) expect(policyOf(answer), path).toMatch(/; frame-ancestors 'none'$/);
        else expect(policyOf(answer), path).not.toContain("frame-ancestors *");
        await answer.arrayBuffer();
      }
    }
    const refused = await fetch(site.running.url + address, { method: "POST" });
    expect([refused.status, policyOf(refused).includes("frame-ancestors 'none'")]).toEqual([405, true]);
  });
});

describe("the map page says how to show it elsewhere", () => {
  test.each(languages)("in %s, with code that is there without scripts and names the toy", async (code) => {
    const path = prefixOf(code) + "/map";
    const { frame, provider } = wordsIn(code, "Capi").text.embeds;
    const seen = (await htmlOf(path)).replace(/<script[^]*?<\/script>/g, "");
    const [, fold = "", rest = ""] = /<summary[^>]*>([^<]*)<\/summary>([^]*?)<\/details>/.exec(
      seen.slice(seen.indexOf('<details class="map-frame"')),
    ) ?? ["", ""];
    expect(fold).toBe(frame.title);
    expect(rest).toContain(frame.how);
    const [, given = ""] = /<textarea readonly[^>]*>([^<]*)<\/textarea>/.exec(rest) ?? [];
    const copied = decoded(given);
    expect(copied).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    expect(copied).toContain(` src="${origin}${path}/incorpora" title="${provider}" `);
    expect(copied).toContain(' sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(await htmlOf(`${path}?pagina=2`)).not.toContain("map-frame");
  });

  test("but not without a public address, nor without a stop", async () => {
    const [nameless, empty] = [await siteWithOwner(), await siteWithOwner({ PUBLIC_URL: origin })];
    await nameless.world.stop({ city: "Camogli" });
    for (const { running } of [nameless, empty]) {
      expect(await (await fetch(`${running.url}/map`)).text()).not.toContain("incorpora");
      await running.close();
    }
  });

  test("and a toy with a name like code does not break out of it", async () => {
    const name = `</textarea><script>"Ugo" & 'co'`;
    const odd = await siteWithOwner({ PUBLIC_URL: origin, PRODUCT_NAME: name });
    await odd.world.stop({ city: "Camogli" });
    const html = await (await fetch(`${odd.running.url}/map`)).text();
    const [, given = ""] = /<textarea readonly[^>]*>([^<]*)<\/textarea><\/details>/.exec(html) ?? [];
    expect(decoded(given)).toContain('title="Il viaggio di &#60;/textarea&#62;');
    await odd.running.close();
  });
});

test("the framed map changes with every change of a stop", async () => {
  const place = {
    city: "Lisbona",
    country: "Portogallo",
    name: "Il fiume",
    latitude: "38.7",
    longitude: "-9.1",
  };
  const added = await site.world.stop({ ...place, date: "2026-05-04" });
  expect(await htmlOf(address)).toContain(">Lisbona</a>");
  await site.world.hideStop(added.id);
  expect(await htmlOf(address)).not.toContain("Lisbona");
  await site.world.asOwner(`PATCH /api/admin/locations/${added.id}/visibility`, { visible: true });
  expect(await htmlOf(`/en${address}`)).toContain(">Lisbona</a>");
  await site.world.asOwner(`DELETE /api/admin/locations/${added.id}`);
  expect(await htmlOf(`/en${address}`)).not.toContain("Lisbona");
});

test("the framed map arrives in one flight, however long the journey is", async () => {
  await placeCrowd(site.running.site, 1000);
  await site.running.site.pages.clear();
  for (const code of languages) {
    for (const coding of ["br", "gzip"]) {
      const { headers } = await get(prefixOf(code) + address, { "Accept-Encoding": coding });
      expect(headers.get("content-encoding")).toBe(coding);
      expect(Number(headers.get("content-length")), `${code} ${coding}`).toBeLessThanOrEqual(14 * 1024);
    }
  }
});
