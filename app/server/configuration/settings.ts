import { readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { closestMatch } from "leven";
import * as z from "zod";
import { shortestPassword } from "~/domain/auth/password-rules";
import { channelSchemas } from "~/domain/notifications/channels/current-channels.server";
import { settingDefaults } from "~/domain/settings/setting";
import { settingSchemas } from "~/domain/settings/settings-schema";
import { said, say } from "~/text/owner/terminal-words";
import { engineSettings } from "./engine-settings";

/** The levels of the log. At `info` each request is logged in one line. */
const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { abort: true })
    .transform(Number)
    .pipe(z.number().max(max));

/** The settings under the owner's names, with their defaults and rules. */
export const settings = z.object({
  ...engineSettings.shape,
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default("127.0.0.1"),
  PORT: wholeNumber(65_535).default(3000),
  PUBLIC_URL: settingSchemas.publicUrl.optional(),
  TRUST_PROXY: z.string().regex(/^\d$/).transform(Number).default(0),
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
    .regex(/^(?:none|https?:\/\/[^\s/;,'"]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]*)$/)
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png")
    .transform((url) => (url === "none" ? null : url)),
  TILE_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'),
  ADMIN_PASSWORD: z.string().min(shortestPassword).optional(),
  SUBMIT_LIMIT: wholeNumber(100_000).default(30),
  LOGIN_LIMIT: wholeNumber(100_000).default(10),
  SMTP_URL: channelSchemas.smtpUrl.optional(),
  NOTIFY_EMAIL: channelSchemas.notifyEmail.optional(),
  NOTIFY_URL: channelSchemas.notifyUrl.optional(),
  NOTIFY_DETAIL: channelSchemas.notifyDetail.optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^[a-z0-9.:-]+(?:, *[a-z0-9.:-]+)*$/)
    .transform((hosts) => hosts.split(/, */))
    .default([]),
  LOG_LEVEL: z.enum(logLevels).default("info"),
});

/** Returns the sentence for a mistake in a setting. Those of the forms in /admin are others. */
export function settingSentence({ path: [name] }: z.core.$ZodIssue): string {
  const sentence = said.settings.rules[name as keyof typeof said.settings.rules];
  return say<string>(sentence, { least: shortestPassword, levels: logLevels.join(", ") });
}

/** Reads the settings in `site.env`. A missing file has no settings. Mistakes are added to `problems` as sentences. */
export function readSiteEnv(file: string, problems: string[]): Record<string, string | undefined> {
  let content: string;
  try {
    // A named pipe is refused here, because opening it would wait for ever.
    if (!statSync(file).isFile()) {
      problems.push(say(said.settings.notAFile, { path: file }));
      return {};
    }
    // Editors of Windows put a byte order mark before the first line.
    content = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isMissing = code === "ENOENT" || code === "ENOTDIR";
    if (!isMissing) problems.push(say(said.settings.fileUnreadable, { path: file }));
    return {};
  }
  const values = parseEnv(content);
  const known = [...Object.keys(settings.shape), "ADMIN_PASSWORD_FILE"];
  const unknown = Object.keys(values).filter((name) => values[name] !== "" && !known.includes(name));
  const isOfCertificates = (name: string) =>
    /^(?:NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|SSL_CERT_(?:FILE|DIR))$/.test(name);
  for (const name of unknown) {
    const meant = closestMatch(name.toUpperCase(), known, { maxDistance: 2 }) ?? "";
    const kind = isOfCertificates(name) ? "ownAuthority" : meant ? "misspelt" : "unknown";
    problems.push(say(said.settings[kind], { name, meant }));
  }
  problems.push(...linesWithoutEffect(content).map((line) => say(said.settings.notALine, { line })));
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
    problems.push(say(said.settings.passwordFile, { path: file }));
    return undefined;
  }
}

/** Removes empty values: `PUBLIC_URL=` means that nothing was set. */
export function withoutEmpty(values: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ""),
  );
}
