import { expect, test } from "vitest";
import { languages, prefixOf, wordsIn } from "~/text/languages.server";
import { textOf } from "../../support/pages/form-html";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const page = async ({ url }: SiteInProcess, path = "/privacy") => textOf(await fetch(url + path));

/** Opens a site, runs `act`, and closes the site. */
async function withSite(environment: Record<string, string>, act: (site: SiteInProcess) => Promise<void>) {
  const running = await siteInProcess(environment);
  try {
    await act(running);
  } finally {
    await running.close();
  }
}

test("the privacy page tells visitors whose map it is and whom to ask, and every page leads to it", async () => {
  await withSite({ CONTACT_EMAIL: "ciao@capi.example" }, async (running) => {
    const answer = await fetch(`${running.url}/privacy`);
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([200, null]);
    const html = await textOf(answer);
    expect(html).toContain("OpenStreetMap (tile.openstreetmap.org)");
    expect(html).toContain('href="https://osmfoundation.org/wiki/Privacy_Policy"');
    expect(html).toContain(
      "A ciao@capi.example, che cura il viaggio. Qui «io» è Capi: per me risponde ciao@capi.example.",
    );
    expect(html).toContain("mailto:ciao@capi.example");
    expect(html).toContain("sembra spam va nel cestino 30 giorni dopo che è stata vista");
    expect(html).toMatch(/Ultima modifica di questa pagina: \d+ \w+ 2026\./);
    expect(html).not.toContain("<script");
    for (const path of ["/", "/social", "/submit", "/map", "/blog", "/faq", "/t", "/non/esiste"]) {
      const other = await fetch(running.url + path);
      expect(other.headers.get("Set-Cookie"), path).toBeNull();
      expect(await textOf(other), path).toContain('href="/privacy"');
    }
    for (const language of languages) {
      const to = `href="${prefixOf(language)}/privacy"`;
      // The page of a tag has no footer.
      expect(await page(running, `${prefixOf(language)}/t/AAAAAA?lingua=it`), language).toContain(to);
      const form = await page(running, `${prefixOf(language)}/submit`);
      const at = form.indexOf('name="consent"');
      expect(form.slice(at, form.indexOf('class="form-send"', at)), language).toContain(to);
    }
  });
});

test("it names who looks after the journey and the server of the map, as the owner has set them", async () => {
  const environment = { TILE_URL: "https://tile.example/{z}/{x}/{y}.png", OWNER_NAME: "Marta Bianchi" };
  await withSite(environment, async (running) => {
    const html = await page(running);
    expect(html).toContain("A Marta Bianchi, che cura il viaggio.");
    expect(html).toContain("a tile.example.");
    expect(html).not.toContain("OpenStreetMap");
    const map = await page(running, "/en/map");
    expect(map).toContain('The detailed map gets its images from <a href="https://tile.example/"');
  });
});

test("TILE_URL=none leaves the live map out, and nothing says that images come from elsewhere", async () => {
  await withSite({ TILE_URL: "none" }, async (running) => {
    const html = await page(running);
    expect(html).not.toMatch(/mappa dettagliata|OpenStreetMap|chi serve la mappa/);
    const map = await fetch(`${running.url}/map`);
    expect(map.headers.get("Content-Security-Policy")).toContain("img-src 'self' data:;");
    const shown = await textOf(map);
    expect(shown).toContain('class="map-drawn"');
    expect(shown).not.toMatch(/class="map-live"|mappa dettagliata/);
  });
});

test("it says by which ways the owner is told, and nothing of ways that are not set", async () => {
  const { notices, brief, full, byMail, byMessage, byPush } = wordsIn("it", "Capi").text.privacy.sections
    .keeping.text[2];
  const { reminded } = wordsIn("it", "Capi").text.privacy.sections.howLong.text[0];
  const all = { notices, brief, full, byMail, byMessage, byPush, reminded };
  const said = (html: string) =>
    Object.entries(all).flatMap(([name, words]) => (html.includes(words) ? name : []));
  await withSite({}, async (running) => expect(said(await page(running))).toEqual([]));
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", NOTIFY_EMAIL: "marta@capi.example" };
  await withSite(mail, async (running) => {
    expect(said(await page(running))).toEqual(["notices", "brief", "byMail", "reminded"]);
  });
  const message = { NOTIFY_URL: "https://avvisi.example/argomento", NOTIFY_DETAIL: "full" };
  await withSite(message, async (running) => {
    expect(said(await page(running))).toEqual(["notices", "full", "byMessage", "reminded"]);
    expect(await page(running)).not.toContain("avvisi.example");
  });
});

test("it says that words and photos are on another server where they are, in every language", async () => {
  await withSite({}, async ({ site, url }) => {
    for (const [words, photos] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      Object.assign(site.elsewhere, { database: words, photos });
      await site.pages.clear();
      for (const language of languages) {
        const html = await textOf(await fetch(`${url}${prefixOf(language)}/privacy`));
        const [place] = wordsIn(language, "Capi").text.privacy.sections.keeping.text;
        const { disk, wordsOnDisk, photosOnDisk, database, bucket } = place;
        const names = { disk, wordsOnDisk, photosOnDisk, database, bucket };
        const said = Object.entries(names).flatMap(([name, sentence]) =>
          html.includes(`<p>${sentence}`) || html.includes(` ${sentence}`) ? name : [],
        );
        const wanted = [
          ...(!words && !photos ? ["disk"] : []),
          ...(!words && photos ? ["wordsOnDisk"] : []),
          ...(words && !photos ? ["photosOnDisk"] : []),
          ...(words ? ["database"] : []),
          ...(photos ? ["bucket"] : []),
        ];
        expect(said, `${language} ${words} ${photos}`).toEqual(wanted);
        expect(html).not.toMatch(/\{\w+\}/);
      }
    }
  });
});

/** The page's own text, without the top and the foot of the site. */
const mainOf = (html: string) =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "")
    .replace(/<\/(?:h1|h2|p|dt|dd)>/g, ".\n")
    .replace(/<[^>]+>/g, "")
    .replace(/([.!?])\.\n/g, "$1\n");
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'@.-]*/gu) ?? [];
const sentencesOf = (text: string) =>
  text.split(/[.!?][»“]?\s+/).filter((sentence) => wordsOf(sentence).length > 0);

/** Words and photos are on the site's own disk, whatever engines these tests run on. */
const here = ({ site }: SiteInProcess) => Object.assign(site.elsewhere, { database: false, photos: false });

/** Settings that add sentences to the page, and how many features they turn on. */
const settings: [features: number, Record<string, string>][] = [
  [0, {}],
  [1, { SMTP_URL: "smtp://127.0.0.1:9", NOTIFY_EMAIL: "marta@capi.example" }],
  [1, { NOTIFY_URL: "https://avvisi.example/argomento", NOTIFY_DETAIL: "full" }],
];

test.each(settings)(
  "it is short, and a fourteen-year-old can read it (%i features)",
  async (features, environment) => {
    await withSite({ ...environment, OWNER_NAME: "Marta Bianchi" }, async (running) => {
      here(running);
      for (const language of languages) {
        const text = mainOf(await page(running, `${prefixOf(language)}/privacy`));
        expect(wordsOf(text).length, language).toBeLessThanOrEqual(800 + 40 * features);
        const long = sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 25);
        expect(long, language).toEqual([]);
      }
      // Gulpease, the index of readability made for Italian: 89 + (300 × sentences − 10 × letters) / words.
      const text = mainOf(await page(running));
      const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
      const index = 89 + (300 * sentencesOf(text).length - 10 * letters) / wordsOf(text).length;
      expect(index).toBeGreaterThanOrEqual(72);
    });
  },
);

test("its first lines answer what is kept, who sees it, how long, how to take it back and whom to ask", async () => {
  await withSite({ OWNER_NAME: "Marta Bianchi" }, async (running) => {
    for (const language of languages) {
      const { short } = wordsIn(language, "Capi").text.privacy;
      const top =
        (await page(running, `${prefixOf(language)}/privacy`)).split('<section class="prose"')[0] ?? "";
      const lines = Object.values(short).map(({ text }) => text.replaceAll("{owner}", "Marta Bianchi"));
      expect(Object.keys(short)).toEqual(["kept", "seen", "howLong", "back", "owner"]);
      for (const line of lines) expect(top, language).toContain(line);
    }
  });
});

test("no fact that people have a right to know is left out, in any language", async () => {
  await withSite({}, async (running) => {
    here(running);
    for (const language of languages) {
      const { sections } = wordsIn(language, "Capi").text.privacy;
      const html = await page(running, `${prefixOf(language)}/privacy`);
      const paragraphs: readonly (readonly Record<string, string>[])[] = Object.values(sections).map(
        ({ text }) => text,
      );
      const said: Record<string, string> = Object.assign({}, ...paragraphs.flat());
      const always = [
        ...[
          "asked",
          "address",
          "like",
          "tiles",
          "minors",
          "kept",
          "photos",
          "sighting",
          "draft",
          "counted",
          "mail",
        ],
        ...[
          "disk",
          "seen",
          "receipt",
          "following",
          "deleted",
          "spam",
          "how",
          "stop",
          "left",
          "posts",
          "lost",
        ],
        ...["backups", "out", "bases", "ask", "shown", "report"],
      ];
      for (const name of always) {
        const sentence = (said[name] ?? "missing").replaceAll(
          "{tilesFrom}",
          "OpenStreetMap (tile.openstreetmap.org)",
        );
        expect(html, `${language} ${name}`).toContain(sentence);
      }
    }
  });
});
