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
import { contentsText, dateAndTime, dated, photosText, plural, said, sizeText } from "~/text/terminal-words";
import { fill } from "~/text/fill";

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
    if (missing.length > 0) console.error(plural(said.backup.missing, missing.length));
    if (deleted > 0) console.error(fill<string>(plural(said.backup.madeRoom, deleted), { folder: target }));
    return;
  }
  const making = output ? streamBackup(places, output, wanted) : createBackup(places, target, wanted);
  const made = await making.finally(bar.end);
  if (made.missing.length > 0) console.error(plural(said.backup.missing, made.missing.length));
  if ("file" in made && process.stdout.isTTY) {
    console.log(
      fill(said.backup.made, {
        file: made.file,
        photos: photosText(made.photos),
        size: sizeText(made.bytes),
      }),
    );
  }
}

/** Runs `giramondo verify FILE`: checks every byte of a backup and its database, and changes nothing. */
export async function verify(archive: string): Promise<void> {
  requireRegularFile(archive);
  const { mtime, size } = statSync(archive);
  const say = (contents: ReturnType<typeof contentsOf>, createdAt: string) =>
    console.log(
      dated(said.backup.sound, {
        file: archive,
        contents: contentsText(contents),
        when: dateAndTime(createdAt),
      }),
    );
  if (isDatabaseFile(archive)) return say(contentsOf(archive, archive), mtime.toISOString());
  removeAbandonedFiles(tmpdir());
  using folder = temporaryPathIn(tmpdir());
  mkdirSync(folder.path, { mode: 0o700 });
  const bar = progressBar(() => said.backup.checking, size);
  const checked = await checkArchive(archive, folder.path, null, bar.add).finally(bar.end);
  say(checked.contents, checked.createdAt);
  if (checked.missing.length > 0) console.error(plural(said.backup.missing, checked.missing.length));
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
  console.log(
    fill(said.backup.restored, { contents: contentsText(restored.contents), directory: where.join(", ") }),
  );
  if (restored.photosStay) console.log(said.backup.photosStay);
  else if (restored.databaseOnly) console.log(said.backup.databaseOnly);
  if (restored.withdrawn > 0) console.log(plural(said.backup.withdrawn, restored.withdrawn));
  if (!restored.isListRead) console.log(said.backup.listUnread);
  const folders = restored.asides.join(said.lists.andIn);
  const aside = restored.wasThere ? said.backup.aside : said.backup.filesAside;
  if (folders) console.log(fill(aside, { folders }));
  console.log(said.backup.signInAgain);
  console.log(said.backup.notificationsPaused);
}
