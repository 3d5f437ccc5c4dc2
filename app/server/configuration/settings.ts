import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { closestMatch } from "leven";
import * as z from "zod";
import { shortestPassword } from "~/domain/auth/password-rules";
import { channelSchemas } from "~/domain/notifications/channels/current-channels.server";
import { channelVariables } from "~/domain/notifications/channels/channel-settings";
import { settingDefaults, settingVariables } from "~/domain/settings/setting";
import { settingSchemas } from "~/domain/settings/settings-schema";
import { settingsText as text } from "~/text/it/commands/settings";
import { engineSettings } from "./engine-settings";

/** The levels of the log. At `info` each request is logged in one line. */
const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

const wholeNumber = (name: string, from: number, to: number) => {
  const error = text.wholeNumber(name, from, to);
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number(error).min(from, error).max(to, error));
};

/** The settings under the owner's names, with their defaults and rules. */
export const settings = z.object({
  ...engineSettings.shape,
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, text.host)
    .default("127.0.0.1"),
  PORT: wholeNumber("PORT", 0, 65_535).default(3000),
  PUBLIC_URL: settingSchemas.publicUrl.optional(),
  TRUST_PROXY: z.string().regex(/^\d$/, text.trustProxy).transform(Number).default(0),
  PRODUCT_NAME: settingSchemas.productName.default(settingDefaults.productName),
  OWNER_NAME: settingSchemas.ownerName.optional(),
  CONTACT_EMAIL: settingSchemas.contactEmail.optional(),
  INSTAGRAM_URL: settingSchemas.instagramUrl.optional(),
  TIKTOK_URL: settingSchemas.tiktokUrl.optional(),
  JOURNEY_START: settingSchemas.journeyStart.optional(),
  JOURNEY_END: settingSchemas.journeyEnd.optional(),
  SPAM_WORDS: settingSchemas.spamWords.optional(),
  OWNER_LANGUAGE: settingSchemas.ownerLanguage.optional(),
  TILE_URL: z
    .string()
    .regex(/^(?:none|https?:\/\/[^\s/;,'"]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]*)$/, text.tileUrl)
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png")
    .transform((url) => (url === "none" ? null : url)),
  TILE_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'),
  ADMIN_PASSWORD: z
    .string()
    .min(shortestPassword, text.password("ADMIN_PASSWORD", shortestPassword))
    .optional(),
  SUBMIT_LIMIT: wholeNumber("SUBMIT_LIMIT", 0, 100_000).default(30),
  LOGIN_LIMIT: wholeNumber("LOGIN_LIMIT", 0, 100_000).default(10),
  SMTP_URL: channelSchemas.smtpUrl.optional(),
  NOTIFY_EMAIL: channelSchemas.notifyEmail.optional(),
  NOTIFY_URL: channelSchemas.notifyUrl.optional(),
  NOTIFY_DETAIL: channelSchemas.notifyDetail.optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^[a-z0-9.:-]+(?:, *[a-z0-9.:-]+)*$/, text.pushHosts)
    .transform((hosts) => hosts.split(/, */))
    .default([]),
  LOG_LEVEL: z.enum(logLevels, text.logLevel(logLevels.join(", "))).default("info"),
});

/** Returns the sentence for the mistake in a setting. Those of /admin have codes, because the forms use other words. */
export function settingSentence({ path: [name], message }: z.core.$ZodIssue): string {
  const variables = [...Object.values(settingVariables), ...Object.values(channelVariables)];
  const owned = variables.find((variable) => variable === name);
  return owned ? text.owned[owned] : message;
}

/** Reads the settings in `site.env`. A missing file has no settings. Mistakes are added to `problems` as sentences. */
export function readSiteEnv(file: string, problems: string[]): Record<string, string | undefined> {
  let content: string;
  try {
    // A named pipe is refused here, because opening it would wait for ever.
    if (!statSync(file).isFile()) {
      problems.push(text.notAFile(file));
      return {};
    }
    // Editors of Windows put a byte order mark before the first line.
    content = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "ENOTDIR") problems.push(text.fileUnreadable(file));
    return {};
  }
  const values = parseEnv(content);
  const known = [...Object.keys(settings.shape), "ADMIN_PASSWORD_FILE"];
  const unknown = Object.keys(values).filter((name) => values[name] !== "" && !known.includes(name));
  const meant = (name: string) => closestMatch(name.toUpperCase(), known, { maxDistance: 2 }) ?? null;
  const isOfCertificates = (name: string) =>
    /^(?:NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_(?:FILE|DIR))$/.test(name);
  problems.push(
    ...unknown.map((name) =>
      isOfCertificates(name) ? text.ownAuthority(name) : text.unknown(name, meant(name)),
    ),
  );
  problems.push(...linesWithoutEffect(content).map(text.notALine));
  return withoutEmpty(values);
}

/** Returns the numbers of the lines that belong to no setting. All lines of a value in quotes belong to its setting. */
function linesWithoutEffect(content: string): number[] {
  const lines = content.split("\n");
  const whole = JSON.stringify(parseEnv(content));
  return lines.flatMap((line, at) => {
    if (/^\s*(?:#|$)|=/.test(line)) return [];
    const others = lines.toSpliced(at, 1).join("\n");
    return JSON.stringify(parseEnv(others)) === whole ? [at + 1] : [];
  });
}

/** Reads the password in `ADMIN_PASSWORD_FILE` without its final line break. An unreadable file adds a problem. */
export function readPassword(file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch {
    problems.push(text.passwordFile(file));
    return undefined;
  }
}

/** Removes empty values: `PUBLIC_URL=` means that nothing was set. */
export function withoutEmpty(values: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  );
}
