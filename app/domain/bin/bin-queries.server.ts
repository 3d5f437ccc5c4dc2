import { sql } from "kysely";
import { shortened } from "~/domain/first-characters";
import { notOver } from "~/domain/lifetimes.server";
import { type CursorPage, countRows, newestFirst } from "~/domain/pagination/cursor.server";
import { photosByRecord, storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Clocked, Db } from "~/domain/site";
import { type BinnedKind, binTables, readContent, textInRow } from "./bin";

/** A deleted record, as the owner sees it: with the beginning of its text, and the first of its photos. */
export type BinItem = Awaited<ReturnType<typeof withPhotos>>[number];

const shownCharacters = 160;

/** Finds a record in the bin, or null. */
export async function findInBin(site: Clocked, id: string): Promise<BinItem | null> {
  const rows = await kept(site, id).execute();
  return (await withPhotos(site, rows))[0] ?? null;
}

/** Lists what is in the bin, the latest deletion first. */
export async function listBin(site: Clocked, page: CursorPage = {}) {
  const rows = newestFirst(kept(site), ["binned_at", "id"], page);
  return withPhotos(site, await rows.execute());
}

const records = (site: Clocked) => site.db.selectFrom("bin").where(notOver(site, "bin"));
const wishes = (site: Clocked) =>
  site.db.selectFrom("wishes").where("binned_at", "is not", null).where(notOver(site, "wishes"));

/** Counts what is in the bin. */
export const countBin = async (site: Clocked) =>
  (await countRows(records(site))) + (await countRows(wishes(site)));

/** Selects all that is in the bin, or one thing: the rows of its table, and deleted wishes with their text as content. */
function kept(site: Clocked, id?: string) {
  const rows = records(site)
    .select(["id", "content", "binned_at"])
    .select(({ ref }) => ref("kind").$castTo<BinnedKind>().as("kind"));
  const others = wishes(site)
    .select(["id", "text as content", ({ ref }) => ref("binned_at").$notNull().as("binned_at")])
    .select(sql<BinnedKind>`'wish'`.as("kind"));
  if (id === undefined) return rows.unionAll(others);
  return rows.where("id", "=", id).unionAll(others.where("id", "=", id));
}

type BinRow = Record<"id" | "content" | "binned_at", string> & { kind: BinnedKind };

async function withPhotos({ db }: Db, rows: BinRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const photos = await photosByRecord({ db }, "bin_photos", ids);
  return rows.map(({ id, kind, content, binned_at }) => {
    const own = photos.get(id) ?? [];
    const isWish = kind === "wish";
    const read = isWish ? { row: {}, links: [] } : readContent(content);
    return {
      id,
      kind,
      name: isWish ? content : textInRow(read, binTables[kind].name),
      city: textInRow(read, "city"),
      text: isWish ? "" : shortened(textInRow(read, binTables[kind].text) ?? "", shownCharacters),
      withdrawn: textInRow(read, "withdrawn_story_id") !== null,
      photo: own[0] ? storedPhoto(own[0]) : null,
      photoCount: own.length,
      binnedAt: binned_at,
    };
  });
}
