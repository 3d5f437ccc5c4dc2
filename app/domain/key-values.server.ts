import { randomBytes } from "node:crypto";
import type { Site } from "./site";

/** Returns the value with this key. Null when it is not stored. */
export async function readValue(db: Site["db"], key: string): Promise<string | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores a value under its key. An earlier value is replaced. */
export async function writeValue(db: Site["db"], key: string, value: string): Promise<void> {
  const made = db.insertInto("settings").values({ key, value });
  await made.onConflict((conflict) => conflict.column("key").doUpdateSet({ value })).execute();
}

/** Replaces a value that is still `from`. False when it is another one. */
export async function replaceValue(db: Site["db"], key: string, from: string, value: string) {
  const settings = db.updateTable("settings").set({ value }).where("key", "=", key);
  return (await settings.where("value", "=", from).executeTakeFirst()).numUpdatedRows === 1n;
}

/** Removes a value. A missing one is no error. */
export async function removeValue(db: Site["db"], key: string): Promise<void> {
  await db.deleteFrom("settings").where("key", "=", key).execute();
}

/** Returns the secret with this key: 32 random bytes in base64. The secret is made at its first use. */
export async function findOrCreateSecret(db: Site["db"], key: string): Promise<string> {
  const stored = await readValue(db, key);
  if (stored !== null) return stored;
  const value = randomBytes(32).toString("base64");
  const made = db.insertInto("settings").values({ key, value });
  await made.onConflict((conflict) => conflict.column("key").doNothing()).execute();
  return (await readValue(db, key)) ?? value;
}
