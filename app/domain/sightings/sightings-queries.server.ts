import type { Kysely } from "kysely";
import { type CursorPage, countRows, newestFirst } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { Sighting } from "./sighting";

/** Lists the sightings that no story has replaced, newest first. */
export async function listSightings(
  { db }: Pick<Site, "db">,
  page: CursorPage & { offset?: number } = {},
): Promise<Sighting[]> {
  const rows = await newestFirst(withTag(db), ["sightings.created_at", "sightings.id"], page).execute();
  return rows.map(sightingOf);
}

/** Counts the sightings that no story has replaced. */
export function countSightings({ db }: Pick<Site, "db">): Promise<number> {
  return countRows(db.selectFrom("sightings"));
}

/** Finds a sighting. Null when it is deleted, or when a story has replaced it. */
export async function findSighting({ db }: Pick<Site, "db">, id: string): Promise<Sighting | null> {
  const row = await withTag(db).where("sightings.id", "=", id).executeTakeFirst();
  return row ? sightingOf(row) : null;
}

function withTag(db: Kysely<Database>) {
  return db
    .selectFrom("sightings")
    .innerJoin("tags", "tags.id", "sightings.tag_id")
    .select([
      ...(["sightings.id", "sightings.kind", "sightings.city", "sightings.language"] as const),
      "sightings.created_at as createdAt",
      ...(["tags.code", "tags.name", "tags.retired_at"] as const),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withTag>["execute"]>>[number];

function sightingOf({ code, name, retired_at, ...sighting }: Row): Sighting {
  return { ...sighting, tag: { code, name, retired: retired_at !== null } };
}
