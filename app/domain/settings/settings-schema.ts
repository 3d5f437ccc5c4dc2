import * as z from "zod";
import { isDay } from "~/domain/day";
import { failsWith, visibleText } from "~/domain/fields/field-schemas";
import type { SettingName } from "./setting";
import { ownerLanguages } from "~/text/owner/language";

const malformed = failsWith("malformed");
const longest = 200;
const within = (max: number) => (value: string) => Array.from(value).length <= max;
const tooLong = (max: number) => failsWith("too-long", { max });
const webAddress = z.url({ ...malformed, protocol: /^https?$/ }).refine(within(longest), tooLong(longest));

/** A profile of the site at `home`: its web address, with or without the scheme, or the name alone. */
const profile = (home: string) =>
  z.preprocess((value) => {
    if (typeof value !== "string") return value;
    const typed = value.trim();
    const host = new URL(home).hostname.replace("www.", "");
    if (/^@[\w.]{1,30}$/.test(typed)) return home + typed.slice(1);
    return typed.toLowerCase().replace("www.", "").startsWith(`${host}/`) ? `https://${typed}` : value;
  }, webAddress);

const day = z.string(malformed).trim().refine(isDay, malformed);

const personOrToy = (max: number) =>
  z
    .string(malformed)
    .overwrite(visibleText)
    .trim()
    .min(1, failsWith("missing"))
    .regex(/^\P{Cc}*$/u, malformed)
    .refine(within(max), tooLong(max));

/** The rules for each setting. They hold in the environment, in `site.env` and in /admin. */
export const settingSchemas = {
  productName: personOrToy(60),
  ownerName: personOrToy(100),
  contactEmail: z.email(malformed).refine(within(longest), tooLong(longest)),
  instagramUrl: profile("https://www.instagram.com/"),
  tiktokUrl: profile("https://www.tiktok.com/@"),
  /** The address has only scheme, host and port. A final slash is removed. A name alone is taken as https. */
  publicUrl: z
    .string(malformed)
    .overwrite((typed) => (/^[^\s:/?#@]+\.[^\s:/?#@]+(?::\d+)?\/?$/.test(typed) ? `https://${typed}` : typed))
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, { ...malformed, abort: true })
    .refine((address) => URL.canParse(address), malformed)
    .transform((address) => new URL(address).origin),
  journeyStart: day,
  journeyEnd: day,
  spamWords: z
    .string(malformed)
    .trim()
    .regex(/^[\P{Cc}\n\r]*$/u, malformed)
    .refine(within(5000), tooLong(5000)),
  ownerLanguage: z.enum(ownerLanguages, malformed),
} satisfies Record<SettingName, z.ZodType<string>>;

/** Returns the rules for a change of a setting. Null, empty or white space restores the default; absent: no change. */
export const settingChange = (schema: z.ZodType<string>) =>
  z
    .preprocess((value) => (typeof value === "string" ? value.trim() || null : value), schema.nullable())
    .optional()
    .meta({ type: ["string", "null"] });

const changes = Object.entries(settingSchemas).map(([name, schema]) => [name, settingChange(schema)]);

/** The rules for a change of several settings. */
export const settingsChangesSchema = z.object(
  Object.fromEntries(changes) as Record<SettingName, ReturnType<typeof settingChange>>,
);
