import type { z } from "zod";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { settingsText } from "~/text/it/commands/settings";
import type { settings } from "./settings";

type Given = z.infer<typeof settings>;

const needed = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The bucket of the photos; null when they are in the data directory. Adds what is missing to `problems`. */
export function photoBucketSettings(given: Given, problems: string[]): BucketSettings | null {
  const {
    PHOTOS_URL: url,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  if (url === undefined) {
    const pointless = needed.find((name) => given[name] !== undefined);
    if (pointless) problems.push(settingsText.photosUrlMissing(pointless));
    return null;
  }
  if (endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    const missing = needed.filter((name) => given[name] === undefined);
    problems.push(...missing.map(settingsText.photosUrlNeeds));
    return null;
  }
  const [bucket = "", ...folders] = url
    .slice("s3://".length)
    .split("/")
    .filter((part) => part !== "");
  const prefix = folders.map((folder) => `${folder}/`).join("");
  return { endpoint: endpoint.replace(/\/$/, ""), region, bucket, prefix, accessKeyId, secretAccessKey };
}
