import { existsSync } from "node:fs";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import { dataDirOf, readConfig } from "~/server/configuration/config";
import { findUnusable } from "~/server/data-directory/find-unusable";
import { dataPathsIn } from "~/server/data-directory/paths";
import { notedAddress } from "~/server/doctor/serve-address";
import { checkConfiguration } from "~/server/doctor/check-configuration";
import { checkClock, checkContents } from "~/server/doctor/check-contents";
import { checkDataDirectory } from "~/server/doctor/check-data-directory";
import { checkDatabaseServer } from "~/server/doctor/check-database-server";
import { checkNotifications } from "~/server/doctor/check-notifications";
import { checkPhotoBucket } from "~/server/doctor/check-photo-bucket";
import { checkServer, isHealthy, localAddress } from "~/server/doctor/check-server";
import { type Finding, well } from "~/server/doctor/finding";
import { openReadOnly } from "~/server/doctor/read-only-database";
import { withStoredSettings } from "~/server/doctor/stored-settings";
import { loadSqlite } from "~/server/native-packages";
import { fullVersion } from "~/server/program-files";
import { doctorText } from "~/text/it/commands/doctor";
import { CannotDo } from "~/server/user-errors";
import type { ParsedArguments } from "~/server/command-line/command";
import { requireConfig } from "~/server/configuration/require-config";

/**
 * Runs `giramondo doctor`: checks everything, changes nothing, prints what to do. With `--health` it only asks the
 * running site whether it answers.
 */
export async function runDoctor({ options }: ParsedArguments): Promise<void> {
  if (options.has("health")) return checkHealth();
  const places = dataPathsIn(dataDirOf());
  const Driver = await loadSqlite();
  const isUsable = findUnusable(places) === null;
  const configured = readConfig();
  const server = configured.ok ? configured.config.databaseServer : null;
  const bucket = configured.ok ? configured.config.photoBucket : null;
  const db = isUsable ? await openReadOnly(Driver, places, server) : null;
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
          : await checkContents(Driver, places, db, new Date(), bucket === null),
      ),
      ...say(server ? await checkClock(db, new Date()) : []),
      ...say(bucket ? await checkPhotoBucket(await openPhotoBucket(bucket), bucket, db, new Date()) : []),
      ...say(reading.ok ? await checkNotifications(db, reading.config, new Date()) : []),
      ...say(reading.ok ? await checkServer(Driver, places, reading.config) : []),
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
