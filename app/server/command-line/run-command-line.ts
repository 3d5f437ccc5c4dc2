import { commandText } from "~/text/it/commands";
import { cannotStart, systemReasons } from "~/text/it/terminal";
import { commands, help } from "./commands";
import { readCommandLine } from "./read-command-line";

/** Runs one command; when it cannot, says why in a sentence. Exit codes: 0 done, 1 not done, 2 wrongly written. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  process.stdout.on("error", endWithReader);
  let name = "";
  try {
    const asked = readCommandLine(words, commands);
    if ("help" in asked) return console.log(help(asked.help));
    name = asked.command;
    await commands[asked.command as keyof typeof commands].run(asked.given);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error as NodeJS.ErrnoException, name)}\n`);
    process.exitCode = (error as Error).name === "WrongUsage" ? 2 : 1;
  }
}

/** Who reads our words, as in `giramondo licenses | head`, may stop reading. */
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
