import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type PhotoInfo, photoFiles } from "~/photo-store/photo-files";
import { removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { withNewFile, withStoredCopy } from "~/domain/photos/files/store-photos.server";
import { photoColumns } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { listStopsOnMap } from "~/domain/locations/journey/journey-queries.server";
import type { Box } from "~/images/share-card/card-parts";
import { type CardWords, photoBox } from "~/images/share-card/card-svg";
import { drawJourneyMap } from "~/map/draw-journey-map.server";
import { findSubject, listCardsToRemove } from "./share-cards-queries.server";
import { cardDesignVersion, mapCardId, shareCardName, type ShareCardSubject } from "./share-card";

/**
 * Draws and stores the card of a subject, unless the subject has changed since it was read. A photo that is missing or
 * undecodable is left out. The row is stored before the file, so an interruption never leaves an unknown file.
 */
export async function storeShareCard(site: Site, subject: ShareCardSubject): Promise<void> {
  const name = await insertCard(site, subject);
  if (name === null) return;
  await withNewFile(site, async (place) => {
    await drawCard(site, subject, place);
    await site.photos.put(name, { [name]: place });
  });
  const drawn = site.db.updateTable("share_cards").set({ drawn: 1 }).where("name", "=", name);
  const { numUpdatedRows } = await drawn.executeTakeFirst();
  // The row is gone, so the card's subject was removed while the card was drawn. Its file must go, too.
  if (numUpdatedRows === 0n) await removePhotoFiles(site, [name]);
}

/** Inserts the row of a new card and returns the card's stored name. Null when the subject has changed or is gone. */
function insertCard({ db, publicSettings }: Site, subject: ShareCardSubject): Promise<string | null> {
  const { id, ...contents } = subject;
  return db.transaction().execute(async (trx) => {
    if (!isDeepStrictEqual(await findSubject({ db: trx, publicSettings }, id), subject)) return null;
    const name = shareCardName(randomBytes(10).toString("hex"));
    const row = { ...contents, name, subject_id: id, look: cardDesignVersion };
    await trx.insertInto("share_cards").values(row).execute();
    return name;
  });
}

/** Removes the cards that nobody may see any more: first each card's file, then its row in the table. */
export async function removeOutdatedCards(site: Pick<Site, "db" | "publicSettings" | "photos">) {
  for (const { name } of await listCardsToRemove(site)) {
    await removePhotoFiles(site, [name]);
    await site.db.deleteFrom("share_cards").where("name", "=", name).execute();
  }
}

async function drawCard(site: Site, subject: ShareCardSubject, place: string): Promise<void> {
  const { id, title: stored, city, date, photo_id } = subject;
  const [title = ""] = stored.split("\n");
  const toy = site.publicSettings.productName;
  const words = { title, city, date, toy, ...(id === mapCardId && (await wordsOfMap(site))) };
  const draw = (photo: string | null) => site.images.run("card", { words, photo, path: place });
  const photos = site.db.selectFrom("photos").select(photoColumns);
  const photo = photo_id === null ? undefined : await photos.where("id", "=", photo_id).executeTakeFirst();
  const card = await drawWithPhoto(site, photo, photoBox, draw);
  if (!card.ok) throw new Error(`a share card could not be drawn: ${card.code}`);
}

/** Draws with a copy of the photo for this box. A photo that is missing or undecodable is left out. */
export async function drawWithPhoto<Drawn extends { ok: boolean }>(
  site: Site,
  photo: PhotoInfo | undefined,
  box: Box,
  draw: (photo: string | null) => Promise<Drawn>,
): Promise<Drawn> {
  const withPhoto = photo && (await withStoredCopy(site, sizeForBox(photo, box), draw));
  return withPhoto?.ok ? withPhoto : draw(null);
}

/** Returns what the card of /map has beside its title: the route, the numbers, and the latest stop. */
async function wordsOfMap(site: Site): Promise<Partial<CardWords>> {
  const { stops, kilometres, latest } = await findJourneyNumbers(site);
  const map = drawJourneyMap(await listStopsOnMap(site, ""), site.outlines);
  return { ...(latest && { city: latest.city, date: latest.date }), map: { ...map, stops, kilometres } };
}

/** Returns the name of the smallest file that fills the photo's area on a card. If none fills it, the largest file. */
function sizeForBox(photo: PhotoInfo, box: Box): string {
  const files = photoFiles(photo).toSorted((one, other) => one.width - other.width);
  const filling = files.find(({ width, height }) => width >= box.width && height >= box.height);
  return (filling ?? files.at(-1))?.name ?? photo.name;
}
