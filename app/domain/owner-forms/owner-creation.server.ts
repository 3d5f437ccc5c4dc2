import { dayOf } from "~/domain/day";
import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";

/** What the form with this key has created before; null when it is new or has no key. */
export async function findCreated<Item>(
  site: Site,
  table: "blog_posts" | "locations",
  key: string | null,
  find: (site: Site, id: string) => Promise<Item | null>,
): Promise<Item | null> {
  if (key === null) return null;
  const row = await site.db
    .selectFrom(table)
    .select("id")
    .where("submission_key", "=", key)
    .executeTakeFirst();
  return row ? find(site, row.id) : null;
}

/** The columns that a new blog post and a new location share; the day is today's in Rome unless the owner gave one. */
export function newColumns({ now }: Pick<Site, "now">, key: string | null, date: string | null) {
  const moment = now();
  return {
    id: newId(),
    submission_key: key,
    date: date ?? dayOf(moment),
    created_at: moment.toISOString(),
    updated_at: moment.toISOString(),
  };
}
