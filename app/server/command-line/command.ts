/** The arguments and options of a command line. */
export interface ParsedArguments {
  arguments: string[];
  /** The long names of the given options, without dashes. */
  options: ReadonlySet<string>;
}

/** One command of the program. Its help is in `text/it/commands/commands`. */
export interface Command {
  /** The names of its arguments in the help. Those in square brackets are optional. */
  arguments?: readonly string[];
  /** The long names of its options, without dashes. None has a value. */
  options?: readonly string[];
  run(given: ParsedArguments): Promise<void>;
}
