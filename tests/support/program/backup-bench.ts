import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkArchive } from "~/server/backup/archive/check-archive";
import { createBackup } from "~/server/backup/create-backup";
import { dataPathsIn } from "~/server/data-directory/paths";
import { testSite, type TestSite } from "../test-site";

/** An open site and a folder for its backups. */
export interface BackupBench {
  running: TestSite;
  folder: string;
  /** The file that `backUp` writes unless told otherwise. */
  archive: string;
  backUp(target?: string): ReturnType<typeof createBackup>;
  check(file?: string): ReturnType<typeof checkArchive>;
  close(): Promise<void>;
}

/** Opens the site and makes the folder. */
export async function backupBench(): Promise<BackupBench> {
  const running = await testSite();
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-backup-"));
  const archive = path.join(folder, "copia.tar.gz");
  return {
    running,
    folder,
    archive,
    backUp: (target = archive) => createBackup(dataPathsIn(running.dataDir), target),
    async check(file = archive) {
      return checkArchive(file, await mkdtemp(path.join(folder, "check-")), null);
    },
    async close() {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}
