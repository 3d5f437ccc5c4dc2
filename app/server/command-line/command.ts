/** What was written after the name of a command. */
export interface GivenWords {
  arguments: string[];
  /** The long names of the options that were given, without dashes. */
  options: ReadonlySet<string>;
}

/** One command of the program; its words for the help are in `text/it/commands`. */
export interface Command {
  /** Names of the arguments that it must have, as the help writes them. */
  arguments: readonly string[];
  /** Long names of its options, without dashes; none takes a value. */
  options: readonly string[];
  run(given: GivenWords): Promise<void>;
}

/** The command line was written wrongly: exit code 2, nothing was done. The message is the sentence to show. */
export class WrongUsage extends Error {
  override name = "WrongUsage";
}
