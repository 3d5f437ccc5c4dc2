import { statSync } from "node:fs";
import { restoreBackup } from "~/server/backup/restore-backup";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";
import { progressBar } from "~/server/command-line/progress-bar";
import { dataDirOf, requireEngines } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { nameOf } from "~/server/database-server/open-database-server";
import { backupText, contentsText } from "~/text/it/commands/backup";

/** Runs `giramondo restore FILE [--force]`: replaces the data of a stopped site by a backup. */
export async function run({ arguments: [archive = ""], options }: ParsedArguments): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  const engines = requireEngines();
  const { databaseServer, photoBucket } = engines;
  const bar = progressBar(backupText.restoring, statSync(archive, { throwIfNoEntry: false })?.size);
  const given = { force: options.has("force"), onBytes: bar.add, engines };
  const restored = await restoreBackup(places, archive, given).finally(bar.end);
  const where = [
    databaseServer ? nameOf(databaseServer) : places.root,
    ...(photoBucket ? [`s3://${photoBucket.bucket}/${photoBucket.prefix}`] : []),
  ];
  console.log(backupText.restored(contentsText(restored.contents), where.join(", ")));
  if (photoBucket) console.log(backupText.photosStay);
  else if (restored.databaseOnly) console.log(backupText.databaseOnly);
  if (restored.withdrawn > 0) console.log(backupText.withdrawn(restored.withdrawn));
  if (!restored.isListRead) console.log(backupText.listUnread);
  if (restored.aside) console.log(backupText.aside(restored.aside));
  console.log(backupText.signInAgain);
  console.log(backupText.notificationsPaused);
}
