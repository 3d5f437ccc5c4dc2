import { statSync } from "node:fs";
import { restoreBackup } from "~/server/backup/restore-backup";
import { dataDirOf } from "~/server/configuration/config";
import { placesIn } from "~/server/data-directory/places";
import { loadSqlite } from "~/server/native-packages";
import { backupText, contentsText } from "~/text/it/backup";
import type { ParsedArguments } from "~/server/command-line/command";
import { progressBar } from "~/server/command-line/progress-bar";

/** `giramondo restore FILE [--force]`: replaces the data of a stopped site by a backup. */
export async function runRestore({ arguments: [archive = ""], options }: ParsedArguments): Promise<void> {
  const places = placesIn(dataDirOf());
  const bar = progressBar(backupText.restoring);
  const all = statSync(archive, { throwIfNoEntry: false })?.size ?? 0;
  let read = 0;
  const restored = await restoreBackup(await loadSqlite(), places, archive, {
    force: options.has("force"),
    onBytes: (bytes) => bar.show((read += bytes), all),
  }).finally(bar.end);
  console.log(backupText.restored(contentsText(restored.contents), places.root));
  if (restored.databaseOnly) console.log(backupText.databaseOnly);
  if (restored.withdrawn > 0) console.log(backupText.withdrawn(restored.withdrawn));
  if (!restored.isListRead) console.log(backupText.listUnread);
  if (restored.aside) console.log(backupText.aside(restored.aside));
  console.log(backupText.signInAgain);
  console.log(backupText.notificationsPaused);
}
