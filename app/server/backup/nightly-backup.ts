import { existsSync, mkdirSync, utimesSync } from "node:fs";
import { copyFile, link, rename } from "node:fs/promises";
import path from "node:path";
import { dayMs } from "~/domain/day";
import { checkArchive } from "~/server/backup/archive/check-archive";
import type { Engines } from "~/server/configuration/engine-settings";
import type { DataDirectory } from "~/server/data-directory/paths";
import { syncToDisk } from "~/server/files/durable-files";
import { temporaryPathIn } from "~/server/files/temporary-path";
import { backupsIn, correctFuture, deleteOldest, kept, makeRoom } from "./backups-in-folder";
import { createBackup } from "./create-backup";

/** A clock that is so much later than the last backup, in milliseconds, may be wrong. */
const suspiciousGap = 40 * dayMs;

/**
 * Makes the backup of `now` in `folder` and checks it. 7 of days, 4 of weeks and 12 of months stay, all when it throws
 * CannotDo. Returns how many had to go for want of room, and the missing photo files.
 */
export async function makeNightlyBackup(
  places: DataDirectory,
  folder: string,
  given: { engines?: Engines; force?: boolean; now?: Date; onProgress?: (done: number, all: number) => void },
) {
  const now = given.now ?? new Date();
  for (const kind of Object.keys(kept)) mkdirSync(path.join(folder, kind), { recursive: true, mode: 0o700 });
  const wasFuture = correctFuture(folder, now);
  const [last] = backupsIn(folder);
  using made = temporaryPathIn(folder);
  let deleted = 0;
  const { missing } = await createBackup(places, made.path, {
    ...given,
    nightly: path.resolve(folder),
    makeRoom(bytes) {
      const before = backupsIn(folder).length;
      const isEnough = makeRoom(folder, bytes);
      deleted += before - backupsIn(folder).length;
      return isEnough;
    },
    finish,
  });
  deleteOldest(folder);
  return { deleted, missing };

  /** Checks the backup and gives it its names. */
  async function finish(): Promise<void> {
    using unpacked = temporaryPathIn(folder);
    mkdirSync(unpacked.path, { mode: 0o700 });
    await checkArchive(made.path, unpacked.path, null);
    utimesSync(made.path, now, now);

    const names = namesOf(now);
    const nameIn = (kind: keyof typeof kept) => path.join(folder, kind, `giramondo-${names[kind]}.tar.gz`);
    // A clock that was wrong for one night, then or now, takes no place of a week or a month.
    const isClockTrusted = !wasFuture && (!last || now.getTime() - last.madeAt < suspiciousGap);
    for (const kind of ["settimanali", "mensili"] as const) {
      const isWanted = isClockTrusted && !existsSync(nameIn(kind));
      if (isWanted) await linkOrCopy(made.path, nameIn(kind));
    }
    await rename(made.path, freeName(nameIn("giornaliere"), wasFuture));
    for (const kind of Object.keys(kept)) await syncToDisk(path.join(folder, kind));
  }
}

/** Returns the name itself, or with a wrong clock one that no older backup has. */
function freeName(file: string, isWanted: boolean): string {
  let name = file;
  for (let n = 2; isWanted && existsSync(name); n += 1) name = file.replace(/\.tar\.gz$/, `-${n}.tar.gz`);
  return name;
}

/** Gives a file a second name, or copies it on disks where a file has only one. */
async function linkOrCopy(file: string, as: string): Promise<void> {
  const isLinked = await link(file, as).then(
    () => true,
    () => false,
  );
  if (isLinked) return;
  using copy = temporaryPathIn(path.dirname(as));
  await copyFile(file, copy.path);
  await syncToDisk(copy.path);
  await rename(copy.path, as);
}

/** Returns the day, the ISO 8601 week and the month of a moment on this machine's clock. */
function namesOf(now: Date): Record<keyof typeof kept, string> {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const day = local.toISOString().slice(0, 10);
  // A week belongs to the year of its Thursday.
  const thursday = new Date(local.getTime() + (3 - ((local.getUTCDay() + 6) % 7)) * dayMs);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = 1 + Math.floor((thursday.getTime() - firstOfYear) / (7 * dayMs));
  return {
    giornaliere: day,
    settimanali: `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`,
    mensili: day.slice(0, 7),
  };
}
