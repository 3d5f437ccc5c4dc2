/** The arguments and options of a command line. */
export interface ParsedArguments {
  arguments: string[];
  /** Long names of the given options, without dashes. */
  options: ReadonlySet<string>;
}

/** One command of the program; its help is in `text/it/commands/commands`. */
export interface Command {
  /** Names of its arguments as the help writes them; those in square brackets are optional. */
  arguments?: readonly string[];
  /** Long names of its options, without dashes; none takes a value. */
  options?: readonly string[];
  run(given: ParsedArguments): Promise<void>;
}
