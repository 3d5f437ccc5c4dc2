import { describe, expect, it } from "vitest";
import { type CommandText, commandTexts } from "~/text/it/commands/commands";
import { help } from "./help";

describe.each(Object.entries<CommandText>(commandTexts))("the help of %s", (name, text) => {
  it("explains each of its arguments and options", () => {
    for (const argument of Object.keys(text.arguments ?? {})) expect(help(name)).toContain(`  ${argument} `);
    for (const option of Object.keys(text.options ?? {})) expect(help(name)).toContain(`  --${option} `);
    expect(help(name)).toContain(`Uso: giramondo ${name}`);
  });

  it("has its line in the help of all", () => {
    expect(help(null)).toMatch(new RegExp(`^ {2}${name}\\b.* {3}${text.summary.slice(0, 10)}`, "m"));
  });
});
