import { parseArgs } from "node:util";
import { usageText } from "~/text/it/commands/commands";
import { similarName } from "~/server/configuration/similar-name";
import { WrongUsage } from "~/server/user-errors";
import type { Command, ParsedArguments } from "./command";

/** A parsed command line: a command to run, or the name of the command to explain. Null explains all commands. */
export type ParsedCommandLine = { command: string; given: ParsedArguments } | { help: string | null };

/** Parses the words after the program's name. Throws WrongUsage with the sentence to show. */
export function parseCommandLine(
  words: readonly string[],
  commands: Record<string, Command>,
): ParsedCommandLine {
  const [first, ...rest] = words;
  if (first === "-h" || first === "--help") return { help: null };
  if (first === "--version" || first === "-v") return { command: "version", given: nothingGiven };
  const isNamed = first !== undefined && !first.startsWith("-");
  const name = isNamed ? first : "serve";
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUsage(unknownCommand(name, commands));

  const { options = [] } = command;
  const { tokens } = parseArgs({
    args: isNamed ? rest : [...words],
    options: Object.fromEntries(options.map((option) => [option, { type: "boolean" as const }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = { arguments: [] as string[], options: new Set<string>() };
  for (const token of tokens) {
    if (token.kind === "positional" && token.value !== "") given.arguments.push(token.value);
    if (token.kind !== "option") continue;
    if (token.name === "help" || token.name === "h") return { help: name };
    if (!options.includes(token.name)) {
      throw new WrongUsage(usageText.unknownOption(token.rawName, name));
    }
    if (token.value !== undefined) throw new WrongUsage(usageText.optionTakesNothing(token.rawName, name));
    given.options.add(token.name);
  }
  checkArguments(name, command, given.arguments);
  return { command: name, given };
}

const nothingGiven: ParsedArguments = { arguments: [], options: new Set() };

/** Returns the sentence for an unknown command. */
export function unknownCommand(name: string, commands: Record<string, unknown>): string {
  return usageText.unknownCommand(name, similarName(name, Object.keys(commands)));
}

/** Checks the number of arguments. An argument in square brackets, such as `[COMANDO]`, is optional. */
function checkArguments(name: string, { arguments: known = [] }: Command, given: string[]): void {
  const missing = known.slice(given.length).find((argument) => !argument.startsWith("["));
  if (missing) throw new WrongUsage(usageText.argumentMissing(missing, name));
  const extra = given[known.length];
  if (extra !== undefined) throw new WrongUsage(usageText.argumentTooMany(extra, name));
}
