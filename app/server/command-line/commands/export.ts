import { existsSync, readdirSync, renameSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { print } from "~/server/command-line/print";
import { progressBar } from "~/server/command-line/progress-bar";
import { takeSnapshot } from "~/server/backup/take-snapshot";
import { removeAbandonedFiles, temporaryPathIn } from "~/server/files/temporary-path";
import { openWorkFolder } from "~/server/data-directory/locks";
import { dataPathsIn, findUnusable } from "~/server/data-directory/paths";
import { exportSite } from "~/server/export/export-site";
import { openLog } from "~/server/logging/log";
import { openSite } from "~/server/open-site";
import * as build from "~/server/site-build";
import { programFiles } from "~/server/program-files";
import { staticFiles } from "~/server/http-server/static-files";
import { said, say } from "~/text/owner/terminal-words";
import { cannot, CannotDo } from "~/server/user-errors";
import { requireConfig } from "~/server/configuration/config";
import { noEngines } from "~/server/configuration/engine-settings";

/** Runs `giramondo export DIR`: writes the public site as static files, also while the site runs. */
export async function exportStaticSite(target: string): Promise<void> {
  const config = requireConfig();
  const places = dataPathsIn(config.dataDir);
  const unusable = findUnusable(places);
  if (unusable) throw new CannotDo(unusable);
  if (!config.databaseServer && !existsSync(places.database)) {
    throw cannot(said.backup.noSite, { root: places.root });
  }
  const found = statSync(target, { throwIfNoEntry: false });
  const isFree = !found || (found.isDirectory() && readdirSync(target).length === 0);
  if (!isFree) throw cannot(said.staticExport.used, { directory: target });
  const beside = path.dirname(path.resolve(target));
  await mkdir(beside, { recursive: true });
  removeAbandonedFiles(beside);
  using unfinished = temporaryPathIn(beside);
  await mkdir(unfinished.path);
  const umask = process.umask(0o077);
  using folder = openWorkFolder(places);
  await takeSnapshot(places, folder.path, config);
  const { site, pages, close } = await openSite({ ...config, ...noEngines, dataDir: folder.path });
  // Everybody may see an exported site, so its files get the modes that this user gives to new files.
  process.umask(umask);
  const files = programFiles("static");
  const log = openLog("error");
  const program = { site, pages, build, files: staticFiles(files), log, trustProxy: 0 };
  const bar = progressBar(() => said.staticExport.writing);
  const exported = await exportSite(program, files, unfinished.path, bar.show)
    .finally(bar.end)
    .finally(close);
  log.flush();
  renameSync(unfinished.path, target);
  print(said.staticExport.done, { ...exported, directory: path.resolve(target) });
  const addresses = exported.broken.join(", ");
  if (addresses) console.error(say(said.staticExport.broken, { addresses }));
}
