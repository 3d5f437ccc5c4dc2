import { constants } from "node:os";
import { commandText } from "~/text/it/commands";
import { cannotStart, systemReasons } from "~/text/it/terminal";
import { commands, help } from "./commands";
import { readCommandLine } from "./read-command-line";

/** Runs one command and writes one sentence to stderr when it fails. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  process.stdout.on("error", endWithReader);
  let name = "";
  try {
    const asked = readCommandLine(words, commands);
    if ("help" in asked) return console.log(help(asked.help));
    name = asked.command;
    if (name !== "serve") exitOnSignals();
    await commands[asked.command as keyof typeof commands].run(asked.given);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error as NodeJS.ErrnoException, name)}\n`);
    process.exitCode = (error as Error).name === "WrongUsage" ? 2 : 1;
  }
}

/** Ctrl+C and SIGTERM end the command by `process.exit`, so that its exit handlers remove what it has begun. */
function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/** Whoever reads the output, as in `giramondo licenses | head`, may close it early. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
}

function sentenceFor(error: NodeJS.ErrnoException, command: string): string {
  const { name, code = "", path, message } = error;
  if (["CannotStart", "CannotDo", "WrongUsage"].includes(name)) return message;
  if (code === "ENOSPC" || code === "SQLITE_FULL") return commandText.diskFull;
  if (code === "SQLITE_BUSY") return cannotStart.databaseInUse;
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return cannotStart.damaged;
  if (/^SQLITE_(?:CANTOPEN|READONLY|IOERR)/.test(code)) return cannotStart.databaseUnreachable(message);
  const reason = systemReasons[code];
  if (reason && path) return commandText.fileProblem(path, reason);
  return command === "serve" ? cannotStart.unexpected(message) : commandText.unexpected(message);
}
