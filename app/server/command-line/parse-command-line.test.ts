import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { italianWordIn } from "../../../tests/support/checks/italian-words";
import { type CommandHelp, said, speak } from "~/text/owner/terminal-words";
import { help, parseCommandLine } from "./parse-command-line";

const read = (line: string) => parseCommandLine(line.split(" ").filter(Boolean));

describe("a command line", () => {
  it("starts the site when it says nothing", () => {
    expect(read("")).toEqual({ command: "serve", given: { arguments: [], options: new Set() } });
  });

  it("names a command, its arguments and options in any order", () => {
    const given = { arguments: ["a.tar.gz"], options: new Set(["force"]) };
    expect(read("restore a.tar.gz --force")).toEqual({ command: "restore", given });
    expect(read("restore --force a.tar.gz")).toEqual({ command: "restore", given });
  });

  it("takes everything after -- as it is", () => {
    expect(read("restore -- --force")).toMatchObject({
      given: { arguments: ["--force"], options: new Set() },
    });
  });

  it.each([
    ["-h", { help: null }],
    ["--help", { help: null }],
    ["restore --help", { help: "restore" }],
    ["restore a b c -h", { help: "restore" }],
    ["--version", { command: "version" }],
  ])("%s asks for words, not for work", (line, asked) => {
    expect(read(line)).toMatchObject(asked);
  });

  it.each([
    ["volare", /«volare» non è un comando/],
    ["constructor", /«constructor» non è un comando/],
    ["--porta 80", /«--porta» non è un'opzione di «serve»/],
    ["restore", /A «restore» manca FILE/],
    ["bakcup", /«bakcup» non è un comando: intendevi «backup»\?/],
    ["restore a b", /non sa che cosa fare di «b»/],
    ["restore a --forse", /«--forse» non è un'opzione di «restore»/],
    ["restore a -f", /«-f» non è un'opzione di «restore»/],
    ["restore a --force=si", /si scrive da sola/],
    ["version 3", /non sa che cosa fare di «3»/],
  ])("%s is refused with a sentence", (line, sentence) => {
    expect(() => read(line)).toThrow(expect.objectContaining({ name: "WrongUsage" }));
    expect(() => read(line)).toThrow(sentence);
  });

  it("calls an empty name missing, as a variable of a shell without a value gives it", () => {
    const asked = () => parseCommandLine(["restore", "--force", ""]);
    expect(asked).toThrow(/A «restore» manca FILE/);
  });

  it("leaves out what is optional", () => {
    expect(read("help")).toMatchObject({ given: { arguments: [] } });
  });
});

describe.each(Object.entries<CommandHelp>(said.commands))("the help of %s", (name, text) => {
  it("explains each of its arguments and options", () => {
    for (const [argument] of text.arguments ?? []) expect(help(name)).toContain(`  ${argument} `);
    for (const option of Object.keys(text.options ?? {})) expect(help(name)).toContain(`  --${option} `);
    expect(help(name)).toContain(`Uso: giramondo ${name}`);
  });

  it("has its line in the help of all", () => {
    expect(help(null)).toMatch(new RegExp(`^ {2}${name}\\b.* {3}${text.summary.slice(0, 10)}`, "m"));
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));
  afterAll(() => speak("it"));

  it.each(Object.keys(said.commands))("the help of %s is English, and asks for the same", (name) => {
    expect(help(name)).toMatch(/^Usage: giramondo /);
    expect(italianWordIn(help(name))).toBeUndefined();
    const [italian, english] = ["it", "en"].map((language) => {
      speak(language);
      const all: Record<string, CommandHelp> = said.commands;
      return all[name]?.arguments?.map(([argument]) => argument.startsWith("[")) ?? [];
    });
    expect(english).toEqual(italian);
  });

  it("the help of all, and what is refused, is English", () => {
    expect(italianWordIn(help(null))).toBeUndefined();
    expect(() => read("bakcup")).toThrow("“bakcup” is not a command: did you mean “backup”?");
    expect(() => read("restore --forse")).toThrow("“--forse” is not an option of “restore”");
  });
});
