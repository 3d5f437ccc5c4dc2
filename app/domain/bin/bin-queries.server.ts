import type { Selectable } from "kysely";
import { shortened } from "~/domain/first-characters";
import { notOver } from "~/domain/lifetimes.server";
import { type CursorPage, newestFirst } from "~/domain/pagination/cursor.server";
import { photosByRecord, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Clocked, Db } from "~/domain/site";
import type { Database } from "~db/schema";
import { binTables, readContent, textInRow } from "./bin";

/** A deleted record, as the owner sees it: with the beginning of its text, and the first of its photos. */
export type BinItem = Awaited<ReturnType<typeof withPhotos>>[number];

const shownCharacters = 160;

/** Finds a record in the bin, or null. */
export async function findInBin(site: Clocked, id: string): Promise<BinItem | null> {
  const rows = await kept(site).where("id", "=", id).execute();
  return (await withPhotos(site, rows))[0] ?? null;
}

/** Lists what is in the bin, the latest deletion first. */
export async function listBin(site: Clocked, page: CursorPage = {}) {
  const rows = newestFirst(kept(site), ["binned_at", "id"], page);
  return withPhotos(site, await rows.execute());
}

const kept = (site: Clocked) => site.db.selectFrom("bin").selectAll().where(notOver(site, "bin"));

async function withPhotos({ db }: Db, rows: Selectable<Database["bin"]>[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const photos = await photosByRecord({ db }, "bin_photos", ids);
  return rows.map(({ id, kind, content, binned_at }) => {
    const own = photos.get(id) ?? [];
    const read = readContent(content);
    return {
      id,
      kind,
      name: textInRow(read, binTables[kind].name),
      city: textInRow(read, "city"),
      text: shortened(textInRow(read, binTables[kind].text) ?? "", shownCharacters),
      withdrawn: textInRow(read, "withdrawn_story_id") !== null,
      photo: own[0] ? storedPhoto(own[0]) : null,
      photoCount: own.length,
      binnedAt: binned_at,
    };
  });
}
