import path from "node:path";
import { channelSettingNames, channelVariables } from "~/domain/notifications/channels/channel-settings";
import type { ConfiguredChannels } from "~/domain/notifications/channels/current-channels.server";
import type { ConfiguredSettings } from "~/domain/settings/current-settings.server";
import { passwordFault } from "~/domain/auth/password-rules";
import { commonPasswords } from "~/server/program-files";
import { settingDefaults, settingNames, settingVariables } from "~/domain/settings/setting";
import { settingsText } from "~/text/it/commands/settings";
import { cannotStart } from "~/text/it/commands/terminal";
import { type Engines, engineSettings, enginesOf } from "./engine-settings";
import { type logLevels, settingSentence, settings } from "./settings";
import { readPassword, readSiteEnv, withoutEmpty } from "./site-env";

/** The validated configuration. */
export interface Config extends ConfiguredSettings, Engines {
  /** The absolute path of the folder with all data. */
  dataDir: string;
  host: string;
  /** The port. 0 means any free port. */
  port: number;
  /** The number of trusted proxies in front of the server. Their headers name the client. */
  trustProxy: number;
  /** The owner's password from the configuration. Null when the password is only in the database. */
  adminPassword: string | null;
  /** The maximum number of stories per hour and IP address; 0 means no limit. */
  submitLimit: number;
  /** The maximum number of wrong passwords per 15 minutes and IP address; 0 means no limit. */
  loginLimit: number;
  /** The hosts of push services beside the known ones. */
  pushHosts: string[];
  logLevel: (typeof logLevels)[number];
  /** The notification channels from the configuration, with their secrets. */
  channels: ConfiguredChannels;
}

/** The configuration or, if it has mistakes, an Italian sentence for each of them. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads the settings in the environment and in `site.env` in the data directory; the environment wins. */
export function readConfig(environment: Record<string, string | undefined> = process.env): ConfigResult {
  const dataDir = dataDirOf(environment);
  const problems: string[] = [];
  const fromFile = readSiteEnv(path.join(dataDir, "site.env"), problems);
  const fromEnvironment = withoutEmpty(environment);
  const given = { ...fromFile, ...fromEnvironment };
  const { ADMIN_PASSWORD_FILE: passwordFile } = given;
  if (given.ADMIN_PASSWORD && passwordFile) problems.push(settingsText.twoPasswords);
  else if (passwordFile) given.ADMIN_PASSWORD = readPassword(passwordFile, problems);

  const read = settings.safeParse(given);
  if (!read.success) problems.push(...new Set(read.error.issues.map(settingSentence)));
  // The two dates depend only on each other. So their order is checked even when other settings are wrong.
  const journey = settings.pick({ JOURNEY_START: true, JOURNEY_END: true }).safeParse(given).data;
  if (journey?.JOURNEY_START && journey.JOURNEY_END && journey.JOURNEY_END < journey.JOURNEY_START) {
    problems.push(settingsText.journeyEndsTooEarly);
  }
  const engineValues = engineSettings.safeParse(given).data;
  const engines = engineValues ? enginesOf(engineValues, problems) : null;
  // A common password as the only mistake is not reported here: a new password is checked when it is stored, and a site
  // that has long had this one starts with a warning.
  const { ADMIN_PASSWORD: password } = given;
  const known = { publicSettings: settingDefaults, passwords: { common: commonPasswords } };
  if (problems.length > 0 && password && passwordFault(password, known) === "common") {
    problems.push(cannotStart.commonPassword);
  }
  if (!read.success || !engines || problems.length > 0) return { ok: false, problems };
  const { data } = read;
  return {
    ok: true,
    config: {
      dataDir,
      host: data.HOST,
      port: data.PORT,
      trustProxy: data.TRUST_PROXY,
      ...engines,
      adminPassword: data.ADMIN_PASSWORD ?? null,
      submitLimit: data.SUBMIT_LIMIT,
      loginLimit: data.LOGIN_LIMIT,
      pushHosts: data.PUSH_HOSTS,
      logLevel: data.LOG_LEVEL,
      publicSettings: {
        productName: data.PRODUCT_NAME,
        ownerName: data.OWNER_NAME ?? null,
        contactEmail: data.CONTACT_EMAIL ?? null,
        instagramUrl: data.INSTAGRAM_URL ?? null,
        tiktokUrl: data.TIKTOK_URL ?? null,
        publicUrl: data.PUBLIC_URL ?? null,
        journeyStart: data.JOURNEY_START ?? null,
        journeyEnd: data.JOURNEY_END ?? null,
        spamWords: data.SPAM_WORDS ?? settingDefaults.spamWords,
        tileUrl: data.TILE_URL,
        tileAttribution: data.TILE_ATTRIBUTION,
      },
      sources: sourcesOf(settingNames, settingVariables, fromEnvironment, fromFile),
      channels: {
        values: {
          notifyEmail: data.NOTIFY_EMAIL ?? null,
          smtpUrl: data.SMTP_URL ?? null,
          notifyUrl: data.NOTIFY_URL ?? null,
          notifyDetail: data.NOTIFY_DETAIL ?? null,
        },
        sources: sourcesOf(channelSettingNames, channelVariables, fromEnvironment, fromFile),
      },
    },
  };
}

/** Reads only the settings of the engines, all that a backup needs. Mistakes are added to `problems`. */
export function readEngines(problems: string[]): Engines | null {
  const fromFile = readSiteEnv(path.join(dataDirOf(), "site.env"), []);
  const read = engineSettings.safeParse({ ...fromFile, ...withoutEmpty(process.env) });
  if (read.success) return enginesOf(read.data, problems);
  problems.push(...read.error.issues.map(settingSentence));
  return null;
}

/**
 * Returns the directories into which the executable may unpack its native files, best first: in the data directory, in
 * a cache, in a temporary place.
 */
export function runtimeDirectories(environment: Record<string, string | undefined> = process.env): string[] {
  const own = `giramondo-${process.getuid?.() ?? 0}`;
  const { XDG_CACHE_HOME: cache, HOME: home, TMPDIR: temporary } = environment;
  return [
    path.join(dataDirOf(environment), ".runtime"),
    ...(cache ? [path.join(cache, "giramondo")] : []),
    ...(home ? [path.join(home, ".cache", "giramondo")] : []),
    path.join("/var/tmp", own),
    path.join(temporary || "/tmp", own),
  ];
}

/** Returns the environment of the photo worker. Its malloc settings make the worker return freed memory at once. */
export function photoWorkerEnvironment(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return {
    MALLOC_ARENA_MAX: "2",
    MALLOC_TRIM_THRESHOLD_: "1000000",
    UV_THREADPOOL_SIZE: "2",
    ...environment,
  };
}

/**
 * Returns the absolute path of the data directory, also when other settings are invalid: backups need only this one.
 */
export function dataDirOf(environment: Record<string, string | undefined> = process.env): string {
  return path.resolve(environment.DATA_DIR || "data");
}

type Values = Record<string, string | undefined>;

/** Returns for each of these settings that is set where it is set: in the environment or in `site.env`. */
function sourcesOf<Name extends string>(
  names: readonly Name[],
  variables: Record<Name, string>,
  environment: Values,
  file: Values,
): Partial<Record<Name, "environment" | "file">> {
  const sources: Partial<Record<Name, "environment" | "file">> = {};
  for (const name of names) {
    if (environment[variables[name]] !== undefined) sources[name] = "environment";
    else if (file[variables[name]] !== undefined) sources[name] = "file";
  }
  return sources;
}
