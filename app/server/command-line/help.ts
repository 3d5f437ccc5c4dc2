import { commandTexts, usageText, type CommandText } from "~/text/it/commands/commands";
import type { Command } from "./command";

/** The help of the program: every command in one line. */
export function helpOfAll(): string {
  const { usage, command, commands, more, settings, exitCodes } = usageText;
  const lines = Object.entries<CommandText>(commandTexts).map(
    ([name, { summary, arguments: args = {} }]) => [[name, ...Object.keys(args)].join(" "), summary] as const,
  );
  return [`${usage} ${command}`, section(commands, lines), more, settings, exitCodes].join("\n\n");
}

/** The help of one command: its usage, summary, arguments and options. */
export function helpOf(
  name: keyof typeof commandTexts,
  { options: known = [], arguments: needed = [] }: Command,
): string {
  const text: CommandText = commandTexts[name];
  const options = [
    ...known.map((option) => [`--${option}`, text.options?.[option] ?? ""] as const),
    ["-h, --help", usageText.help] as const,
  ];
  const written = [usageText.usage, name, ...known.map((one) => `[--${one}]`), ...needed];
  const parts = [
    `${written.join(" ")}\n\n  ${text.summary}`,
    ...(text.more ? [text.more] : []),
    ...(text.arguments ? [section(usageText.arguments, Object.entries(text.arguments))] : []),
    section(usageText.options, options),
  ];
  return parts.join("\n\n");
}

function section(title: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length)) + 3;
  return [title, ...lines.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join("\n");
}
