import { describe, expect, it } from "vitest";
import { type CommandText, commandTexts } from "~/text/it/commands/commands";
import { commands, help } from "./command-list";

describe.each(Object.entries(commands))("the help of %s", (name, command) => {
  const text: CommandText = commandTexts[name as keyof typeof commands];

  it("explains each of its arguments and options, and no others", () => {
    expect(Object.keys(text.arguments ?? {})).toEqual(command.arguments ?? []);
    expect(Object.keys(text.options ?? {})).toEqual(command.options ?? []);
    for (const option of command.options ?? []) expect(help(name)).toContain(`--${option}`);
    expect(help(name)).toContain(`Uso: giramondo ${name}`);
  });

  it("has its line in the help of all", () => {
    expect(help(null)).toMatch(new RegExp(`^ {2}${name}\\b.* {3}${text.summary.slice(0, 10)}`, "m"));
  });
});
