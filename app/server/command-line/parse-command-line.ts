import { parseArgs } from "node:util";
import { closestMatch } from "leven";
import { WrongUsage } from "~/server/user-errors";
import { said, say, type CommandHelp } from "~/text/owner/terminal-words";

/** Parses the words after the program's name. `help` is the command to explain, null for all. Throws WrongUsage. */
export function parseCommandLine(words: readonly string[]) {
  const [first, ...rest] = words;
  const given = { arguments: [] as string[], options: new Set<string>() };
  if (first === "-h" || first === "--help") return { help: null };
  if (first === "--version" || first === "-v") return { command: "version", given };
  const isNamed = first !== undefined && !first.startsWith("-");
  const name = isNamed ? first : "serve";
  const { arguments: needed = [], options = {} } = commandNamed(name);

  const { tokens } = parseArgs({
    args: isNamed ? rest : [...words],
    options: Object.fromEntries(Object.keys(options).map((option) => [option, { type: "boolean" as const }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === "positional" && token.value !== "") given.arguments.push(token.value);
    if (token.kind !== "option") continue;
    if (token.name === "help" || token.name === "h") return { help: name };
    if (!Object.hasOwn(options, token.name)) {
      throw new WrongUsage(say(said.usage.unknownOption, { option: token.rawName, command: name }));
    }
    if (token.value !== undefined)
      throw new WrongUsage(say(said.usage.optionTakesNothing, { option: token.rawName, command: name }));
    given.options.add(token.name);
  }
  const known = needed.map(([argument]) => argument);
  // An argument in square brackets, such as `[COMANDO]`, is optional.
  const missing = known.slice(given.arguments.length).find((argument) => !argument.startsWith("["));
  if (missing) throw new WrongUsage(say(said.usage.argumentMissing, { name: missing, command: name }));
  const extra = given.arguments[known.length];
  if (extra !== undefined) throw new WrongUsage(say(said.usage.argumentTooMany, { extra, command: name }));
  return { command: name, given };
}

/** Returns the help of one command; null returns that of the program. Throws WrongUsage for an unknown command. */
export function help(name: string | null): string {
  const { usage, command, commands, more, settings, exitCodes } = said.usage;
  if (name !== null) return helpOf(name, commandNamed(name));
  const lines = Object.entries<CommandHelp>(said.commands).map(
    ([one, { summary, arguments: args = [] }]) =>
      [[one, ...args.map(([arg]) => arg)].join(" "), summary] as const,
  );
  return [`${usage} ${command}`, section(commands, lines), more, settings, exitCodes].join("\n\n");
}

/** Returns a command's arguments and options. No option has a value. Throws WrongUsage for an unknown command. */
function commandNamed(name: string): CommandHelp {
  const known: Record<string, CommandHelp> = said.commands;
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  if (command) return command;
  const meant = closestMatch(name.toLowerCase(), Object.keys(known), { maxDistance: 2 });
  const { meantCommand, unknownCommand } = said.usage;
  throw new WrongUsage(say(meant ? meantCommand : unknownCommand, { command: name, meant: meant ?? "" }));
}

function helpOf(name: string, { summary, more, arguments: needed = [], options: known = {} }: CommandHelp) {
  const options = Object.entries(known).map(([option, use]) => [`--${option}`, use] as const);
  const given = [...options.map(([option]) => `[${option}]`), ...needed.map(([argument]) => argument)];
  const parts = [
    `${[said.usage.usage, name, ...given].join(" ")}\n\n  ${summary}`,
    ...(more ? [more] : []),
    ...(needed.length > 0 ? [section(said.usage.arguments, needed)] : []),
    section(said.usage.options, [...options, ["-h, --help", said.usage.help]]),
  ];
  return parts.join("\n\n");
}

/** Returns a title above lines in two columns. */
export function section(title: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length)) + 3;
  return [title, ...lines.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join("\n");
}
