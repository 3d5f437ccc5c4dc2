import { mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { checkArchive, contentsOf, requireRegularFile } from "~/server/backup/archive/check-archive";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";
import { progressBar } from "~/server/command-line/progress-bar";
import type { DatabaseContents } from "~/server/data-directory/check-database";
import { isDatabaseFile } from "~/server/files/database-file";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { dateAndTime } from "~/text/it/admin/dates";
import { backupText, contentsText } from "~/text/it/commands/backup";

/** Runs `giramondo verify FILE`: checks every byte of a backup and its database, and changes nothing. */
export async function run({ arguments: [archive = ""] }: ParsedArguments): Promise<void> {
  requireRegularFile(archive);
  const { mtime, size } = statSync(archive);
  const say = (contents: DatabaseContents, createdAt: string) =>
    console.log(backupText.sound(archive, contentsText(contents), dateAndTime(createdAt)));
  if (isDatabaseFile(archive)) return say(contentsOf(archive, archive), mtime.toISOString());
  removeAbandonedFiles(tmpdir());
  const folder = temporaryPathIn(tmpdir());
  mkdirSync(folder.path, { mode: 0o700 });
  const bar = progressBar(backupText.checking, size);
  try {
    const checked = await checkArchive(archive, folder.path, false, bar.add).finally(bar.end);
    say(checked.contents, checked.createdAt);
  } finally {
    folder.end();
  }
}
