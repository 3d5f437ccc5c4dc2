import { similarName } from "~/server/configuration/similar-name";
import { WrongUsage } from "~/server/user-errors";
import { commandTexts, usageText, type CommandText } from "~/text/it/commands/commands";

/** Returns the help of one command; null returns that of the program. Throws WrongUsage for an unknown command. */
export function help(name: string | null): string {
  return name === null ? helpOfAll() : helpOf(name, commandNamed(name));
}

/** Returns a command's arguments and options. No option has a value. Throws WrongUsage for an unknown command. */
export function commandNamed(name: string): CommandText {
  const known: Record<string, CommandText> = commandTexts;
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  if (command) return command;
  throw new WrongUsage(usageText.unknownCommand(name, similarName(name, Object.keys(known))));
}

function helpOfAll(): string {
  const { usage, command, commands, more, settings, exitCodes } = usageText;
  const lines = Object.entries<CommandText>(commandTexts).map(
    ([name, { summary, arguments: args = {} }]) => [[name, ...Object.keys(args)].join(" "), summary] as const,
  );
  return [`${usage} ${command}`, section(commands, lines), more, settings, exitCodes].join("\n\n");
}

function helpOf(name: string, { summary, more, arguments: needed = {}, options: known = {} }: CommandText) {
  const options = Object.entries(known).map(([option, use]) => [`--${option}`, use] as const);
  const args = Object.entries(needed);
  const given = [...options.map(([option]) => `[${option}]`), ...args.map(([argument]) => argument)];
  const parts = [
    `${[usageText.usage, name, ...given].join(" ")}\n\n  ${summary}`,
    ...(more ? [more] : []),
    ...(args.length > 0 ? [section(usageText.arguments, args)] : []),
    section(usageText.options, [...options, ["-h, --help", usageText.help]]),
  ];
  return parts.join("\n\n");
}

function section(title: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length)) + 3;
  return [title, ...lines.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join("\n");
}
