import BetterSqlite3 from "better-sqlite3";
import { existsSync } from "node:fs";
import { Kysely, sql, SqliteDialect } from "kysely";
import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import type { ParsedArguments } from "~/server/command-line/command";
import { dataDirOf, readConfig, type ConfigResult, type Config } from "~/server/configuration/config";
import { requireConfig } from "~/server/configuration/require-config";
import { findUnusable } from "~/server/data-directory/find-unusable";
import { dataPathsIn, type DataDirectory } from "~/server/data-directory/paths";
import { checkConfiguration, checkDataDirectory } from "~/server/doctor/check-data-directory";
import { checkClock, checkContents } from "~/server/doctor/check-contents";
import { checkDatabaseServer } from "~/server/doctor/check-database-server";
import { checkNotifications } from "~/server/doctor/check-notifications";
import { checkPhotoBucket } from "~/server/doctor/check-photo-bucket";
import { checkServer, isHealthy, localAddress } from "~/server/doctor/check-server";
import { type Finding, well } from "~/server/doctor/finding";
import { notedAddress } from "~/server/doctor/serve-address";
import { fullVersion } from "~/server/program-files";
import { CannotDo } from "~/server/user-errors";
import { doctorText } from "~/text/it/commands/doctor";
import { openPostgres } from "~db/postgres/open-postgres";
import type { Database } from "~db/schema";

/**
 * Runs `giramondo doctor`: checks everything, changes nothing, prints what to do. With `--health` it only asks the
 * running site whether it answers.
 */
export async function runDoctor({ options }: ParsedArguments): Promise<void> {
  if (options.has("health")) return checkHealth();
  const places = dataPathsIn(dataDirOf());
  const isUsable = findUnusable(places) === null;
  const configured = readConfig();
  const server = configured.ok ? configured.config.databaseServer : null;
  const bucket = configured.ok ? configured.config.photoBucket : null;
  const db = isUsable ? await openReadOnly(places, server) : null;
  const reading = await withStoredSettings(db, configured);
  const say = (findings: Finding[]) => {
    for (const { level, sentence } of findings) {
      console.log(`${doctorText.levels[level].padEnd(8)}  ${sentence}`);
    }
    return findings;
  };
  const findings = [
    ...say([well(doctorText.program(fullVersion))]),
    ...say(checkConfiguration(reading)),
    ...say(await checkDataDirectory(places)),
  ];
  if (isUsable) {
    findings.push(
      ...say(
        server
          ? await checkDatabaseServer(server)
          : await checkContents(places, db, new Date(), bucket === null),
      ),
      ...say(server ? await checkClock(db, new Date()) : []),
      ...say(bucket ? await checkPhotoBucket(await openPhotoBucket(bucket), bucket, db, new Date()) : []),
      ...say(reading.ok ? await checkNotifications(db, reading.config, new Date()) : []),
      ...say(reading.ok ? await checkServer(places, reading.config) : []),
    );
  }
  await db?.destroy();
  const problems = findings.filter(({ level }) => level === "problem").length;
  if (problems > 0) throw new CannotDo(doctorText.problems(problems));
  if (!server && !existsSync(places.database)) throw new CannotDo(doctorText.noSite(places.root));
  console.log(doctorText.allWell);
}

/** Checks the health for HEALTHCHECK and monitors: prints nothing and exits with 0 while the site answers. */
async function checkHealth(): Promise<void> {
  const address = notedAddress(dataPathsIn(dataDirOf())) ?? localAddress(requireConfig());
  if (!(await isHealthy(address))) throw new CannotDo(doctorText.unhealthy(address));
}

/**
 * Returns a configuration with the settings that the owner has stored in /admin. `db` is read-only; null means that
 * there is no database.
 */
async function withStoredSettings(db: Kysely<Database> | null, reading: ConfigResult): Promise<ConfigResult> {
  if (!reading.ok || !db) return reading;
  // A damaged database counts as one without settings here. Another check reports the damage.
  const stored = await readStoredSettings(db).catch(() => ({}));
  const { publicSettings } = currentSettings(reading.config, stored);
  return { ok: true, config: { ...reading.config, publicSettings } };
}

/**
 * Opens the site's database read-only, also one from another version. Null when the database is missing, damaged or
 * unreachable: another check reports that.
 */
async function openReadOnly(
  { database }: Pick<DataDirectory, "database">,
  server: Config["databaseServer"],
): Promise<Kysely<Database> | null> {
  if (!server && !existsSync(database)) return null;
  let db: Kysely<Database> | undefined;
  try {
    db = server
      ? openPostgres(server)
      : new Kysely({
          dialect: new SqliteDialect({ database: new BetterSqlite3(database, { readonly: true }) }),
        });
    await sql`select key from settings limit 1`.execute(db);
    return db;
  } catch {
    await db?.destroy().catch(() => undefined);
    return null;
  }
}
