/** The arguments and options of a command line. */
export interface ParsedArguments {
  arguments: string[];
  /** The long names of the given options, without dashes. */
  options: ReadonlySet<string>;
}

/** One command of the program. Its help is in `text/it/commands/commands`. */
export interface Command {
  /** The names of the command's arguments in the help. A name in square brackets is optional. */
  arguments?: readonly string[];
  /** The long names of the command's options, without dashes. No option has a value. */
  options?: readonly string[];
  run(given: ParsedArguments): Promise<void>;
}
