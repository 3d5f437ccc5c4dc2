import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import Driver from "better-sqlite3";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { type Config, readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { languages, prefixOf } from "~/text/languages.server";
import { schemaComplaints } from "../support/checks/independent-readers";
import { awaitCard } from "../support/photos/share-cards";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { submitStoryTo } from "../support/submit-story-to";
import { testSite } from "../support/test-site";

let folder: string;
let dataDir: string;
let own: string;

const giramondo = (...words: string[]) => runProgramToItsEnd({ dataDir, arguments: words });
const open = () => openSite((readConfig({ DATA_DIR: dataDir }) as { config: Config }).config);
const photos = () => readdirSync(path.join(dataDir, "uploads")).sort();
const rows = (table: string) => {
  const database = new Driver(path.join(dataDir, "site.db"), { readonly: true });
  const all = database.prepare(`select * from ${table} order by id`).all() as {
    id: string;
    title?: string;
    city?: string;
    published?: number;
    visible?: number;
  }[];
  database.close();
  return all;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-export-"));
  dataDir = path.join(folder, "data");
  const { site, close } = await open();
  const helper = await testSite();
  own = await submitStoryTo({ site, receive: helper.receive }, { story: "Una storia vera e segreta." });
  await helper.close();
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a made-up journey", () => {
  it("does not come into a site with a true story unless it is told to", async () => {
    const before = { photos: photos(), stories: rows("stories") };
    const { code, out, err } = await giramondo("import-demo");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("c'è già qualcosa di vero (1 storia, 0 articoli, 0 tappe)");
    expect(err).toContain("--force");
    expect({ photos: photos(), stories: rows("stories") }).toEqual(before);
    expect([...rows("blog_posts"), ...rows("locations")]).toEqual([]);
  });

  it("comes once, does not touch what is there, and goes without a trace", async () => {
    const before = { photos: photos(), stories: rows("stories"), posts: rows("blog_posts") };
    expect(await giramondo("import-demo", "--force")).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/12 tappe/) as string,
    });
    expect(rows("locations")).toHaveLength(12);
    expect(rows("blog_posts")).toHaveLength(10);
    expect(await giramondo("import-demo")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/c'è già/) as string,
    });

    expect(await giramondo("import-demo", "--remove")).toMatchObject({ code: 0, err: "" });
    expect({ photos: photos(), stories: rows("stories"), posts: rows("blog_posts") }).toEqual(before);
    expect(rows("locations")).toEqual([]);
    expect(await giramondo("import-demo", "--remove")).toMatchObject({ code: 1 });
  }, 300_000);

  it("waits for the site to stop: a running one would go on showing its kept pages", async () => {
    const running = await runProgram({ dataDir });
    expect(await giramondo("import-demo")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/già in uso/) as string,
    });
    await running.stop();
  });
});

describe("the exported site", () => {
  let out: string;
  let html: Map<string, string>;

  beforeAll(async () => {
    await giramondo("import-demo", "--force");
    const { site, close } = await open();
    const [post] = rows("blog_posts").filter(({ title }) => title === "Focaccia e gabbiani");
    const [stop] = rows("locations").filter(({ city }) => city === "Palermo");
    await showOrHideBlogPost(site, post?.id ?? "", false);
    await showOrHideLocation(site, stop?.id ?? "", false);
    await close();
    out = path.join(folder, "sito");
    const running = await runProgram({ dataDir });
    const exported = await giramondo("export", out);
    await running.stop();
    expect(exported).toMatchObject({ code: 0, err: "" });
    const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".html"),
    );
    html = new Map(files.map((name) => [name, readFileSync(path.join(out, name), "utf8")]));
  }, 300_000);

  it("has every public page and none that needs a server", () => {
    for (const page of ["", "social/", "faq/", "map/", "blog/"])
      expect([...html.keys()]).toContain(`${page}index.html`);
    const articles = rows("blog_posts").length - 1;
    expect([...html.keys()].filter((name) => /^blog\/\w{20}\/index/.test(name))).toHaveLength(articles);
    for (const [name, text] of html) {
      expect(text, name).toContain("<!DOCTYPE html>");
      expect(text, name).not.toMatch(/<script|<form|\/admin|\/submit/);
    }
  });

  it("has every page in every language, each leading to the same one in the others", () => {
    const article = [...html.keys()].find((name) => /^blog\/\w{20}\/index/.test(name)) ?? "";
    const stop = [...html.keys()].find((name) => /^map\/\w{20}\/index/.test(name)) ?? "";
    for (const page of [
      "index.html",
      "social/index.html",
      "faq/index.html",
      "privacy/index.html",
      article,
      stop,
    ]) {
      for (const language of languages) {
        const name = path.posix.join(prefixOf(language).slice(1), page);
        const text = html.get(name) ?? "";
        expect(text, name).toContain(`<html lang="${language}"`);
        for (const other of languages.filter((one) => one !== language)) {
          const file = path.posix.join(prefixOf(other).slice(1), page);
          const relative = path.posix.relative(path.posix.dirname(name), file);
          expect(text, name).toMatch(new RegExp(`<a href="${relative}" lang="${other}"`, "i"));
        }
      }
    }
    const articles = [...html.keys()].filter((name) => /(^|\/)blog\/\w{20}\/index/.test(name));
    expect(articles).toHaveLength(languages.length * (rows("blog_posts").length - 1));
  });

  it("has the journey for other maps, and no feed or list of pages as long as the site has no address to put in it", () => {
    expect(readFileSync(path.join(out, "journey.gpx"), "utf8")).toContain("<name>1. Torino</name>");
    expect(html.get("map/index.html")).toContain('href="../journey.gpx"');
    expect(readFileSync(path.join(out, "de/journey.gpx"), "utf8")).toContain("Die Reise von Capi");
    expect(html.get("de/map/index.html")).toContain('href="../journey.gpx"');
    for (const file of ["feed.atom", "en/feed.atom", "sitemap.xml"])
      expect(existsSync(path.join(out, file)), file).toBe(false);
    for (const [name, text] of html) expect(text, name).not.toContain("feed.atom");
    expect(readFileSync(path.join(out, "robots.txt"), "utf8")).not.toContain("Sitemap");
  });

  it("leads from each page only to files that are there, without a web server", () => {
    const broken: string[] = [];
    for (const [name, text] of html) {
      if (name === "404.html") continue;
      const page = pathToFileURL(path.join(out, name));
      for (const reference of referencesIn(text)) {
        if (/^(?:https?:|mailto:|#)/.test(reference)) continue;
        const file = fileURLToPath(new URL(reference.replace(/#.*$/, ""), page));
        if (!file.startsWith(out) || !existsSync(file) || !statSync(file).isFile())
          broken.push(`${name}: ${reference}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("has a page for whatever is not there, which leads on from any depth of a web server", () => {
    const lost = html.get("404.html") ?? "";
    expect(lost).toContain("404 Page Not Found");
    expect(lost).toContain("Leggi il diario");
    const asked = "https://capi.example/blog/una/storia/che-non-ce";
    const led = referencesIn(lost)
      .filter((reference) => !/^(?:https?:|mailto:|#)/.test(reference))
      .map((reference) => new URL(reference, asked).pathname);
    expect(led).toContain("/index.html");
    expect(led.some((file) => file.endsWith(".css"))).toBe(true);
    expect(led.filter((file) => !existsSync(path.join(out, decodeURIComponent(file))))).toEqual([]);
  });

  it("holds no story, nothing hidden and no photo of theirs", () => {
    const all = [...html.values()].join("");
    expect(all).toContain("Il primo caffè non si scorda");
    expect(all).not.toContain("Una storia vera e segreta");
    expect(all).not.toContain("Focaccia e gabbiani");
    const database = new Driver(path.join(dataDir, "site.db"), { readonly: true });
    const secret = database
      .prepare(
        "select name from photos join story_photos on photo_id = photos.id where story_photos.story_id = ?",
      )
      .pluck()
      .all(own) as string[];
    database.close();
    expect(secret).toHaveLength(1);
    const exported = readdirSync(path.join(out, "uploads"));
    expect(exported.length).toBeGreaterThan(10);
    expect(exported.filter((name) => secret.some((one) => name.startsWith(one.slice(0, 20))))).toEqual([]);
  });

  it("says its public address where others need it in full, and has every file that is named so", async () => {
    const origin = "https://capi.example";
    const named = path.join(folder, "con-indirizzo");
    const running = await runProgram({ dataDir, environment: { PUBLIC_URL: origin } });
    // The cards are drawn in the background after the start.
    for (const { id, published } of rows("blog_posts"))
      if (published) await awaitCard(running.url, `/blog/${id}`);
    for (const { id, visible } of rows("locations")) if (visible) await awaitCard(running.url, `/map/${id}`);
    const exported = await runProgramToItsEnd({
      dataDir,
      environment: { PUBLIC_URL: origin },
      arguments: ["export", named],
    });
    await running.stop();
    expect(exported).toMatchObject({ code: 0, err: "" });
    const files = readdirSync(named, { recursive: true, encoding: "utf8" });
    const isThere = (address: string) => {
      const asked = path.join(named, decodeURIComponent(address.replace(origin, "").replace(/[?#].*$/, "")));
      return [asked, path.join(asked, "index.html")].some(
        (file) => existsSync(file) && statSync(file).isFile(),
      );
    };
    const inFull = (text: string) => [...new Set(text.match(/https:\/\/capi\.example[^"<>&\s\\]*/g))];
    const missing: string[] = [];
    for (const name of files.filter((one) => /\.(html|xml|atom|json|gpx|kml|geojson)$/.test(one))) {
      const text = readFileSync(path.join(named, name), "utf8");
      for (const address of inFull(text)) if (!isThere(address)) missing.push(`${name}: ${address}`);
    }
    expect(missing).toEqual([]);
    for (const language of languages) {
      const feed = readFileSync(path.join(named, prefixOf(language), "feed.atom"), "utf8");
      expect(schemaComplaints("atom", feed)).toBe("");
      expect(feed).toContain(`href="${origin}${prefixOf(language)}/blog"`);
      expect(existsSync(path.join(named, prefixOf(language), "feed.json"))).toBe(true);
    }
    const list = readFileSync(path.join(named, "sitemap.xml"), "utf8");
    expect(schemaComplaints("sitemap", list)).toBe("");
    expect(list).toContain(`<loc>${origin}/en/faq</loc>`);
    expect(list).not.toContain("/submit");
    expect(readFileSync(path.join(named, "robots.txt"), "utf8")).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const article = files.find((name) => /^de\/blog\/\w{20}\/index/.test(name)) ?? "";
    const [, card = ""] =
      /property="og:image" content="([^"]*)"/.exec(readFileSync(path.join(named, article), "utf8")) ?? [];
    expect(card).toMatch(/^https:\/\/capi\.example\/uploads\//);
    const picture = readFileSync(path.join(named, card.replace(origin, "")));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  it("does not write over anything", async () => {
    const used = mkdtempSync(path.join(folder, "usata-"));
    writeFileSync(path.join(used, "appunti.txt"), "miei");
    expect(await giramondo("export", used)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/non è vuota/) as string,
    });
    expect(readdirSync(used)).toEqual(["appunti.txt"]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  });
});

function referencesIn(text: string): string[] {
  return [...text.matchAll(/<(?:a|link|img|source|image)\b[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('rel="canonical"')
      ? []
      : [...tag.matchAll(/\b(href|src|srcset|srcSet)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) =>
          name.toLowerCase() === "srcset" ? value.split(", ").map((one) => one.split(" ")[0] ?? "") : [value],
        ),
  );
}
