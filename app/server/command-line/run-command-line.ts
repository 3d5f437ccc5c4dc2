import { constants } from "node:os";
import { fullVersion, programFile } from "~/server/program-files";
import { WrongUsage } from "~/server/user-errors";
import { said, say } from "~/text/owner/terminal-words";
import { errorSentence } from "./error-sentence";
import { help, parseCommandLine, section } from "./parse-command-line";
import { print } from "./print";

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Command = (words: string[], has: (option: string) => boolean) => Promise<void> | void;

/** Runs each command. Its code is imported only when it runs, so that a health check does not load the pages. */
const commands: Record<keyof typeof said.commands, Command> = {
  serve: async () => (await import("./commands/serve")).serveSite(),
  "set-password": async (_, has) =>
    (await import("./commands/set-password")).setOwnerPassword(has("reset-factor")),
  backup: async ([target = ""], has) => (await import("./commands/backups")).backup(target, has),
  verify: async ([archive = ""]) => (await import("./commands/backups")).verify(archive),
  restore: async ([archive = ""], has) => (await import("./commands/backups")).restore(archive, has("force")),
  doctor: async (_, has) => (await import("./commands/doctor")).diagnose(has("health")),
  notify: async (_, has) => (await import("./commands/notify")).notify(has("test")),
  update: async ([file = null], has) => (await import("./commands/update")).update(file, has("back")),
  export: async ([target = ""]) => (await import("./commands/export")).exportStaticSite(target),
  "import-demo": async (_, has) =>
    (await import("./commands/import-demo")).importOrRemoveDemo(has("remove"), has("force")),
  sample: ([name]) => {
    if (name === undefined)
      return console.log(section(said.sampleFile.heading, Object.entries(said.samples)));
    if (!Object.hasOwn(said.samples, name)) throw new WrongUsage(say(said.sampleFile.unknown, { name }));
    process.stdout.write(programFile(`samples/${name}`));
  },
  licenses: (_, has) => void process.stdout.write(programFile(has("sbom") ? "sbom.json" : "licenses.txt")),
  version: () => print(said.terminal.version, { version: fullVersion }),
  help: ([name = null]) => console.log(help(name)),
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
    (await import("~/server/configuration/config")).speakOwnersLanguage();
    const asked = parseCommandLine(words);
    if (!asked.given) return console.log(help(asked.help));
    name = asked.command;
    // Only after `process.exit` do exit handlers remove unfinished files. A server stops in its own way.
    for (const signal of name === "serve" ? [] : endings) {
      process.on(signal, () => process.exit(128 + constants.signals[signal]));
    }
    const { arguments: given, options } = asked.given;
    await commands[name as keyof typeof commands](given, (option) => options.has(option));
  } catch (error) {
    process.stderr.write(`${errorSentence(error as NodeJS.ErrnoException, name)}\n`);
    process.exitCode = (error as Error).name === "WrongUsage" ? 2 : 1;
  }
}
