import { createBackup } from "~/server/backup/create-backup";
import { dataDirOf, requireEngines } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { backupText, photosText, sizeText } from "~/text/it/commands/backup";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";
import { progressBar } from "~/server/command-line/progress-bar";

/** Runs `giramondo backup FILE`: copies the site, running or not. Success is printed only to a terminal. */
export async function run({ arguments: [target = ""] }: ParsedArguments): Promise<void> {
  const bar = progressBar(backupText.copying);
  const engines = requireEngines();
  const made = await createBackup(dataPathsIn(dataDirOf()), target, bar.show, engines).finally(bar.end);
  if (made.missing.length > 0) console.error(backupText.missing(made.missing.length));
  if (process.stdout.isTTY) {
    console.log(backupText.made(made.file, photosText(made.photos), sizeText(made.bytes)));
  }
}
