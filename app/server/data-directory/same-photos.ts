import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readValue, writeValue } from "~/domain/key-values.server";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { chownLike } from "~/server/files/durable-files";
import { cannot } from "~/server/user-errors";
import { said } from "~/text/owner/terminal-words";
import type { Engine } from "~db/engine";
import type { DataDirectory } from "./paths";

/** The setting that names the place of this site's photos. Its value is only right on one machine. */
export const photosPlaceKey = "photos-place";

/** Throws CannotDo when another running instance has its photos in another bucket or in another folder. */
export async function requireSamePhotos(
  { db, instances }: Pick<Engine, "db" | "instances">,
  photoBucket: BucketSettings | null,
  places: DataDirectory,
): Promise<void> {
  const mine = photoBucket ? `s3://${photoBucket.bucket}/${photoBucket.prefix}` : markOf(places);
  const isSame = await db.transaction().execute(async (trx) => {
    const stored = await readValue(trx, photosPlaceKey);
    if (stored === mine) return true;
    if (stored !== null && !instances.isAlone()) return false;
    await writeValue(trx, photosPlaceKey, mine);
    return true;
  });
  if (!isSame) throw cannot(said.cannotStart.otherPhotos, { here: photoBucket ? mine : places.uploads });
}

function markOf({ root, uploads }: DataDirectory): string {
  const file = path.join(uploads, ".mark");
  try {
    writeFileSync(file, randomBytes(16).toString("hex"), { flag: "wx", flush: true });
    chownLike(root, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return `uploads:${readFileSync(file, "latin1")}`;
}
