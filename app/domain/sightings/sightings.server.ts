import type { InferResult } from "kysely";
import { type CursorPage, countRows, newestFirst } from "~/domain/pagination/cursor.server";
import { receiptHash } from "~/domain/receipts/receipts-queries.server";
import { type Result, done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";
import type { Sighting } from "./sighting";

/** Lists the sightings that no story has replaced, newest first. */
export async function listSightings({ db }: Db, page: CursorPage = {}): Promise<Sighting[]> {
  const rows = await newestFirst(withTag(db), ["sightings.created_at", "sightings.id"], page).execute();
  return rows.map(sightingOf);
}

/** Counts the sightings that no story has replaced. */
export const countSightings = ({ db }: Db) => countRows(db.selectFrom("sightings"));

/** Finds a sighting. Null when it is deleted, or when a story has replaced it. */
export async function findSighting({ db }: Db, id: string): Promise<Sighting | null> {
  const row = await withTag(db).where("sightings.id", "=", id).executeTakeFirst();
  return row ? sightingOf(row) : null;
}

/** Deletes a sighting. Its receipt stays and says so. */
export async function removeSighting({ db }: Db, id: string): Promise<Result<null, "unknown-sighting">> {
  const { numDeletedRows } = await db.deleteFrom("sightings").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0 ? done(null) : refused("unknown-sighting");
}

/** Deletes the sighting with this receipt, because a story takes its place. Returns undefined when it is gone. */
export function replaceSighting(trx: Site["db"], secret: string) {
  const receipts = trx.selectFrom("receipts").select("story_id").where("hash", "=", receiptHash(secret));
  const taken = trx.deleteFrom("sightings").where("id", "=", receipts).returning(["id", "tag_id"]);
  return taken.executeTakeFirst();
}

function withTag(db: Site["db"]) {
  return db
    .selectFrom("sightings")
    .innerJoin("tags", "tags.id", "sightings.tag_id")
    .select([
      ...(["sightings.id", "sightings.kind", "sightings.city", "sightings.language"] as const),
      "sightings.created_at as createdAt",
      ...(["tags.code", "tags.name", "tags.retired_at"] as const),
    ]);
}

function sightingOf({
  code,
  name,
  retired_at,
  ...sighting
}: InferResult<ReturnType<typeof withTag>>[number]): Sighting {
  return { ...sighting, tag: { code, name, retired: retired_at !== null } };
}
