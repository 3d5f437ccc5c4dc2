import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "./languages.server";

/** A word that stands for one thing: only in these files of a language, or nowhere. `except`: phrases that stay. */
interface Rule {
  word: RegExp;
  only?: string[];
  except?: string[];
}

/** /privacy is rewritten as a whole, with its own words for articles and messages. */
const privacy = "finder/privacy.ts";
const sighting = ["finder/sighting.ts", "problems.ts", privacy];
const report = ["finder/report.ts", "problems.ts", privacy];
const push = ["follow.ts", "problems.ts", privacy];

/** One noun for one thing: a sighting, a report, a notification, a message on the screen, a story in the diary. */
const rules: Record<Language, Rule[]> = {
  it: [
    { word: /avvistament/i, only: sighting },
    { word: /segnalazion/i, only: report },
    { word: /\bavvis[oi]\b/i, only: push },
    { word: /notific/i, only: [privacy] },
    // The spec's own words for a page without an article, and for the badge of a stop.
    { word: /articol/i, only: [privacy], except: ["Articolo non trovato", '"Articolo"'] },
    { word: /\bripres|\bRiprend/ },
    { word: /senza lasciare un indirizzo/ },
  ],
  en: [
    { word: /\bsighting/i, only: sighting },
    { word: /\breports?\b/i, only: report },
    { word: /notif/i, only: push },
    { word: /\bnotices?\b/i },
    { word: /\barticle/i, only: [privacy] },
    { word: /on this phone"/i },
  ],
  fr: [
    { word: /repérage/i, only: sighting },
    { word: /signalement/i, only: report },
    { word: /notification/i, only: push },
    { word: /\bavis\b/i, except: ["changes d’avis"] },
    { word: /journal/i, except: ["un journal technique"] },
    { word: /\barticle/i, only: [privacy] },
  ],
  de: [
    { word: /Sichtung/, only: sighting },
    { word: /Hinweis/, only: report },
    { word: /Mitteilung/, only: push },
    { word: /Meldung/, only: ["layout.ts"] },
    { word: /Quittung|Kennwort|Benachrichtigung/ },
    { word: /Artikel/, only: [privacy] },
  ],
  es: [
    { word: /avistamiento/i, only: sighting },
    { word: /\bavisos?\b/i, only: report },
    { word: /notificaci/i, only: push },
    { word: /artículo/i, only: [privacy] },
    // A 'sitio' is a spot where the toy lies; the site is 'esta web'.
    { word: /\bsitios?\b/i, only: ["home.ts", "finder/tag-page.ts"] },
    { word: /lector de noticias|señalar\b/i },
  ],
};

/** The panel, the mails and the terminal. `restore` is 'ripristina', `resume` 'riattiva', `withdraw` 'ritira'. */
const ownerRules: Rule[] = [
  { word: /secondo passo|password di adesso/i },
  { word: /\b[Rr]iprend|\bripres/, except: ["poi tutto riprende da solo", "riprendili in /admin"] },
  { word: /cartellino[^"`]*ritirat|[Rr]itira[^"`]*cartellino/ },
  { word: /\bdeposito\b/ },
  { word: /lascia via|non ce la fa\b/ },
];

/** Returns the sentences in the files of a folder. */
function linesOf(folder: string, files: string[]): { file: string; line: string }[] {
  return files.flatMap((file) => {
    const source = readFileSync(`${folder}/${file}`, "utf8").replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|import ).*$/gm,
      "",
    );
    const sentences = source.match(/"(?:[^"\\]|\\.)*"|`[^`]*`/g) ?? [];
    return sentences.map((line) => ({ file, line }));
  });
}

function broken(lines: { file: string; line: string }[], all: Rule[]) {
  return lines.filter(({ file, line }) =>
    all.some(({ word, only = [], except = [] }) => {
      const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ""), line);
      return word.test(rest) && !only.includes(file);
    }),
  );
}

test.each(Object.keys(rules) as Language[])("%s has one noun for one thing", (language) => {
  const folder = `app/text/${language}`;
  const files = globSync(["*.ts", "finder/*.ts"], { cwd: folder }).filter((file) => file !== "api.ts");
  const lines = linesOf(folder, files);
  expect(broken(lines, rules[language])).toEqual([]);
  // Each noun is somewhere: a rule about a word that is gone would hold by itself.
  for (const { word, only = [] } of rules[language]) {
    if (only.length > 0)
      expect(
        lines.some(({ line }) => word.test(line)),
        String(word),
      ).toBe(true);
  }
});

test("panel and terminal have one verb for one act", () => {
  const folder = "app/text/it";
  const files = globSync(["admin/**/*.ts", "commands/*.ts", "api.ts"], { cwd: folder });
  expect(broken(linesOf(folder, files), ownerRules)).toEqual([]);
});
