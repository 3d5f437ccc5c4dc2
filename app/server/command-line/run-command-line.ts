import { constants } from "node:os";
import { commands, help } from "./command-list";
import { errorSentence } from "./error-sentence";
import { parseCommandLine } from "./parse-command-line";

/** Runs one command and writes one sentence to stderr when it fails. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  process.stdout.on("error", endWithReader);
  process.stderr.on("error", () => undefined);
  let name = "";
  try {
    const asked = parseCommandLine(words, commands);
    if ("help" in asked) return console.log(help(asked.help));
    name = asked.command;
    if (name !== "serve") exitOnSignals();
    await commands[asked.command as keyof typeof commands].run(asked.given);
  } catch (error) {
    process.stderr.write(`${errorSentence(error as NodeJS.ErrnoException, name)}\n`);
    process.exitCode = (error as Error).name === "WrongUsage" ? 2 : 1;
  }
}

/**
 * Ends the command with `process.exit` on Ctrl+C and SIGTERM, because only then do its exit handlers run, which remove
 * unfinished files.
 */
function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/** Ends the command with exit code 0 when the reader of its output is gone, as in `giramondo licenses | head`. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
}
