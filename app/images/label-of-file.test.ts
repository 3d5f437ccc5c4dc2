import fc from "fast-check";
import { expect, test } from "vitest";
import { labelOfFile } from "./photo-operations.server";

test.each([
  ["IMG_1234.HEIC", "IMG-1234"],
  ["Capi a Città di Castello.jpeg", "Capi-a-Citta-di-Castello"],
  ["C:\\Users\\Anna\\foto.png", "foto"],
  ["../../etc/passwd", "passwd"],
  ["a/b\0c.jpg", "b-c"],
  ["Straße Ærø Łódź.jpg", "Strasse-AEro-Lodz"],
  ["foto\u202Egpj.exe", "foto-gpj"],
  ["🦫🎒.jpg", "foto"],
  ["夏の旅.jpg", "foto"],
  ["ﬁne…①.webp", "fine-1"],
  ["", "foto"],
  [".jpg", "foto"],
  ["...", "foto"],
  ["nessuna estensione", "nessuna-estensione"],
  ["versione.finale.2024.jpg", "versione-finale-2024"],
  [`${"a".repeat(4096)}.jpg`, "a".repeat(40)],
  [`${"a".repeat(39)} bcd.jpg`, "a".repeat(39)],
])("%j is kept as %s", (fileName, label) => {
  expect(labelOfFile(fileName)).toBe(label);
});

test("whatever a file is called, its label is short and safe in an address and on a disk", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (fileName) => {
      expect(labelOfFile(fileName)).toMatch(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?$/);
    }),
    { seed: 20241, numRuns: 2000 },
  );
});
