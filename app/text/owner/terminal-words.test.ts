import { afterEach, expect, test } from "vitest";
import { italianWordIn } from "../../../tests/support/checks/italian-words";
import { spoken as en } from "~/text/en/commands";
import { said, say, sizeText, someOf, speak } from "./terminal-words";

afterEach(() => speak("it"));

/** Says why a setting of the language is wrong, and to whom the first start speaks, in both languages. */
const inBoth = ["OWNER_LANGUAGE"];

function sentencesIn(part: unknown): [key: string, sentence: string][] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value] as [string, string]] : sentencesIn(value),
  );
}

test("no English sentence of the terminal has an Italian word", () => {
  const all = sentencesIn(en);
  expect(all.length).toBeGreaterThan(250);
  const italian = all.filter(([key, sentence]) => !inBoth.includes(key) && italianWordIn(sentence));
  expect(italian).toEqual([]);
});

test("numbers, sizes, names and days are written as each language does", () => {
  const words = () => [
    say(said.doctor.problems, { count: 1 }),
    say(said.doctor.problems, { count: 2 }),
    say(said.doctor.backupWell, { moment: "8 mag 2026, 10:00" }),
    sizeText(3_400_000),
    someOf(["a", "b", "c", "d", "e"]).names,
  ];
  expect(words()).toEqual([
    "C'è un problema da risolvere.",
    "Ci sono 2 problemi da risolvere.",
    "L'ultima copia di sicurezza è dell’8 mag 2026, 10:00.",
    "3,4 MB",
    "a, b, c e altri 2",
  ]);
  speak("en");
  expect(words()).toEqual([
    "There is one problem to solve.",
    "There are 2 problems to solve.",
    "The last backup was made on 8 mag 2026, 10:00.",
    "3.4 MB",
    "a, b, c and 2 more",
  ]);
});

test("a path with an Italian date in its name stays as it is", () => {
  const file = "/srv/foto del 8 maggio/{file}.tar.gz";
  expect(say(said.backup.archiveMissing, { file })).toBe(`Il file ${file} non c'è: controlla il percorso.`);
});

test("an unknown language is Italian", () => {
  speak("en");
  speak("fr");
  expect(say(said.terminal.stopping)).toBe("Giramondo si ferma.");
});
