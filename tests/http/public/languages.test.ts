import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { RouteHandle } from "~/http/route-handle";
import { changeBook } from "~/domain/book/book.server";
import { createTag } from "~/domain/tags/tags.server";
import { newToken } from "~/domain/new-id";
import { listOwnPhotos, releasePhotos } from "~/domain/press/press-photos.server";
import { recordSighting } from "~/domain/sightings/sightings.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { type Language, languages, prefixOf, splitLanguage, wordsIn } from "~/text/languages.server";
import { textOf, valueOf } from "../../support/pages/form-html";
import { fillSite } from "../../support/site-data/fill-site";
import { type SiteInProcess, compiledPages, siteInProcess } from "../../support/site-in-process";

const publicUrl = "https://capi.example";
const foreign = languages.filter((language) => prefixOf(language) !== "");

let running: SiteInProcess;
/** Every page that strangers can see, by the pattern of its route, with Italian addresses. */
let pages: Record<string, string[]>;

beforeAll(async () => {
  running = await siteInProcess({ PUBLIC_URL: publicUrl, SUBMIT_LIMIT: "0" });
  const { site } = running;
  await fillSite(site, 70);
  const tag = await createTag(site, { fields: { name: "Zainetto" }, token: null });
  if (!tag.ok) throw new Error(tag.code);
  await changeBook(site, { open: true });
  const post = await site.db
    .selectFrom("blog_posts")
    .innerJoin("blog_post_photos", "blog_post_photos.blog_post_id", "blog_posts.id")
    .select("blog_posts.id")
    .executeTakeFirstOrThrow();
  const [own] = await listOwnPhotos(site, { limit: 1, offset: 0 });
  await releasePhotos(site, () => [own?.name ?? ""]);
  const stop = await site.db.selectFrom("locations").select("id").executeTakeFirstOrThrow();
  const sent = await submitStory(site, {
    fields: { story: "Era sul molo.", consent: "true" },
    ...{ honeypot: "", language: "it", token: newToken(), draftId: null, removed: [], received: [] },
  });
  if (!sent.ok) throw new Error(sent.code);
  const { receipt } = sent.value;
  const form = { code: tag.value.code, fields: {}, token: newToken(), language: "it", from: null };
  const sighted = await recordSighting(site, form);
  if (!sighted.ok) throw new Error(sighted.code);
  pages = {
    "": ["/"],
    social: ["/social"],
    faq: ["/faq"],
    privacy: ["/privacy"],
    accessibilita: ["/accessibilita"],
    segui: ["/segui", "/segui?fatto=follow"],
    segnala: [`/segnala?di=${post.id}`, "/segnala?fatto=1", "/segnala?di=nessuno"],
    submit: ["/submit", `/submit?codice=${tag.value.code}`],
    map: ["/map"],
    "map/:id": [`/map/${stop.id}`, "/map/nessuna"],
    blog: ["/blog", "/blog?tutte=1"],
    "blog/:id": [`/blog/${post.id}`, "/blog/nessuno"],
    "blog/:id/foto/:n": [`/blog/${post.id}/foto/1`, `/blog/${post.id}/foto/99`],
    libro: ["/libro", "/libro?pagina=2", "/libro?pagina=99"],
    "libro/stampa": ["/libro/stampa"],
    stampa: ["/stampa"],
    "stampa/numeri.csv": [],
    t: ["/t", "/t?codice=", "/t?codice=xyz"],
    "t/:code/promemoria.ics": [],
    "t/:code": [`/t/${tag.value.code}`, "/t/AAAAAA"],
    "ricevuta/:secret": [
      sighted.value.receipt,
      receipt,
      `${receipt}?inviata=1&fuori=2`,
      `/ricevuta/${"0".repeat(40)}`,
    ],
    "ricevuta/:secret/ritira": [`${receipt}/ritira`, `${sighted.value.receipt}/ritira`],
    "ricevuta/:secret/storia": [`${sighted.value.receipt}/storia`],
    "ricevuta/:secret/promemoria.ics": [],
    "ricevuta/:secret/avvisami": [`${receipt}/avvisami`],
    "ricevuta/:secret/foto": [`${receipt}/foto`],
    "ricevuta/:secret/foto/:n": [],
    "ricevuta/:secret/cartolina.jpg": [],
    // It has no links to itself.
    "map/incorpora": [],
    "map/tappe.json": [],
    "feed.atom": [],
    "feed.json": [],
    "journey.gpx": [],
    "journey.kml": [],
    "journey.geojson": [],
    "*": ["/una/pagina/che/non/esiste"],
  };
});
afterAll(() => running.close());

const addressIn = (language: Language, path: string) =>
  path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.url + path, { headers, redirect: "manual" });
const all = () => Object.values(pages).flat();
const langOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];

/** Returns every part of a language's public sentences that is too long to occur by chance. */
function piecesOf(language: Language): Set<string> {
  const pieces = new Set<string>();
  const collect = (part: unknown) => {
    if (typeof part === "string") {
      for (const piece of part.split(/\{\w+\}/)) if (piece.trim().length > 9) pieces.add(piece.trim());
    } else Object.values(part as object).forEach(collect);
  };
  collect(wordsIn(language, "Capi").text);
  return pieces;
}

test.each(languages)("in %s the scripts of a page learn which route a link leads to", async (language) => {
  const { assets } = await compiledPages();
  const prefix = prefixOf(language);
  const query = new URLSearchParams({ p: `${prefix}/map/abc`, version: assets.version });
  const answer = await fetch(`${running.url}${prefix}/__manifest?${query}`);
  const routes = Object.keys((await answer.json()) as object);
  expect(routes).toEqual(expect.arrayContaining(["routes/map", "routes/map.$id"]));
  expect(routes).not.toContain("routes/$");
});

test("the pages of this test are all pages that exist in every language", async () => {
  const { routes } = await compiledPages();
  const patternOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...patternOf(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  const isLocalized = (id: string | undefined): boolean => {
    const route = id === undefined ? undefined : routes[id];
    const { languages: own } = (route?.module.handle ?? {}) as RouteHandle;
    return own === true || (route !== undefined && isLocalized(route.parentId));
  };
  const patterns = Object.keys(routes).filter(isLocalized);
  expect(patterns.map((id) => patternOf(id).join("/")).sort()).toEqual(Object.keys(pages).sort());
});

describe.each(languages)("in %s", (language) => {
  const others = languages.filter((other) => other !== language);

  it("every page says its language, and links to itself in every other one", async () => {
    for (const path of all()) {
      const html = await textOf(await open(addressIn(language, path), { "Accept-Language": language }));
      expect(langOf(html), path).toBe(language);
      for (const other of others) {
        const { name } = wordsIn(other, "Capi").language;
        // The button sends the finder's form along.
        const way = `<(?:a href|button form="story-form" formAction)="([^"]*)"[^>]* lang="${other}"[^>]*>${name}</`;
        const link = new RegExp(way, "i").exec(html);
        const wanted = new URL(addressIn(other, path), publicUrl);
        expect(new URL(link?.[1] ?? "", publicUrl).pathname, `${path} in ${other}`).toBe(wanted.pathname);
        // In the menu, under the bar and in the foot; the page of a tag has no bar.
        expect(html.split(`>${name}</`).length - 1, path).toBe(
          html.includes('<details class="top-bar-menu"') ? 3 : 1,
        );
        expect(link?.index, path).toBeLessThan(html.indexOf("<h1"));
      }
    }
  });

  it("no page says anything of another language", async () => {
    const own = [...piecesOf(language)].join("\n");
    const strange = others.flatMap((other) => [...piecesOf(other)]).filter((piece) => !own.includes(piece));
    for (const path of all()) {
      const html = await textOf(await open(addressIn(language, path), { "Accept-Language": language }));
      const said = strange.filter((piece) => html.includes(piece));
      expect(said, path).toEqual([]);
    }
  });

  it("links keep the language; only the owner's login and files have one address", async () => {
    for (const path of all()) {
      const html = await textOf(await open(addressIn(language, path), { "Accept-Language": language }));
      const body = html
        .slice(html.indexOf("<body"))
        .replaceAll(/<(?:a|button) [^>]*(?:hrefLang|formaction)[^>]*>/gi, "");
      const links = [...body.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, to]) => to ?? "");
      const strays = links.filter((to) => {
        if (/^\/(admin|uploads|build)\b|\.(js|css|svg|png)$/.test(to)) return false;
        return prefixOf(splitLanguage(to.split(/[?#]/)[0] ?? "").language) !== prefixOf(language);
      });
      expect(strays, path).toEqual([]);
    }
  });

  it("search engines hear where the other languages are, the same on each of them", async () => {
    const alternates = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, lang, to]) => [
        lang,
        to,
      ]);
    for (const path of ["/", "/faq", "/privacy", "/blog?tutte=1", "/map", pages["blog/:id"]?.[0] ?? ""]) {
      const html = await textOf(await open(addressIn(language, path)));
      const expected = languages.map((other) => [other, publicUrl + addressIn(other, path)]);
      expect(alternates(html), path).toEqual([...expected, ["x-default", publicUrl + path]]);
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${addressIn(language, path)}"/>`);
      const { locale } = wordsIn(language, "Capi").language;
      expect(html).toContain(`<meta property="og:locale" content="${locale.replace("-", "_")}"/>`);
    }
    const hidden = await textOf(await open(addressIn(language, "/non/esiste")));
    expect(alternates(hidden)).toEqual([]);
  });

  it("a page is kept in the cache under its own address", async () => {
    const address = addressIn(language, "/faq");
    const first = await open(address);
    const second = await open(address, { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(first.headers.get("Cache-Control")).toContain("public");
    expect(first.headers.get("Vary")).not.toContain("Accept-Language");
    expect(second.status).toBe(304);
  });

  it("a form with a mistake comes back in its language, with what was typed, and is stored with it", async () => {
    const { storyForm } = wordsIn(language, "Capi").text;
    const form = new FormData();
    form.set("story", "");
    form.set("name", "Ōe");
    const refused = await fetch(running.url + addressIn(language, "/submit"), { method: "POST", body: form });
    const html = await textOf(refused);
    expect(refused.status).toBe(400);
    expect(langOf(html)).toBe(language);
    expect(html).toContain(storyForm.mistakes.story.missing);
    expect(html).toContain(storyForm.mistakes.consent["not-agreed"]);
    expect(html).toContain(storyForm.notices.refused.text);
    expect(valueOf(html, "name")).toBe("Ōe");

    form.set("story", `Una storia in ${language}`);
    form.set("consent", "true");
    const address = running.url + addressIn(language, "/submit");
    const sent = await fetch(address, { method: "POST", body: form, redirect: "manual" });
    const receipt = sent.headers.get("Location") ?? "";
    expect(receipt).toMatch(new RegExp(`^${prefixOf(language)}/ricevuta/[0-9a-f]{40}\\?inviata=1$`));
    const thanks = await textOf(await open(receipt));
    const { receipt: words } = wordsIn(language, "Capi").text;
    expect(langOf(thanks)).toBe(language);
    for (const said of [words.thanksTitle, words.notices.sent.text, words.new])
      expect(thanks).toContain(said);
    expect(thanks).not.toContain('rel="alternate"');
    const [story] = await listStories(running.site, { limit: 1 });
    expect(story).toMatchObject({
      story: `Una storia in ${language}`,
      language,
      consentLanguage: language,
    });
  });

  it("the server's own refusals are in the language of the address", async () => {
    const tooLong = await fetch(running.url + addressIn(language, "/faq"), {
      method: "POST",
      body: "x".repeat(70 * 1024),
    });
    const { title, sentence } = wordsIn(language, "").text.serverAnswers.tooLarge;
    const html = await textOf(tooLong);
    expect(tooLong.status).toBe(413);
    expect(langOf(html)).toBe(language);
    expect(html).toContain(title);
    expect(html).toContain(sentence.replace("{kilobytes}", "64"));
    const { layout } = wordsIn(language, "Capi").text;
    const missing = await textOf(await open(addressIn(language, "/una/pagina/che/non/esiste")));
    expect(missing).toContain("404 Page Not Found");
    expect(missing).toContain("Did you forget to add the page to the router?");
    expect(missing).toContain(layout.notFound.help);
  });
});

describe("who types a language in another way", () => {
  it.each([
    ["/EN", "/en"],
    ["/En/blog?tutte=1", "/en/blog?tutte=1"],
    ["/it", "/"],
    ["/it/", "/"],
    ["/IT/submit?codice=xyz", "/submit?codice=xyz"],
  ])("comes from %s to %s", async (typed, meant) => {
    const answer = await open(typed);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("Location")).toBe(meant);
    expect((await open(meant)).status).toBe(200);
  });

  it.each(["/it//example.org/", "/EN///example.org", "/it/%5Cexample.org", "/it/\\example.org"])(
    "stays on the site with %s",
    async (typed) => {
      const to = (await open(typed)).headers.get("Location") ?? "";
      expect(new URL(to, running.url).origin).toBe(running.url);
    },
  );

  it.each(["/xx", "/italia", "/en/EN", "/en/it"])("finds nothing at %s", async (typed) => {
    expect((await open(typed)).status).toBe(404);
  });
});

describe("what is typed or scanned from a tag", () => {
  it.each([
    ["", "it"],
    ["de", "de"],
    ["de-CH,de;q=0.9,en;q=0.8", "de"],
    ["en;q=0.4, fr-CA;q=0.9, it;q=0.8", "fr"],
    ["fr;q=0, es;q=0.1", "es"],
    ["ja, zh;q=0.9", "it"],
    ["ja, en;q=0.2", "en"],
    ["*", "it"],
    ["it;q=0, *;q=0.5", "en"],
    ["a".repeat(500), "it"],
  ])("with Accept-Language %j it speaks %s", async (accepted, language) => {
    const kept = { [pages["t/:code"]?.[0] ?? ""]: "private, max-age=0", "/t": "no-store" };
    for (const [path, caching] of Object.entries(kept)) {
      const answer = await open(path, { "Accept-Language": accepted });
      expect(langOf(await answer.text()), path).toBe(language);
      expect(answer.headers.get("Vary")).toContain("Accept-Language");
      expect(answer.headers.get("Cache-Control")).toBe(caching);
    }
  });

  it("leads on in the language it speaks, and back to Italian whatever the browser prefers", async () => {
    const [path = ""] = pages["t/:code"] ?? [];
    const html = await (await open(path, { "Accept-Language": "fr" })).text();
    expect(html).toContain(`href="/fr/submit?codice=${path.slice(3)}"`);
    expect(html).toContain(`<a href="${path}?lingua=it" lang="it"`);
    expect(langOf(await (await open(`${path}?lingua=it`, { "Accept-Language": "fr" })).text())).toBe("it");
    expect(langOf(await (await open(`/de${path}`, { "Accept-Language": "fr" })).text())).toBe("de");
  });

  it("takes a typed code to its page in the language that was chosen, languages on top", async () => {
    const [path = ""] = pages["t/:code"] ?? [];
    const typed = `codice=${path.slice(3)}`;
    const html = await (await open("/t", { "Accept-Language": "fr" })).text();
    expect(html.indexOf('<a href="/t?lingua=it" lang="it"')).toBeLessThan(html.indexOf("<h1"));
    expect(html).toContain('action="/fr/t"');
    const italian = await (await open("/t?lingua=it", { "Accept-Language": "fr" })).text();
    expect(valueOf(italian, "lingua")).toBe("it");
    const to = async (asked: string) =>
      (await open(asked, { "Accept-Language": "fr" })).headers.get("Location");
    expect(await to(`/t?lingua=it&${typed}`)).toBe(`${path}?lingua=it`);
    expect(await to(`/t?${typed}`)).toBe(`/fr${path}`);
  });

  it("is all that asks the browser: no other page changes, none redirects", async () => {
    for (const path of all().filter((one) => !/^\/t(?:[/?]|$)/.test(one))) {
      const answer = await open(path, { "Accept-Language": "de" });
      expect(answer.status, path).not.toBeGreaterThanOrEqual(500);
      expect([301, 302, 303, 307, 308], path).not.toContain(answer.status);
      expect(langOf(await answer.text()), path).toBe("it");
    }
  });
});

describe("the JSON calls", () => {
  const call = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(`${running.url}/api/submit-story`, {
      method: "POST",
      body,
      headers: { "Accept-Language": "de" },
    });
  };

  it("answer in Italian, whatever Accept-Language says", async () => {
    expect(await (await call({ consent: "true" })).json()).toEqual({
      error: "Racconta la tua storia con Capi!",
      fieldErrors: { story: ["Racconta la tua storia con Capi!"] },
    });
    expect((await call({ story: "Ciao", consent: "true" })).status).toBe(201);
    const [story] = await listStories(running.site, { limit: 1 });
    expect(story).toMatchObject({ language: "it", consentLanguage: "it" });
  });

  it("answer a page's own script in the language that it names", async () => {
    const { storyForm } = wordsIn("de", "Capi").text;
    expect(await (await call({ consent: "true", lang: "de" })).json()).toMatchObject({
      fieldErrors: { story: [storyForm.mistakes.story.missing] },
    });
    const sent = await call({ story: "Hallo", consent: "true", lang: "de" });
    expect(sent.status).toBe(201);
    expect(((await sent.json()) as { receipt: string }).receipt).toMatch(/^\/de\/ricevuta\/[0-9a-f]{40}$/);
    const [story] = await listStories(running.site, { limit: 1 });
    expect(story).toMatchObject({ language: "de", consentLanguage: "de" });
  });

  it("never refuse a story for a language that they do not know", async () => {
    expect((await call({ story: "Hoi", consent: "true", lang: "rm" })).status).toBe(201);
  });

  it.each(foreign)("do not exist under /%s, nor does the owner's panel", async (language) => {
    for (const path of ["/api/blog-posts", "/api", "/admin"]) {
      const answer = await open(`/${language}${path}`);
      expect(answer.status, path).toBe(404);
      expect(langOf(await answer.text()), path).toBe(language);
    }
  });
});
