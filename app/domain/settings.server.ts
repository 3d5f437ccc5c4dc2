import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** One of the site's stored settings, or null. */
export async function readSetting(db: Kysely<Database>, key: string): Promise<string | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a setting, in place of an older value. */
export async function writeSetting(db: Kysely<Database>, key: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
