import { cannotStart, terminalText } from "~/text/terminal";
import { runServe } from "./command-line/run-serve";
import { runSetPassword } from "./command-line/set-password";
import { version } from "./program-files";

/** The command line: runs one command and says in one sentence what is wrong when it cannot. */
async function main([command = "serve", ...rest]: string[]): Promise<void> {
  if (command === "serve" && rest.length === 0) return runServe();
  if (command === "set-password" && rest.length === 0) return runSetPassword();
  if (command === "version" || command === "--version") return say(terminalText.version(version));
  if (command === "help" || command === "--help" || command === "-h") return say(terminalText.help);
  fail(terminalText.unknownCommand([command, ...rest].join(" ")));
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  fail(error.name === "CannotStart" ? error.message : cannotStart.unexpected(error.message));
});
