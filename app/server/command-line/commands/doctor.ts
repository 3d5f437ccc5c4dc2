import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import { databaseName } from "~/server/backup/manifest";
import { dataDirOf, readConfig, readEngines } from "~/server/configuration/config";
import type { Engines } from "~/server/configuration/engine-settings";
import { findUnusable } from "~/server/data-directory/find-unusable";
import { type DataDirectory, placesIn } from "~/server/data-directory/places";
import { checkConfiguration } from "~/server/doctor/check-configuration";
import { checkContents, photoFilesWanted } from "~/server/doctor/check-contents";
import { checkDataDirectory } from "~/server/doctor/check-data-directory";
import { checkDatabaseServer } from "~/server/doctor/check-database-server";
import { checkNotifications } from "~/server/doctor/check-notifications";
import { checkPhotoBucket } from "~/server/doctor/check-photo-bucket";
import { checkServer, isHealthy, ownAddress } from "~/server/doctor/check-server";
import type { Finding } from "~/server/doctor/finding";
import { withStoredSettings } from "~/server/doctor/stored-settings";
import { temporaryPathIn } from "~/server/files/temporary-path";
import { loadPostgres, loadSqlite } from "~/server/native-packages";
import { doctorText } from "~/text/it/commands/doctor";
import { CannotDo } from "~/server/user-errors";
import type { ParsedArguments } from "~/server/command-line/command";
import { requireConfig } from "~/server/configuration/require-config";

/** `giramondo doctor`: checks everything, changes nothing, prints what to do. `--health` asks the running site only. */
export async function runDoctor({ options }: ParsedArguments): Promise<void> {
  if (options.has("health")) return checkHealth();
  const folder = temporaryPathIn(tmpdir());
  mkdirSync(folder.path, { mode: 0o700 });
  try {
    await examine(placesIn(dataDirOf()), path.join(folder.path, databaseName));
  } finally {
    folder.end();
  }
}

/** `copy`: where the database of a server is copied to, to be looked at. */
async function examine(own: DataDirectory, copy: string): Promise<void> {
  const Driver = await loadSqlite();
  const now = () => new Date();
  const { databaseServer, photoBucket } = engines();
  const server = databaseServer && { pg: await loadPostgres(), address: databaseServer };
  const looked = server && (await checkDatabaseServer(Driver, server, copy, now));
  const places = looked ? { ...own, database: copy } : own;
  const isUsable = findUnusable(own) === null;
  const configured = readConfig();
  const reading = isUsable ? withStoredSettings(Driver, places, configured) : configured;
  const say = (findings: Finding[]) => {
    for (const { level, sentence } of findings) {
      console.log(`${doctorText.levels[level].padEnd(8)}  ${sentence}`);
    }
    return findings;
  };
  const findings = [...say(checkConfiguration(reading)), ...say(await checkDataDirectory(own))];
  if (looked) findings.push(...say(looked.findings));
  if (isUsable) {
    findings.push(
      ...say(looked?.isCopied === false ? [] : checkContents(Driver, places, now(), !photoBucket)),
      ...say(photoBucket ? await checkBucket(photoBucket, photoFilesWanted(Driver, places), now) : []),
      ...say(reading.ok ? await checkNotifications(Driver, places, reading.config, now()) : []),
      ...say(reading.ok ? await checkServer(Driver, places, reading.config) : []),
    );
  }
  const problems = findings.filter(({ level }) => level === "problem").length;
  if (problems > 0) throw new CannotDo(doctorText.problems(problems));
  console.log(doctorText.allWell);
}

/** A mistake in these settings is said with those in the others. */
function engines(): Engines {
  const reading = readEngines();
  return reading.ok ? reading.engines : { databaseServer: null, photoBucket: null };
}

async function checkBucket(settings: BucketSettings, wanted: string[] | null, now: () => Date) {
  return checkPhotoBucket(await openPhotoBucket(settings), settings, wanted, now);
}

/** For HEALTHCHECK and monitors: no output and exit code 0 while the site answers. */
async function checkHealth(): Promise<void> {
  const address = ownAddress(requireConfig());
  if (!(await isHealthy(address))) throw new CannotDo(doctorText.unhealthy(address));
}
