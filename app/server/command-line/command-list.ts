import { usageText, type commandTexts } from "~/text/it/commands";
import { terminalText } from "~/text/it/terminal";
import { programFile, version } from "~/server/program-files";
import { WrongUsage } from "~/server/user-errors";
import type { Command } from "./command";
import { helpOf, helpOfAll } from "./help";

/** Every command by its name. Each imports its code when it runs: a health check must not load the pages. */
export const commands: Record<keyof typeof commandTexts, Command> = {
  serve: {
    arguments: [],
    options: [],
    run: async () => (await import("~/server/command-line/commands/serve")).runServe(),
  },
  "set-password": {
    arguments: [],
    options: [],
    run: async () => (await import("~/server/command-line/commands/set-password")).runSetPassword(),
  },
  backup: {
    arguments: ["FILE"],
    options: [],
    run: async (given) => (await import("~/server/command-line/commands/backup")).runBackup(given),
  },
  verify: {
    arguments: ["FILE"],
    options: [],
    run: async (given) => (await import("~/server/command-line/commands/verify")).runVerify(given),
  },
  restore: {
    arguments: ["FILE"],
    options: ["force"],
    run: async (given) => (await import("~/server/command-line/commands/restore")).runRestore(given),
  },
  doctor: {
    arguments: [],
    options: ["health"],
    run: async (given) => (await import("~/server/command-line/commands/doctor")).runDoctor(given),
  },
  notify: {
    arguments: [],
    options: ["test"],
    run: async (given) => (await import("~/server/command-line/commands/notify")).runNotify(given),
  },
  export: {
    arguments: ["DIR"],
    options: [],
    run: async (given) => (await import("~/server/command-line/commands/export")).runExport(given),
  },
  "import-demo": {
    arguments: [],
    options: ["force", "remove"],
    run: async (given) => (await import("~/server/command-line/commands/import-demo")).runImportDemo(given),
  },
  sample: {
    arguments: ["[NOME]"],
    options: [],
    run: async (given) => (await import("~/server/command-line/commands/sample")).runSample(given),
  },
  licenses: {
    arguments: [],
    options: [],
    run: async () => void process.stdout.write(programFile("licenses.txt")),
  },
  version: {
    arguments: [],
    options: [],
    run: async () => console.log(terminalText.version(version)),
  },
  help: {
    arguments: ["[COMANDO]"],
    options: [],
    run: async ({ arguments: [name] }) => console.log(help(name ?? null)),
  },
};

/** The help text of one command, or of all. Throws WrongUsage when there is no such command. */
export function help(name: string | null): string {
  if (name === null) return helpOfAll();
  if (!isCommand(name)) throw new WrongUsage(usageText.unknownCommand(name));
  return helpOf(name, commands[name]);
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
