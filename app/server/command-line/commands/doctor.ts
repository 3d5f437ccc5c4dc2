import { existsSync } from "node:fs";
import BetterSqlite3 from "better-sqlite3";
import { Kysely, sql, SqliteDialect } from "kysely";
import { speakingSettings } from "~/server/configuration/owner-language";
import { type Config, dataDirOf, readConfig, requireConfig } from "~/server/configuration/config";
import { dataPathsIn, findUnusable } from "~/server/data-directory/paths";
import { checkBackups } from "~/server/doctor/check-backups";
import { checkContents, checkPhotoBucket } from "~/server/doctor/check-contents";
import { checkNotifications } from "~/server/doctor/check-notifications";
import * as site from "~/server/doctor/check-site";
import { type Examined, type Finding, well } from "~/server/doctor/finding";
import { fullVersion } from "~/server/program-files";
import { cannot, CannotDo } from "~/server/user-errors";
import { said, say } from "~/text/owner/terminal-words";
import { openPostgres } from "~db/postgres/open-postgres";
import type { Database } from "~db/schema";

/** Runs `giramondo doctor [--health]`: checks everything, or only whether the site answers. Changes nothing. */
export async function diagnose(isForHealth: boolean): Promise<void> {
  const places = dataPathsIn(dataDirOf());
  if (isForHealth) {
    const address = site.notedAddress(places) ?? site.localAddress(requireConfig());
    if (!(await site.isHealthy(address))) throw cannot(said.doctor.unhealthy, { address });
    return;
  }
  const isUsable = findUnusable(places) === null;
  const read = readConfig();
  let config = read.ok ? read.config : null;
  const server = config?.databaseServer ?? null;
  const db = isUsable ? await openReadOnly(places.database, server) : null;
  if (config && db) {
    // A damaged database counts as one without settings here. Another check reports the damage.
    const settings = speakingSettings(config);
    await settings.reload(db).catch(() => undefined);
    config = { ...config, publicSettings: settings.publicSettings };
  }
  const checks: ((site: Examined) => Iterable<Finding> | AsyncIterable<Finding>)[] = [
    () => [well(said.doctor.program, { version: fullVersion })],
    site.checkConfiguration,
    site.checkDataDirectory,
    ...(isUsable
      ? [checkContents, checkPhotoBucket, checkBackups, checkNotifications, site.checkServer]
      : []),
  ];
  const found = { well: 0, note: 0, problem: 0 };
  const examined = { places, config, mistakes: read.ok ? [] : read.problems, db };
  for (const check of checks) {
    for await (const { level, sentence } of check(examined)) {
      console.log(`${said.doctor.levels[level].padEnd(8)}  ${sentence}`);
      found[level] += 1;
    }
  }
  await db?.destroy();
  if (found.problem > 0) throw new CannotDo(say(said.doctor.problems, { count: found.problem }));
  if (!server && !existsSync(places.database)) throw cannot(said.doctor.noSite, { root: places.root });
  console.log(found.note === 0 ? said.doctor.allWell : say(said.doctor.notes, { count: found.note }));
}

/** Opens the site's database read-only, also one from another version. Null when it is missing or cannot be read. */
async function openReadOnly(file: string, server: Config["databaseServer"]) {
  if (!server && !existsSync(file)) return null;
  let db: Kysely<Database> | undefined;
  try {
    db = server
      ? openPostgres(server)
      : new Kysely({ dialect: new SqliteDialect({ database: new BetterSqlite3(file, { readonly: true }) }) });
    await sql`select key from settings limit 1`.execute(db);
    return db;
  } catch {
    await db?.destroy().catch(() => undefined);
    return null;
  }
}
