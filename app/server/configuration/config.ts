import path from "node:path";
import type * as z from "zod";
import { passwordFault } from "~/domain/auth/password-rules";
import { channelGroup } from "~/domain/notifications/channels/current-channels.server";
import { settingGroup } from "~/domain/settings/current-settings.server";
import { settingDefaults } from "~/domain/settings/setting";
import type { SettingGroup } from "~/domain/settings/setting-group.server";
import { commonPasswords } from "~/server/program-files";
import { CannotDo } from "~/server/user-errors";
import { said, speak } from "~/text/owner/terminal-words";
import { type Engines, engineSettings, enginesOf } from "./engine-settings";
import { readPassword, readSiteEnv, settings, settingSentence, withoutEmpty } from "./settings";

export type Config = ReturnType<typeof configOf>;

type Values = Record<string, string | undefined>;

/**
 * Makes this process speak the owner's language: that of the environment or `site.env`, else that of the database, as
 * far as it was read, else Italian. A mistake is found later, when the whole configuration is read.
 */
export function speakOwnersLanguage(stored?: string): void {
  const { OWNER_LANGUAGE: configured } = {
    ...readSiteEnv(path.join(dataDirOf(), "site.env"), []),
    ...withoutEmpty(process.env),
  };
  speak(configured ?? stored);
}

/** Reads the environment and, where that says nothing, `site.env`. Each mistake is a sentence in `problems`. */
export function readConfig(environment: Values = process.env) {
  const dataDir = dataDirOf(environment);
  const problems: string[] = [];
  const fromFile = readSiteEnv(path.join(dataDir, "site.env"), problems);
  const fromEnvironment = withoutEmpty(environment);
  const given = { ...fromFile, ...fromEnvironment };
  const { ADMIN_PASSWORD_FILE: passwordFile } = given;
  if (given.ADMIN_PASSWORD && passwordFile) problems.push(said.settings.twoPasswords);
  else if (passwordFile) given.ADMIN_PASSWORD = readPassword(passwordFile, problems);

  const { data, error } = settings.safeParse(given);
  if (error) problems.push(...new Set(error.issues.map(settingSentence)));
  // The two dates depend only on each other. So their order is checked even when other settings are wrong.
  const journey = settings.pick({ JOURNEY_START: true, JOURNEY_END: true }).safeParse(given).data;
  if (journey?.JOURNEY_START && journey.JOURNEY_END && journey.JOURNEY_END < journey.JOURNEY_START) {
    problems.push(said.settings.journeyEndsTooEarly);
  }
  const engineValues = engineSettings.safeParse(given).data;
  const engines = engineValues && enginesOf(engineValues, problems);
  // A common password alone is no mistake: a new one is checked when it is stored, one of long ago gets a warning.
  const { ADMIN_PASSWORD: password } = given;
  const known = { publicSettings: settingDefaults, passwords: { common: commonPasswords } };
  if (problems.length > 0 && password && passwordFault(password, known) === "common") {
    problems.push(said.cannotStart.commonPassword);
  }
  if (!data || !engines || problems.length > 0) return { ok: false as const, problems };
  return { ok: true as const, config: configOf(data, engines, { dataDir, given, fromEnvironment }) };
}

function configOf(
  data: z.infer<typeof settings>,
  engines: Engines,
  { dataDir, given, fromEnvironment }: { dataDir: string; given: Values; fromEnvironment: Values },
) {
  const { TILE_URL: tileUrl, TILE_ATTRIBUTION: tileAttribution } = data;
  const sourcesOf = <Name extends string>({ variables }: SettingGroup<Name>) =>
    mapSet(variables, given, (variable) => (fromEnvironment[variable] ? "environment" : "file"));
  const valuesOf = <Name extends string>({ variables }: SettingGroup<Name>) =>
    mapSet(variables, data, (_, value) => value as string);
  return {
    /** Absolute. */
    dataDir,
    host: data.HOST,
    /** 0 means any free port. */
    port: data.PORT,
    /** The number of trusted proxies in front of the server. Their headers name the client. */
    trustProxy: data.TRUST_PROXY,
    ...engines,
    /** Null when the password is only in the database. */
    adminPassword: data.ADMIN_PASSWORD ?? null,
    /** The maximum number of stories per hour and IP address; 0 means no limit. */
    submitLimit: data.SUBMIT_LIMIT,
    /** The maximum number of wrong passwords per 15 minutes and IP address; 0 means no limit. */
    loginLimit: data.LOGIN_LIMIT,
    /** The hosts of push services beside the known ones. */
    pushHosts: data.PUSH_HOSTS,
    logLevel: data.LOG_LEVEL,
    publicSettings: { ...settingDefaults, ...valuesOf(settingGroup), tileUrl, tileAttribution },
    sources: sourcesOf(settingGroup),
    /** With secrets. */
    channels: {
      values: { ...channelGroup.defaults, ...valuesOf(channelGroup) },
      sources: sourcesOf(channelGroup),
    },
  };
}

/** Maps those settings of a group that are set, by their names. */
function mapSet<Name extends string, Mapped>(
  variables: Readonly<Record<Name, string>>,
  values: Readonly<Record<string, unknown>>,
  map: (variable: string, value: unknown) => Mapped,
): Partial<Record<Name, Mapped>> {
  const set = Object.entries<string>(variables).filter(([, variable]) => values[variable] !== undefined);
  const mapped = set.map(([name, variable]) => [name, map(variable, values[variable])]);
  return Object.fromEntries(mapped) as Partial<Record<Name, Mapped>>;
}

/** Returns the configuration. Throws CannotDo with one line for each mistake. */
export function requireConfig(): Config {
  const reading = readConfig();
  if (reading.ok) return reading.config;
  throw refusal(reading.problems);
}

/** Returns the settings of the engines, all that a backup needs. Throws CannotDo with one line for each mistake. */
export function requireEngines(): Engines {
  const fromFile = readSiteEnv(path.join(dataDirOf(), "site.env"), []);
  const { data, error } = engineSettings.safeParse({ ...fromFile, ...withoutEmpty(process.env) });
  const problems = error ? error.issues.map(settingSentence) : [];
  const engines = data && enginesOf(data, problems);
  if (!engines || problems.length > 0) throw refusal(problems);
  return engines;
}

function refusal(problems: string[]): CannotDo {
  const [problem, ...others] = problems;
  if (problem && others.length === 0) return new CannotDo(problem);
  return new CannotDo([said.settings.heading, ...problems.map((one) => `- ${one}`)].join("\n"));
}

/** Returns the absolute path of the data directory, also when other settings are wrong: backups need only this one. */
export function dataDirOf(environment: Values = process.env): string {
  return path.resolve(environment.DATA_DIR || "data");
}
