import { mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { checkArchive, contentsOf, requireRegularFile } from "~/server/backup/archive/check-archive";
import { createBackup, streamBackup } from "~/server/backup/create-backup";
import { makeNightlyBackup } from "~/server/backup/nightly-backup";
import { restoreBackup } from "~/server/backup/restore-backup";
import { print } from "~/server/command-line/print";
import { progressBar } from "~/server/command-line/progress-bar";
import { dataDirOf, requireEngines } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { databaseLabel } from "~/server/database-server/open-database-server";
import { isDatabaseFile } from "~/server/files/database-file";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { CannotDo, WrongUsage } from "~/server/user-errors";
import { contentsText, dateAndTime, photosText, said, say, sizeText } from "~/text/owner/terminal-words";

/** Runs `giramondo backup FILE`: copies the site, running or not. Success is printed only to a terminal. */
export async function backup(target: string, has: (option: string) => boolean): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  const output = target === "-" ? process.stdout : null;
  if (output?.isTTY) throw new CannotDo(said.backup.toTerminal);
  // A reader that leaves early has no whole backup.
  output?.removeAllListeners("error");
  const bar = progressBar(() => said.backup.copying);
  const wanted = { engines: requireEngines(), force: has("force"), onProgress: bar.show };
  if (has("nightly")) {
    if (output) throw new WrongUsage(said.backup.nightlyNeedsFolder);
    const { deleted, missing } = await makeNightlyBackup(places, target, wanted).finally(bar.end);
    if (missing.length > 0) console.error(say(said.backup.missing, { count: missing.length }));
    if (deleted > 0) console.error(say(said.backup.madeRoom, { count: deleted, folder: target }));
    return;
  }
  const making = output ? streamBackup(places, output, wanted) : createBackup(places, target, wanted);
  const made = await making.finally(bar.end);
  if (made.missing.length > 0) console.error(say(said.backup.missing, { count: made.missing.length }));
  if ("file" in made && process.stdout.isTTY) {
    print(said.backup.made, { ...made, photos: photosText(made.photos), size: sizeText(made.bytes) });
  }
}

/** Runs `giramondo verify FILE`: checks every byte of a backup and its database, and changes nothing. */
export async function verify(archive: string): Promise<void> {
  requireRegularFile(archive);
  const { mtime, size } = statSync(archive);
  const report = (contents: ReturnType<typeof contentsOf>, createdAt: string) =>
    print(said.backup.sound, { archive, contents: contentsText(contents), when: dateAndTime(createdAt) });
  if (isDatabaseFile(archive)) return report(contentsOf(archive, archive), mtime.toISOString());
  removeAbandonedFiles(tmpdir());
  using folder = temporaryPathIn(tmpdir());
  mkdirSync(folder.path, { mode: 0o700 });
  const bar = progressBar(() => said.backup.checking, size);
  const checked = await checkArchive(archive, folder.path, null, bar.add).finally(bar.end);
  report(checked.contents, checked.createdAt);
  if (checked.missing.length > 0) console.error(say(said.backup.missing, { count: checked.missing.length }));
}

/** Runs `giramondo restore FILE [--force]`: replaces the data of a stopped site by a backup. */
export async function restore(archive: string, force: boolean): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  const engines = requireEngines();
  const { databaseServer, photoBucket } = engines;
  const size = statSync(archive, { throwIfNoEntry: false })?.size;
  const bar = progressBar(() => said.backup.restoring, size);
  const given = { force, onBytes: bar.add, engines };
  const restored = await restoreBackup(places, archive, given).finally(bar.end);
  const where = [
    databaseServer ? databaseLabel(databaseServer) : places.root,
    ...(photoBucket ? [`s3://${photoBucket.bucket}/${photoBucket.prefix}`] : []),
  ];
  print(said.backup.restored, { contents: contentsText(restored.contents), directory: where.join(", ") });
  if (restored.photosStay) print(said.backup.photosStay);
  else if (restored.databaseOnly) print(said.backup.databaseOnly);
  if (restored.withdrawn > 0) print(said.backup.withdrawn, { count: restored.withdrawn });
  if (!restored.isListRead) print(said.backup.listUnread);
  const folders = restored.asides.join(said.lists.andIn);
  const aside = restored.wasThere ? said.backup.aside : said.backup.filesAside;
  if (folders) print(aside, { folders });
  print(said.backup.signInAgain);
  print(said.backup.notificationsPaused);
}
