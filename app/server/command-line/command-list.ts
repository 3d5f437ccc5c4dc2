import { commandTexts, usageText, type CommandText } from "~/text/it/commands/commands";
import { terminalText } from "~/text/it/commands/terminal";
import { fullVersion, programFile } from "~/server/program-files";
import { WrongUsage } from "~/server/user-errors";
import type { Command } from "./command";
import { unknownCommand } from "./parse-command-line";

/**
 * Every command by name. Each command imports its code only when it runs, so that a health check does not load the
 * pages.
 */
export const commands: Record<keyof typeof commandTexts, Command> = {
  serve: {
    run: async () => (await import("./commands/serve")).runServe(),
  },
  "set-password": {
    options: ["reset-factor"],
    run: async (given) => (await import("./commands/set-password")).runSetPassword(given),
  },
  backup: {
    arguments: ["FILE"],
    run: async (given) => (await import("./commands/backup")).runBackup(given),
  },
  verify: {
    arguments: ["FILE"],
    run: async (given) => (await import("./commands/verify")).runVerify(given),
  },
  restore: {
    arguments: ["FILE"],
    options: ["force"],
    run: async (given) => (await import("./commands/restore")).runRestore(given),
  },
  doctor: {
    options: ["health"],
    run: async (given) => (await import("./commands/doctor")).runDoctor(given),
  },
  notify: {
    options: ["test"],
    run: async (given) => (await import("./commands/notify")).runNotify(given),
  },
  export: {
    arguments: ["DIR"],
    run: async (given) => (await import("./commands/export")).runExport(given),
  },
  "import-demo": {
    options: ["force", "remove"],
    run: async (given) => (await import("./commands/import-demo")).runImportDemo(given),
  },
  sample: {
    arguments: ["[NOME]"],
    run: async (given) => (await import("./commands/sample")).runSample(given),
  },
  licenses: {
    options: ["sbom"],
    run: async ({ options }) =>
      void process.stdout.write(programFile(options.has("sbom") ? "sbom.json" : "licenses.txt")),
  },
  version: {
    run: async () => console.log(terminalText.version(fullVersion)),
  },
  help: {
    arguments: ["[COMANDO]"],
    run: async ({ arguments: [name] }) => console.log(help(name ?? null)),
  },
};

/**
 * Returns the help of one command; null returns the help of the program. Throws WrongUsage when the command does not
 * exist.
 */
export function help(name: string | null): string {
  if (name === null) return helpOfAll();
  if (!isCommand(name)) throw new WrongUsage(unknownCommand(name, commands));
  return helpOf(name, commands[name]);
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

/** Returns the help of the program: each command in one line. */
function helpOfAll(): string {
  const { usage, command, commands, more, settings, exitCodes } = usageText;
  const lines = Object.entries<CommandText>(commandTexts).map(
    ([name, { summary, arguments: args = {} }]) => [[name, ...Object.keys(args)].join(" "), summary] as const,
  );
  return [`${usage} ${command}`, section(commands, lines), more, settings, exitCodes].join("\n\n");
}

/** Returns the help of one command: usage, summary, arguments and options. */
function helpOf(
  name: keyof typeof commandTexts,
  { options: known = [], arguments: needed = [] }: Command,
): string {
  const text: CommandText = commandTexts[name];
  const options = [
    ...known.map((option) => [`--${option}`, text.options?.[option] ?? ""] as const),
    ["-h, --help", usageText.help] as const,
  ];
  const written = [usageText.usage, name, ...known.map((one) => `[--${one}]`), ...needed];
  const parts = [
    `${written.join(" ")}\n\n  ${text.summary}`,
    ...(text.more ? [text.more] : []),
    ...(text.arguments ? [section(usageText.arguments, Object.entries(text.arguments))] : []),
    section(usageText.options, options),
  ];
  return parts.join("\n\n");
}

function section(title: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length)) + 3;
  return [title, ...lines.map(([left, right]) => `  ${left.padEnd(width)}${right}`)].join("\n");
}
