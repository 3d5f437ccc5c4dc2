import { constants } from "node:os";
import { fullVersion, programFile } from "~/server/program-files";
import type { commandTexts } from "~/text/it/commands/commands";
import { terminalText } from "~/text/it/commands/terminal";
import { errorSentence } from "./error-sentence";
import { help } from "./help";
import { type ParsedArguments, parseCommandLine } from "./parse-command-line";

interface Command {
  run(given: ParsedArguments): Promise<void> | void;
}

/** Loads each command. Its code is imported only when it runs, so that a health check does not load the pages. */
const commands: Record<keyof typeof commandTexts, () => Promise<Command>> = {
  serve: () => import("./commands/serve"),
  "set-password": () => import("./commands/set-password"),
  backup: () => import("./commands/backup"),
  verify: () => import("./commands/verify"),
  restore: () => import("./commands/restore"),
  doctor: () => import("./commands/doctor"),
  notify: () => import("./commands/notify"),
  export: () => import("./commands/export"),
  "import-demo": () => import("./commands/import-demo"),
  sample: () => import("./commands/sample"),
  licenses: async () => ({
    run: ({ options }) =>
      void process.stdout.write(programFile(options.has("sbom") ? "sbom.json" : "licenses.txt")),
  }),
  version: async () => ({ run: () => console.log(terminalText.version(fullVersion)) }),
  help: async () => ({ run: ({ arguments: [name = null] }) => console.log(help(name)) }),
};

/** Runs one command and writes one sentence to stderr when it fails. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  process.stdout.on("error", endWithReader);
  process.stderr.on("error", () => undefined);
  let name = "";
  try {
    const asked = parseCommandLine(words);
    if ("help" in asked) return console.log(help(asked.help));
    name = asked.command;
    if (name !== "serve") exitOnSignals();
    const command = await commands[name as keyof typeof commands]();
    await command.run(asked.given);
  } catch (error) {
    process.stderr.write(`${errorSentence(error as NodeJS.ErrnoException, name)}\n`);
    process.exitCode = (error as Error).name === "WrongUsage" ? 2 : 1;
  }
}

/** Ends the command on Ctrl+C and SIGTERM with `process.exit`: only then exit handlers remove unfinished files. */
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
