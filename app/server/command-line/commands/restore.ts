import { statSync } from "node:fs";
import { restoreBackup } from "~/server/backup/restore-backup";
import { dataDirOf, requireEngines } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import type { Engines } from "~/server/configuration/engine-settings";
import type { DataDirectory } from "~/server/data-directory/paths";
import { nameOf } from "~/server/database-server/open-database-server";
import { openElsewhere } from "~/server/backup/elsewhere/elsewhere";
import { backupText, contentsText } from "~/text/it/commands/backup";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";
import { progressBar } from "~/server/command-line/progress-bar";

/** Runs `giramondo restore FILE [--force]`: replaces the data of a stopped site by a backup. */
export async function run({ arguments: [archive = ""], options }: ParsedArguments): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  const engines = requireEngines();
  const elsewhere = await openElsewhere(engines);
  const bar = progressBar(backupText.restoring);
  const all = statSync(archive, { throwIfNoEntry: false })?.size ?? 0;
  let read = 0;
  const restored = await restoreBackup(places, archive, {
    force: options.has("force"),
    onBytes: (bytes) => bar.show((read += bytes), all),
    elsewhere,
  }).finally(bar.end);
  console.log(backupText.restored(contentsText(restored.contents), placeOf(engines, places)));
  if (engines.photoBucket) console.log(backupText.photosStay);
  else if (restored.databaseOnly) console.log(backupText.databaseOnly);
  if (restored.withdrawn > 0) console.log(backupText.withdrawn(restored.withdrawn));
  if (!restored.isListRead) console.log(backupText.listUnread);
  if (restored.aside) console.log(backupText.aside(restored.aside));
  console.log(backupText.signInAgain);
  console.log(backupText.notificationsPaused);
}

/** Returns the places of the site's data as a text for the owner. */
function placeOf({ databaseServer, photoBucket }: Engines, { root }: DataDirectory): string {
  const places = [
    databaseServer ? nameOf(databaseServer) : root,
    ...(photoBucket ? [`s3://${photoBucket.bucket}/${photoBucket.prefix}`] : []),
  ];
  return places.join(", ");
}
