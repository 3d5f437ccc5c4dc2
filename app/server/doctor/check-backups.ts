import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { readValue } from "~/domain/key-values.server";
import {
  backupsFolderKey,
  lastBackupKey,
  oldBackup,
  readBackupRefusal,
} from "~/domain/notifications/watch-site.server";
import { backupsIn, kept } from "~/server/backup/backups-in-folder";
import { requireSameSite, usualFolders } from "~/server/backup/require-same-site";
import { BackupRefused } from "~/server/user-errors";
import { dateAndTime, said, say, sizeText } from "~/text/owner/terminal-words";
import { type Examined, type Finding, note, problem, well } from "./finding";

/** The number of nightly backups after a year. */
const keptInAYear = Object.values(kept).reduce((sum, count) => sum + count);

/** Checks the age of the last backup, that the backups of this machine are of this site, and the room that they take. */
export async function* checkBackups({ places, db, config }: Examined): AsyncGenerator<Finding> {
  if (!db) return;
  const read = (key: string) => readValue(db, key).catch(() => null);
  const refused = await readBackupRefusal({ db }).catch(() => null);
  if (refused) yield problem(said.refusedBackup[refused]);
  const last = await read(lastBackupKey);
  if (last === null) yield note(said.doctor.backupNever);
  else if (Date.now() - Date.parse(last) > oldBackup)
    yield problem(said.doctor.backupOld, { moment: dateAndTime(last) });
  else yield well(said.doctor.backupWell, { moment: dateAndTime(last) });
  const stored = await read(backupsFolderKey);
  // The usual folders may be those of another site on this machine.
  const folders = stored ? [stored] : usualFolders(places.root);
  for (const folder of folders) {
    const backups = existsSync(folder) ? backupsIn(folder) : [];
    const [newest] = backups;
    if (!newest) continue;
    if (!config?.databaseServer && refused === null) yield* checkSameSite(places.database, folder);
    const bytes = backups.reduce((sum, one) => sum + one.bytes, 0);
    const inAYear = keptInAYear * newest.bytes;
    const { bavail, bsize } = statfsSync(folder);
    const isEnough = inAYear - bytes < bavail * bsize;
    const forms = isEnough ? said.doctor.backupsRoom : said.doctor.backupsTooMany;
    const values = { folder, size: sizeText(bytes), inAYear: sizeText(inAYear) };
    const sentence = say(forms, { count: backups.length, ...values });
    yield isEnough ? well(sentence) : note(sentence);
  }
}

async function* checkSameSite(database: string, folder: string): AsyncGenerator<Finding> {
  try {
    await requireSameSite(database, folder, tmpdir());
  } catch (error) {
    if (error instanceof BackupRefused) yield problem(error.message);
    else throw error;
  }
}
