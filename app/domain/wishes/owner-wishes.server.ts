import { readValue } from "~/domain/key-values.server";
import { dayColumns, newestFirst } from "~/domain/pagination/cursor.server";
import type { Db } from "~/domain/site";
import { languageCodes } from "~/text/language-codes";
import { hiddenKey, keptWishes, textsByLanguage } from "./wishes-queries.server";

/** Lists the owner's wishes in their order, open or not, each with the town of its stop. */
export async function listWishes({ db }: Db) {
  const rows = await keptWishes(db)
    .leftJoin("locations", "locations.id", "wishes.location_id")
    .select(["wishes.id", "wishes.text", "texts", "location_id", "wishes.updated_at", "locations.city"])
    .orderBy("wishes.position")
    .orderBy("wishes.id")
    .execute();
  return rows.map(({ texts, location_id, updated_at, ...wish }) => {
    const own = textsByLanguage(texts);
    const inLanguages = Object.fromEntries(languageCodes.map((code) => [code, own[code] ?? null]));
    return {
      ...wish,
      ...(inLanguages as Record<(typeof languageCodes)[number], string | null>),
      locationId: location_id,
      updatedAt: updated_at,
    };
  });
}

/** Lists the stops with which a wish can be ticked off, hidden or not, the newest first. */
export async function listStopsToChoose({ db }: Db) {
  const stops = db.selectFrom("locations").select(["id", "city", "date", "visible"]);
  const rows = await newestFirst(stops, dayColumns, { limit: 100 }).execute();
  return rows.map((row) => ({ ...row, visible: row.visible === 1 }));
}

export const areWishesHidden = async ({ db }: Db) => (await readValue(db, hiddenKey)) !== null;
