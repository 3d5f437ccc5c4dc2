import * as z from "zod";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { said, say } from "~/text/owner/terminal-words";
import { parseServerAddress, type ServerAddress } from "~db/postgres/server-address";

/** The engines of a site: what stores its database and its photos. */
export interface Engines {
  /** The PostgreSQL server with the database, and its password. Null means the SQLite file in the data directory. */
  databaseServer: ServerAddress | null;
  /** The bucket with the photos, and its secret key. Null means the folder `uploads` in the data directory. */
  photoBucket: BucketSettings | null;
}

/** The engines of a site that is completely in its data directory. */
export const noEngines: Engines = { databaseServer: null, photoBucket: null };

const partOfPath = "(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]+";
const photosUrl = new RegExp(`^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:/${partOfPath})*/?$`);
const serverUrl = new RegExp(
  `^https?://(?:[A-Za-z0-9.-]+|\\[[0-9a-f:]+\\])(?::\\d{1,5})?(?:/${partOfPath})*/?$`,
);
const visible = /^[\x21-\x7e]{1,200}$/;

/** The settings of the engines, under the owner's names. */
export const engineSettings = z.object({
  DATABASE_URL: z
    .string()
    .transform((url, context) => {
      const address = parseServerAddress(url);
      if (address) return address;
      context.addIssue({ code: "custom" });
      return z.NEVER;
    })
    .optional(),
  PHOTOS_URL: z.string().regex(photosUrl).optional(),
  S3_ENDPOINT: z.string().regex(serverUrl).optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/)
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().regex(visible).optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(visible).optional(),
});

const needed = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Returns the engines of these settings. Each missing setting of a bucket adds a sentence to `problems`. */
export function enginesOf(given: z.infer<typeof engineSettings>, problems: string[]): Engines {
  const engines: Engines = { databaseServer: given.DATABASE_URL ?? null, photoBucket: null };
  if (given.PHOTOS_URL === undefined) {
    const pointless = needed.find((name) => given[name] !== undefined);
    if (pointless) problems.push(say(said.settings.photosUrlMissing, { name: pointless }));
    return engines;
  }
  const missing = needed.filter((name) => given[name] === undefined);
  problems.push(...missing.map((name) => say(said.settings.photosUrlNeeds, { missing: name })));
  const { S3_ENDPOINT: endpoint = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = given;
  const [, , bucket = "", ...folders] = given.PHOTOS_URL.replace(/\/$/, "").split("/");
  engines.photoBucket = {
    endpoint: endpoint.replace(/\/$/, ""),
    region: given.S3_REGION,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
  return engines;
}
