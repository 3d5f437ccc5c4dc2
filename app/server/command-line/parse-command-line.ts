import { parseArgs } from "node:util";
import { WrongUsage } from "~/server/user-errors";
import { usageText } from "~/text/it/commands/commands";
import { commandNamed } from "./help";

/** The arguments and options of a command line. */
export interface ParsedArguments {
  arguments: string[];
  /** The long names of the given options, without dashes. */
  options: ReadonlySet<string>;
}

/**
 * Parses the words after the program's name: a command to run, or the name of the command to explain. Null explains all
 * commands. Throws WrongUsage with the sentence to show.
 */
export function parseCommandLine(
  words: readonly string[],
): { command: string; given: ParsedArguments } | { help: string | null } {
  const [first, ...rest] = words;
  const given = { arguments: [] as string[], options: new Set<string>() };
  if (first === "-h" || first === "--help") return { help: null };
  if (first === "--version" || first === "-v") return { command: "version", given };
  const isNamed = first !== undefined && !first.startsWith("-");
  const name = isNamed ? first : "serve";
  const { arguments: needed = {}, options = {} } = commandNamed(name);

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
      throw new WrongUsage(usageText.unknownOption(token.rawName, name));
    }
    if (token.value !== undefined) throw new WrongUsage(usageText.optionTakesNothing(token.rawName, name));
    given.options.add(token.name);
  }
  const known = Object.keys(needed);
  // An argument in square brackets, such as `[COMANDO]`, is optional.
  const missing = known.slice(given.arguments.length).find((argument) => !argument.startsWith("["));
  if (missing) throw new WrongUsage(usageText.argumentMissing(missing, name));
  const extra = given.arguments[known.length];
  if (extra !== undefined) throw new WrongUsage(usageText.argumentTooMany(extra, name));
  return { command: name, given };
}
