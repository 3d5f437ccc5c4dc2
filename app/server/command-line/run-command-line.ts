import { constants } from "node:os";
import { fullVersion, programFile } from "~/server/program-files";
import { WrongUsage } from "~/server/user-errors";
import { type commandTexts, sampleText, sampleTexts } from "~/text/it/commands/commands";
import { terminalText } from "~/text/it/commands/terminal";
import { errorSentence } from "./error-sentence";
import { help, type ParsedArguments, parseCommandLine, section } from "./parse-command-line";

/** Runs each command. Its code is imported only when it runs, so that a health check does not load the pages. */
const commands: Record<keyof typeof commandTexts, (given: ParsedArguments) => Promise<void> | void> = {
  serve: async () => (await import("./commands/serve")).run(),
  "set-password": async (given) => (await import("./commands/set-password")).run(given),
  backup: async (given) => (await import("./commands/backups")).backup(given),
  verify: async (given) => (await import("./commands/backups")).verify(given),
  restore: async (given) => (await import("./commands/backups")).restore(given),
  doctor: async (given) => (await import("./commands/doctor")).run(given),
  notify: async (given) => (await import("./commands/notify")).run(given),
  export: async (given) => (await import("./commands/export")).run(given),
  "import-demo": async (given) => (await import("./commands/import-demo")).run(given),
  sample: ({ arguments: [name] }) => {
    if (name === undefined) return console.log(section(sampleText.heading, Object.entries(sampleTexts)));
    if (!Object.hasOwn(sampleTexts, name)) throw new WrongUsage(sampleText.unknown(name));
    process.stdout.write(programFile(`samples/${name}`));
  },
  licenses: ({ options }) =>
    void process.stdout.write(programFile(options.has("sbom") ? "sbom.json" : "licenses.txt")),
  version: () => console.log(terminalText.version(fullVersion)),
  help: ({ arguments: [name = null] }) => console.log(help(name)),
};

/** Runs one command and writes one sentence to stderr when it fails. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  // A reader of the output may leave early, as in `giramondo licenses | head`. That is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  process.stderr.on("error", () => undefined);
  let name = "";
  try {
    const asked = parseCommandLine(words);
    if (!asked.given) return console.log(help(asked.help));
    name = asked.command;
    // Only after `process.exit` do exit handlers remove unfinished files.
    for (const signal of name === "serve" ? [] : (["SIGINT", "SIGTERM", "SIGHUP"] as const)) {
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
    }
    await commands[name as keyof typeof commands](asked.given);
  } catch (error) {
    process.stderr.write(`${errorSentence(error as NodeJS.ErrnoException, name)}\n`);
    process.exitCode = (error as Error).name === "WrongUsage" ? 2 : 1;
  }
}
