import { mkdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { checkArchive, contentsOf, requireRegularFile } from "~/server/backup/archive/check-archive";
import { isDatabaseFile } from "~/server/files/database-file";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { backupText, contentsText } from "~/text/it/commands/backup";
import { dateAndTime } from "~/text/it/admin/dates";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";
import { progressBar } from "~/server/command-line/progress-bar";

/** Runs `giramondo verify FILE`: checks every byte of a backup and its database, and changes nothing. */
export async function run({ arguments: [archive = ""] }: ParsedArguments): Promise<void> {
  requireRegularFile(archive);
  if (isDatabaseFile(archive)) {
    const { mtime } = await stat(archive);
    return say(archive, contentsOf(archive, archive), mtime.toISOString());
  }
  removeAbandonedFiles(tmpdir());
  const folder = temporaryPathIn(tmpdir());
  mkdirSync(folder.path, { mode: 0o700 });
  const bar = progressBar(backupText.checking);
  const all = (await stat(archive).catch(() => null))?.size ?? 0;
  let read = 0;
  try {
    const onBytes = (bytes: number) => bar.show((read += bytes), all);
    const { contents, createdAt } = await checkArchive(archive, folder.path, () => false, onBytes);
    bar.end();
    say(archive, contents, createdAt);
  } catch (error) {
    bar.end();
    throw error;
  } finally {
    folder.end();
  }
}

function say(archive: string, contents: Parameters<typeof contentsText>[0], createdAt: string): void {
  console.log(backupText.sound(archive, contentsText(contents), dateAndTime(createdAt)));
}
