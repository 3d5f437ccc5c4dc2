import { z } from "zod";
import { settingsText as text } from "~/text/it/settings";

/** The levels of the log; `info` includes one line per request. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

/** How many characters the owner's password has at least. */
export const leastPassword = 8;
const wholeNumber = (name: string, from: number, to: number) => {
  const error = text.wholeNumber(name, from, to);
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number(error).min(from, error).max(to, error));
};
const webAddress = (name: string) => z.url({ protocol: /^https?$/, error: text.webAddress(name) });

/** The settings by the names that the owner writes, with their defaults and what they must look like. */
export const settings = z.object({
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, text.host)
    .default("127.0.0.1"),
  PORT: wholeNumber("PORT", 0, 65_535).default(3000),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, { error: text.publicUrl, abort: true })
    .refine((address) => URL.canParse(address), text.publicUrl)
    .transform((address) => new URL(address).origin)
    .optional(),
  TRUST_PROXY: z.string().regex(/^\d$/, text.trustProxy).transform(Number).default(0),
  PRODUCT_NAME: z.string().trim().min(1, text.productName).max(60, text.productName).default("Capi"),
  CONTACT_EMAIL: z.email(text.contactEmail).default("ciao@example.org"),
  INSTAGRAM_URL: webAddress("INSTAGRAM_URL").default("https://www.instagram.com/"),
  TIKTOK_URL: webAddress("TIKTOK_URL").default("https://www.tiktok.com/"),
  TILE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/;,'"]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]*$/, text.tileUrl)
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  TILE_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'),
  ADMIN_PASSWORD: z.string().min(leastPassword, text.password("ADMIN_PASSWORD", leastPassword)).optional(),
  SUBMIT_LIMIT: wholeNumber("SUBMIT_LIMIT", 0, 100_000).default(30),
  LOGIN_LIMIT: wholeNumber("LOGIN_LIMIT", 0, 100_000).default(10),
  LOG_LEVEL: z.enum(logLevels, text.logLevel(logLevels.join(", "))).default("info"),
});
