import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isCommonPassword, passwordFault } from "./password-rules";

const packed = brotliDecompressSync(readFileSync("build/passwords.br")).toString();
const common = new Set(packed.split("\n"));
const passwords = { common: () => common };
const site = {
  publicSettings: {
    productName: "Ugo il Riccio",
    publicUrl: "https://ugo.example",
    contactEmail: "posta@ugo.example",
  },
  passwords,
};

describe("everybody tries first", () => {
  it.each([
    "password",
    "Password123!",
    "p4ssw0rd",
    "12345678",
    "87654321",
    "123456789a",
    "11111111",
    "12341234",
    "abcabcabc",
    "qwertyuiop",
    "Qwerty2024",
    "1q2w3e4r",
    "abcdefgh",
    "iloveyou",
    "Ti amo!!!",
    "forza-roma",
    "CiaoCiao",
    "Giuseppe1985",
    "giramondo",
    "capibara",
    "UGOILRICCIO",
    "Ugo il riccio",
    "ugougougo",
    "UgoUgo1!",
    "Ugo2026Ugo2026",
    "Ugo2026!!",
    "ugo.example",
    "posta@ugo.example",
    "pass word",
    "jennifer",
    "Jennifer7!",
    "mustang1",
    "samsung1",
    "michelle",
    "trustno1",
    "12101989",
  ])("%s", (password) => {
    expect(isCommonPassword(password, site)).toBe(true);
  });
});

describe("nobody guesses so soon", () => {
  it.each([
    "muretto-del-porto",
    "quattro parole a caso",
    "capibara felice",
    "una password lunga",
    "una-password-di-prova",
    "milan-4821-7730-1956",
    "k7Qz!mPa",
    "Nel 1987 a Camogli!",
    "пароль-на-море",
    "🦫🦫🗺️✈️🏝️🐚🌊⛵",
  ])("%s", (password) => {
    expect(isCommonPassword(password, site)).toBe(false);
  });
});

it("a site without an address has no empty name that everything would contain", () => {
  expect(
    isCommonPassword("muretto-del-porto", {
      publicSettings: { productName: "Io", publicUrl: null, contactEmail: "" },
      passwords,
    }),
  ).toBe(false);
});

it("the three thousand most common passwords that are long enough are refused, in capitals too", () => {
  expect(common.size).toBe(3000);
  const faults = [...common]
    .flatMap((word) => [word, word.toUpperCase()])
    .map((word) => passwordFault(word, site));
  expect(new Set(faults)).toEqual(new Set(["common"]));
});
