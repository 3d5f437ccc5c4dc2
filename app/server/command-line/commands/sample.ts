import { programFile } from "~/server/program-files";
import { sampleText, sampleTexts } from "~/text/it/commands/commands";
import { WrongUsage } from "~/server/user-errors";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";

/** Runs `giramondo sample [NAME]`: prints a sample configuration file for a server, or the list of them. */
export async function run({ arguments: [name] }: ParsedArguments): Promise<void> {
  if (name === undefined) return void console.log(list());
  if (!Object.hasOwn(sampleTexts, name)) throw new WrongUsage(sampleText.unknown(name));
  process.stdout.write(programFile(`samples/${name}`));
}

function list(): string {
  const samples = Object.entries(sampleTexts);
  const width = Math.max(...samples.map(([name]) => name.length)) + 3;
  return [sampleText.heading, ...samples.map(([name, use]) => `  ${name.padEnd(width)}${use}`)].join("\n");
}
