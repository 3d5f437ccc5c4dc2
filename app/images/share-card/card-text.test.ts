import { beforeAll, expect, test } from "vitest";
import { cardAssets } from "../../../tests/support/photos/card-assets";
import type { CardFont } from "./card-assets.server";
import { arcPaths, fitText, linePaths, printableText, textWidth } from "./card-text";

let font: CardFont;
beforeAll(async () => {
  ({ font } = await cardAssets());
});

test.each([
  ["Perché no? «Così» – disse l’oste…", "Perché no? «Così» – disse l’oste…"],
  ["Łódź, Škofja Loka, Đà Nẵng, Москва", "Łódź, Škofja Loka, Đà Nẵng, Москва"],
  ["  Un\tgiro\n in   barca ", "Un giro in barca"],
  ["Ciao 🦫🇮🇹 Capi", "Ciao Capi"],
  ["𝓒𝓪𝓹𝓲 ｉｎ ﬁla", "Capi in fila"],
  ["東京 日本", ""],
  ["\u202eRoma\u0000\ud800\u200d", "Roma"],
  ["e\u0300 Modica", "è Modica"],
])("of %j the font shows %j", (text, shown) => {
  expect(printableText(font, text)).toBe(shown);
});

test("every character that is shown has an outline", () => {
  const [line, arc] = [
    linePaths(font, "Città", { x: 0, y: 0, size: 50 }),
    arcPaths(font, "Città", { radius: 80, size: 20, spacing: 2 }),
  ];
  for (const svg of [line, arc]) expect(svg.match(/<path [^>]*d="M[^"]{20,}"/g)).toHaveLength(5);
});

test("letters that lean away from each other stand closer", () => {
  expect(textWidth(font, "AV", 100)).toBeLessThan(textWidth(font, "A", 100) + textWidth(font, "V", 100));
  expect(textWidth(font, "ÀV", 100)).toBeLessThan(textWidth(font, "À", 100) + textWidth(font, "V", 100));
});

test("a text has the largest size in which it fits, and loses its end only when none is small enough", () => {
  const box = { width: 400, height: 200, sizes: [60, 40, 20] };
  expect(fitText(font, ["Roma"], box)).toEqual({ size: 60, lines: ["Roma"] });
  const longer = fitText(font, "Il mercato del pesce di Catania all’alba".split(" "), box);
  expect(longer.size).toBe(40);
  expect(longer.lines.join(" ")).toBe("Il mercato del pesce di Catania all’alba");
  const endless = fitText(font, Array<string>(80).fill("parola"), box);
  expect([endless.size, endless.lines.length]).toEqual([20, 8]);
  expect(endless.lines.at(-1)).toMatch(/parola…$/);
  const broken = fitText(font, ["o".repeat(60)], box);
  expect(broken.lines.join("")).toBe("o".repeat(60));
  for (const { size, lines } of [longer, endless, broken]) {
    for (const line of lines) expect(textWidth(font, line, size)).toBeLessThanOrEqual(box.width);
  }
});
