import { describe, expect, it } from "vitest";
import { type Language, languages, prefixOf, meantPath, splitLanguage, wordsIn } from "./languages.server";

/** Returns every sentence of a language by its path. The forms of a plural count one by one. */
function sentencesOf(part: unknown, path = ""): [string, string][] {
  if (typeof part === "string") return [[path, part]];
  return Object.entries(part as object).flatMap(([key, value]) => sentencesOf(value, `${path}/${key}`));
}
const count = (sentence: string, sign: string) => sentence.split(sign).length - 1;
const placesIn = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
const italian = new Map(sentencesOf(wordsIn("it", "{product}").text));

describe.each(languages)("%s", (language) => {
  const own = sentencesOf(wordsIn(language, "{product}").text);

  it("has the sentences of Italian with the same places, and none that is empty", () => {
    expect(own.map(([path]) => path).sort()).toEqual([...italian.keys()].sort());
    for (const [path, sentence] of own) {
      expect(sentence.trim(), path).toBe(sentence);
      expect(sentence, path).not.toBe("");
      if (!path.endsWith("/one")) expect(placesIn(sentence), path).toEqual(placesIn(italian.get(path) ?? ""));
    }
  });

  it("has a form for every number that it tells apart up to a million", () => {
    const { locale } = wordsIn(language, "").language;
    const rules = new Intl.PluralRules(locale);
    const needed = [0, 1, 2, 3, 5, 11, 21, 100, 1001].map((count) => rules.select(count));
    for (const category of new Set(needed)) expect(["one", "other"]).toContain(category);
  });

  it("writes whole numbers with its own sign between thousands", () => {
    const { number, language: own } = wordsIn(language, "");
    // Italian and Spanish write four digits without a sign.
    const useGrouping = language === "it" || language === "es" ? "min2" : "always";
    const format = new Intl.NumberFormat(language === "es" ? "fr-FR" : own.locale, { useGrouping });
    for (const value of [0, 7, 42, 999, 1000, 10_500, 123_456, 1_000_000, 40_075_017]) {
      expect(number(value)).toBe(format.format(value));
    }
  });

  it("writes every day of a year as Intl does, but for the first of an Italian or French month", () => {
    const { dayAndMonth, dayInWords, language: own } = wordsIn(language, "");
    const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;
    const whole = new Intl.DateTimeFormat(own.locale, { ...day, year: "numeric" });
    const short = new Intl.DateTimeFormat(own.locale, day);
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2025, 0, 1); at += 24 * 60 * 60 * 1000) {
      const iso = new Date(at).toISOString().slice(0, 10);
      const asWritten = (day: string) => day.replace(/^1 /, `${own.firstDay ?? "1"} `);
      expect([dayInWords(iso), dayAndMonth(iso)]).toEqual(
        [whole, short].map((each) => asWritten(each.format(at))),
      );
    }
  });

  it("finds its own addresses", () => {
    expect(splitLanguage(`${prefixOf(language)}/faq`)).toEqual({ language, path: "/faq" });
    expect(splitLanguage(prefixOf(language) || "/")).toEqual({ language, path: "/" });
  });
});

it.each<[Language, string, (sentence: string) => boolean]>([
  [
    "fr",
    "no space that breaks before : ; ! ? and »",
    (sentence) => !/(?<!\u00a0)[:;!?»](?=\s|$)/.test(sentence),
  ],
  ["fr", "none that breaks after «", (sentence) => !/«(?!\u00a0)/.test(sentence)],
  ["es", "an ¿ for every ?", (sentence) => count(sentence, "¿") === count(sentence, "?")],
  ["es", "an ¡ for every !", (sentence) => count(sentence, "¡") === count(sentence, "!")],
  [
    "de",
    "its own quotes",
    (sentence) => count(sentence, "„") === count(sentence, "“") && !/[«»”]/.test(sentence),
  ],
  [
    "en",
    "its own quotes",
    (sentence) => count(sentence, "“") === count(sentence, "”") && !/[«»„]/.test(sentence),
  ],
  ...(["en", "fr", "de", "es"] as const).map(
    (language): [Language, string, (sentence: string) => boolean] => [
      language,
      "no quotes nor apostrophes of typewriters",
      (sentence) => !/['"]/.test(sentence),
    ],
  ),
  [
    "de",
    "one noun for a stop: an Etappe is a line",
    (sentence) => !/Etappe/.test(sentence) || /Linie/.test(sentence),
  ],
])("%s has %s", (language, _, isWritten) => {
  const sentences = sentencesOf(wordsIn(language, "Capi").text);
  expect(sentences.filter(([, sentence]) => !isWritten(sentence))).toEqual([]);
});

it("writes no day of a year with an article that it cannot have", () => {
  for (const language of languages) {
    const { dated, dayInWords, longDate, shortDate, text } = wordsIn(language, "Capi");
    const { latestStop, lastStop, toCome, over, lasting, lastDay } = text.journey;
    const { withdrawn, withdrawnJustNow } = text.receipt;
    for (const iso of ["2026-03-01", "2026-05-08", "2026-05-11", "2026-05-18"]) {
      const day = dayInWords(iso);
      const values = { day, start: day, end: day, city: "Ancona" };
      const sentences: string[] = [
        latestStop,
        lastStop,
        toCome,
        over,
        lasting,
        lastDay,
        withdrawn,
        withdrawnJustNow,
      ];
      const written = [
        ...sentences.map((sentence) => dated<string>(sentence, values)),
        longDate(iso),
        shortDate(iso),
      ];
      for (const sentence of written) {
        if (language === "it") expect(sentence).not.toMatch(/\b(?:il|[dn]?[ea]l) (?:8|11) /i);
        if (language === "fr") expect(sentence).not.toMatch(/\b1 \p{L}/u);
      }
    }
  }
  const { dated, longDate, text } = wordsIn("it", "Capi");
  expect(dated(text.journey.latestStop, { city: "Ancona", day: "8 maggio" })).toBe(
    "Adesso sono qui: Ancona, dall’8 maggio.",
  );
  expect(dated(text.journey.lasting, { start: "11 maggio", end: "18 maggio" })).toBe(
    "Dall’11 maggio al 18 maggio.",
  );
  expect(dated(text.receipt.withdrawn, { day: "8 maggio" })).toBe("L’hai ritirata l’8 maggio.");
  expect(longDate("2026-05-08")).toBe("venerdì 8 maggio 2026");
  expect(wordsIn("fr", "Capi").longDate("2026-09-01")).toBe("mardi 1er septembre 2026");
});

it("puts no word that a town's name would change before a town", () => {
  const towns = /\{(?:city|first|last)\}/.source;
  for (const [language, before] of [
    ["fr", new RegExp(`\\b(?:de|que|jusque|à) ${towns}`)],
    ["it", new RegExp(`\\b[ae] ${towns}`)],
    ["es", new RegExp(`\\b[yo] ${towns}`)],
  ] as const) {
    const broken = sentencesOf(wordsIn(language, "Capi").text).filter(([, sentence]) =>
      before.test(sentence),
    );
    expect(broken, language).toEqual([]);
  }
});

it("elides before a name that begins with a vowel", () => {
  expect(wordsIn("fr", "Ugo").text.feeds.title).toBe("Le carnet de voyage d’Ugo");
  expect(wordsIn("fr", "Capi").text.feeds.title).toBe("Le carnet de voyage de Capi");
});

it("counts as each language does", () => {
  const badge = (language: (typeof languages)[number], count: number) => {
    const { plural, text } = wordsIn(language, "Capi");
    return plural(text.map.badge, count);
  };
  expect(badge("it", 1)).toBe("1 tappa del viaggio");
  expect(badge("it", 0)).toBe("0 tappe del viaggio");
  expect(badge("fr", 0)).toBe("0 étape du voyage");
  expect(badge("en", 12)).toBe("12 stops on the journey");
  expect(badge("de", 12_345)).toBe("12.345 Stationen der Reise");
});

it("takes nothing for a prefix that is none", () => {
  for (const path of ["/it/faq", "/EN/faq", "/english", "/xx/faq", "/"]) {
    expect(splitLanguage(path)).toEqual({ language: "it", path });
  }
});

it.each([
  ["/EN", "/en"],
  ["/En/blog/abc", "/en/blog/abc"],
  ["/it", "/"],
  ["/it/", "/"],
  ["/IT/faq", "/faq"],
  ["/it//example.org/faq", "/example.org/faq"],
  ["/DE///example.org", "/de/example.org"],
  ["/FR/ricevuta//abc/", "/fr/ricevuta/abc/"],
  ["/en/EN", null],
  ["/en", null],
  ["/en/faq", null],
  ["/italia", null],
  ["/xx/faq", null],
  ["/faq", null],
  ["//it/faq", null],
  ["/", null],
])("by %s %s is meant", (path, meant) => {
  expect(meantPath(path)).toBe(meant);
});
