import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { constants, createBrotliDecompress } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOwnPhotos, releasePhotos } from "~/domain/press/press-photos.server";
import { changeBook } from "~/domain/book/book.server";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { languages, prefixOf } from "~/text/languages.server";
import type { ReceivedFile } from "../../../app/domain/photos/files/store-photos.server";
import { createLocation } from "~/domain/locations/save-location.server";
import { startOf } from "../../support/checks/start-script";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";
import { receivedIn } from "../../support/photos/received-file";

/** One TCP flight: the maximum weight of a reading page with its styles, in bytes. */
const flight = 14 * 1024;

const form = {
  existingPhoto: null,
  existingPhotos: [],
  storyId: null,
  token: null,
  draftId: null,
  removed: [],
};

let running: SiteInProcess;
let article: string;

/** Creates an article. Returns its id. */
async function publish(fields: Record<string, string>, received: ReceivedFile[] = []): Promise<string> {
  const made = await createBlogPost(running.site, { ...form, fields, received });
  if (!made.ok) throw new Error("no article");
  return made.value.id;
}

const textOf = async (path: string) => (await fetch(new URL(path, running.url))).text();

beforeAll(async () => {
  running = await siteInProcess({ PUBLIC_URL: "https://capi.example" });
  await changeBook(running.site, { open: true });
  const content = "Il mare era mosso, il cane abbaiava, lui guardava l’orizzonte e non diceva niente. ";
  const cities = ["Camogli", "Lisbona", "Courmayeur", "Trieste", "Siena", "Como", "Bari", "Nizza", "Oslo"];
  for (const city of [...cities, "Castellammare del Golfo", "San Benedetto del Tronto", "Lecce"]) {
    const photo = await receivedIn(running.site, `${city}.jpg`, await jpegPhoto());
    const fields = {
      title: `Tre giorni a ${city}, senza fretta`,
      content: `${city}! ${content.repeat(1 + (city.length % 4))}`,
      city,
      country: "Italia",
      authorName: `Chi l’ha trovato a ${city}`,
    };
    const id = await publish(fields, [photo]);
    article = `/blog/${id}`;
    const photoOfStop = await receivedIn(running.site, `${city}.jpg`, await jpegPhoto());
    const stop = { name: "Il molo", city, country: "Italia", latitude: "44.3485", longitude: "9.1544" };
    for (const [received, blogPostId] of [[[], id] as const, [[photoOfStop], ""] as const]) {
      await createLocation(running.site, {
        ...form,
        existingPhotos: [],
        fields: { ...stop, description: "", blogPostId },
        received: [...received],
      });
    }
  }
  const own = await listOwnPhotos(running.site, { limit: 5, offset: 0 });
  await releasePhotos(running.site, () => own.map(({ name }) => name));
});
afterAll(() => running.close());

/** Returns an answer as a browser gets it: its coding, the bytes of its body, and its text. */
function receive(path: string): Promise<{ bytes: number; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, running.url), { headers: { "Accept-Encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve({ bytes, encoding: answer.headers["content-encoding"] }));
    });
    sent.on("error", reject).end();
  });
}

const inAllLanguages = [
  "/",
  "/social",
  "/faq",
  "/privacy",
  "/accessibilita",
  "/blog",
  "/t",
  "/t/AAAAAA",
  "/libro",
  "/stampa",
  "/una/pagina/che/non/esiste",
].flatMap((path) => languages.map((language) => prefixOf(language) + path));

test.each([...inAllLanguages, "article"])(
  "%s arrives with its styles in one flight, without a script of React's",
  async (page) => {
    const path = page === "article" ? article : page;
    const html = await textOf(path);
    expect(html).not.toMatch(
      /<script(?!>[^<]*\("\/blog-post.js"\)<| type="application\/ld\+json")|modulepreload|\son\w+=|rel="stylesheet"/,
    );
    expect(html).toContain("<style>");
    const { bytes, encoding } = await receive(path);
    expect(encoding).toBe("br");
    expect(bytes).toBeLessThanOrEqual(flight);
  },
);

/** Returns the part of an answer that fits into its first flight. */
async function firstFlightOf(path: string): Promise<string> {
  const sent = await new Promise<Buffer>((resolve, reject) => {
    const asked = request(new URL(path, running.url), { headers: { "Accept-Encoding": "br" } }, (answer) => {
      answer.toArray().then((chunks) => resolve(Buffer.concat(chunks as Buffer[])), reject);
    });
    asked.on("error", reject).end();
  });
  const soFar = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  soFar.end(sent.subarray(0, flight));
  return Buffer.concat((await soFar.toArray()) as Buffer[]).toString();
}

test.each(languages.map((language) => `${prefixOf(language)}/map`))(
  "of %s the first flight has the styles, the drawn map and the beginning of the list",
  async (path) => {
    const html = await firstFlightOf(path);
    expect(html).toContain("</style>");
    expect(html).toContain('class="map-live"');
    expect(html).toContain('<article class="stop-card"');
  },
);

test.each(languages.map((language) => `${prefixOf(language)}/submit`))(
  "of %s the first flight has the whole form",
  async (path) => {
    expect(await firstFlightOf(path)).toMatch(/<style>[^]*<\/form>[^]*<\/main>/);
  },
);

test("a page asks for its first photo before its styles", async () => {
  for (const path of ["/blog", article]) {
    const html = await textOf(path);
    const [preload = "", srcset = "none"] =
      /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"[^>]*>/.exec(html) ?? [];
    expect(preload).toContain('fetchpriority="high"');
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf("<style>"));
    expect(html.indexOf(`srcSet="${srcset}"`)).toBe(html.indexOf("srcSet="));
  }
});

test("whoever has been here before gets links to the style sheets that the browser has", async () => {
  const html = await (await fetch(running.url, { headers: { Cookie: "been=here" } })).text();
  expect(html).toMatch(/<link rel="stylesheet" href="\/build\/_assets\/site-\w+\.css"/);
  expect(html).not.toContain("<style>");
});

/** Returns the names of the classes in a style sheet. */
function classesIn(css: string): Set<string> {
  return new Set(
    [...css.replace(/\{[^{}]*\}/g, "{}").matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ""),
  );
}

test.each([
  "/",
  "/social",
  "/faq",
  "/privacy",
  "/accessibilita",
  "/blog",
  "article",
  "photo",
  "/map",
  "/map/incorpora",
  "/libro",
  "/libro/stampa",
  "/submit",
  "/t",
  "/api",
  "/nulla",
])("%s brings the styles of everything that it shows", async (page) => {
  const path = page === "article" ? article : page === "photo" ? `${article}/foto/1` : page;
  const html = await textOf(path);
  const own = classesIn(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "");
  const sheets = readdirSync("public/build/_assets").filter((file) => file.endsWith(".css"));
  const styled = new Set(
    sheets.flatMap((file) => [...classesIn(readFileSync(`public/build/_assets/${file}`, "utf8"))]),
  );
  const shown = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => styled.has(name) && !own.has(name))).toEqual([]);
});

/** Returns the scripts that a page loads before React takes over, as a browser finds them. */
async function scriptsOf(path: string): Promise<string[]> {
  const start = startOf(await textOf(path));
  const scripts = new Set(start?.modules.map(([, address]) => address));
  expect(scripts.size).toBeGreaterThan(0);
  scripts.add(start?.manifest.entry.module ?? "");
  for (const script of scripts) {
    const text = await textOf(script);
    for (const [, address = ""] of text.matchAll(/(?:\bfrom|\bimport)"(\.[^"]+\.js)"/g)) {
      scripts.add(new URL(address, new URL(script, running.url)).pathname);
    }
  }
  return [...scripts];
}

test.each([
  ["/submit", 90],
  ["/map", 90],
])("%s loads at most ten scripts, of %i kB together", async (path, kilobytes) => {
  const scripts = await scriptsOf(path);
  expect(scripts.length).toBeLessThanOrEqual(10);
  const parts = await Promise.all(scripts.map(receive));
  expect(parts.map(({ encoding }) => encoding)).toEqual(parts.map(() => "br"));
  expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(kilobytes * 1024);
});

interface Output {
  entryPoint?: string;
  inputs: Record<string, unknown>;
  imports: { path: string; kind: string }[];
}

/** Returns the source files in all scripts that a route's page loads before React takes over. */
function sourcesOf(route: string): string[] {
  const { outputs } = JSON.parse(readFileSync("build/metafile.js.json", "utf8")) as {
    outputs: Record<string, Output>;
  };
  const remixEntry = "node_modules/@remix-run/dev/dist/config/defaults/entry.client.tsx";
  const entries = [remixEntry, "root.tsx?browser", `${route}?browser`];
  const wanted = Object.keys(outputs).filter((file) =>
    entries.some((entry) => outputs[file]?.entryPoint?.replace("browser-route-module:", "") === entry),
  );
  for (const file of wanted) {
    const needed = outputs[file]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
    wanted.push(...needed.map(({ path }) => path).filter((path) => !wanted.includes(path)));
  }
  return wanted.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

test("the owner's form library is loaded with the owner's forms alone, and zod not even there at first", () => {
  const loads = (route: string, name: RegExp) => sourcesOf(route).some((source) => name.test(source));
  for (const route of ["routes/submit.tsx", "routes/map.tsx"]) {
    expect(loads(route, /react-dom/), route).toBe(true);
    expect(loads(route, /@conform-to|\/zod\//), route).toBe(false);
  }
  for (const route of ["routes/admin.nuovo-articolo.tsx", "routes/admin.nuova-location.tsx"]) {
    expect(loads(route, /@conform-to/), route).toBe(true);
    expect(loads(route, /\/zod\//), route).toBe(false);
  }
});

test("a card of the diary carries the beginning of a long article, the article's page all of it", async () => {
  const told = Array.from({ length: 900 }, (_, n) => `parola${n}`).join(" ");
  const id = await publish({ title: "Una lunga storia", content: told, city: "Pisa", country: "Italia" });
  const [card = ""] = (await textOf("/blog")).split("</article>").filter((part) => part.includes(id));
  expect(card).toMatch(/parola0 parola1 .*…<\/p>/);
  expect(card).not.toContain("parola100 ");
  expect(await textOf(`/blog/${id}`)).toContain(told);
  expect((await receive("/blog")).bytes).toBeLessThanOrEqual(flight);
});
