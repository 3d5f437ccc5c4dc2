import { mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { checkArchive, contentsOf, requireRegularFile } from "~/server/backup/archive/check-archive";
import { createBackup, streamBackup } from "~/server/backup/create-backup";
import { makeNightlyBackup } from "~/server/backup/nightly-backup";
import { restoreBackup } from "~/server/backup/restore-backup";
import { progressBar } from "~/server/command-line/progress-bar";
import { dataDirOf, requireEngines } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { databaseLabel } from "~/server/database-server/open-database-server";
import { isDatabaseFile } from "~/server/files/database-file";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { CannotDo, WrongUsage } from "~/server/user-errors";
import { dateAndTime } from "~/text/it/admin/dates";
import { backupText, contentsText, photosText, sizeText } from "~/text/it/commands/backup";

/** Runs `giramondo backup FILE`: copies the site, running or not. Success is printed only to a terminal. */
export async function backup(target: string, has: (option: string) => boolean): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  const output = target === "-" ? process.stdout : null;
  if (output?.isTTY) throw new CannotDo(backupText.toTerminal);
  // A reader that leaves early has no whole backup.
  output?.removeAllListeners("error");
  const bar = progressBar(backupText.copying);
  const wanted = { engines: requireEngines(), force: has("force"), onProgress: bar.show };
  if (has("nightly")) {
    if (output) throw new WrongUsage(backupText.nightlyNeedsFolder);
    const { deleted, missing } = await makeNightlyBackup(places, target, wanted).finally(bar.end);
    if (missing.length > 0) console.error(backupText.missing(missing.length));
    if (deleted > 0) console.error(backupText.madeRoom(deleted, target));
    return;
  }
  const making = output ? streamBackup(places, output, wanted) : createBackup(places, target, wanted);
  const made = await making.finally(bar.end);
  if (made.missing.length > 0) console.error(backupText.missing(made.missing.length));
  if ("file" in made && process.stdout.isTTY) {
    console.log(backupText.made(made.file, photosText(made.photos), sizeText(made.bytes)));
  }
}

/** Runs `giramondo verify FILE`: checks every byte of a backup and its database, and changes nothing. */
export async function verify(archive: string): Promise<void> {
  requireRegularFile(archive);
  const { mtime, size } = statSync(archive);
  const say = (contents: ReturnType<typeof contentsOf>, createdAt: string) =>
    console.log(backupText.sound(archive, contentsText(contents), dateAndTime(createdAt)));
  if (isDatabaseFile(archive)) return say(contentsOf(archive, archive), mtime.toISOString());
  removeAbandonedFiles(tmpdir());
  using folder = temporaryPathIn(tmpdir());
  mkdirSync(folder.path, { mode: 0o700 });
  const bar = progressBar(backupText.checking, size);
  const checked = await checkArchive(archive, folder.path, null, bar.add).finally(bar.end);
  say(checked.contents, checked.createdAt);
  if (checked.missing.length > 0) console.error(backupText.missing(checked.missing.length));
}

/** Runs `giramondo restore FILE [--force]`: replaces the data of a stopped site by a backup. */
export async function restore(archive: string, force: boolean): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  const engines = requireEngines();
  const { databaseServer, photoBucket } = engines;
  const bar = progressBar(backupText.restoring, statSync(archive, { throwIfNoEntry: false })?.size);
  const given = { force, onBytes: bar.add, engines };
  const restored = await restoreBackup(places, archive, given).finally(bar.end);
  const where = [
    databaseServer ? databaseLabel(databaseServer) : places.root,
    ...(photoBucket ? [`s3://${photoBucket.bucket}/${photoBucket.prefix}`] : []),
  ];
  console.log(backupText.restored(contentsText(restored.contents), where.join(", ")));
  if (restored.photosStay) console.log(backupText.photosStay);
  else if (restored.databaseOnly) console.log(backupText.databaseOnly);
  if (restored.withdrawn > 0) console.log(backupText.withdrawn(restored.withdrawn));
  if (!restored.isListRead) console.log(backupText.listUnread);
  const { aside, filesAside } = backupText;
  if (restored.asides.length > 0) console.log((restored.wasThere ? aside : filesAside)(restored.asides));
  console.log(backupText.signInAgain);
  console.log(backupText.notificationsPaused);
}
