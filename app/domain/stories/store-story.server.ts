import type { Insertable, Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos } from "~/domain/photos/files/remove-unused-photos.server";
import { insertPhotos } from "~/domain/photos/files/store-photos.server";
import type { Site } from "~/domain/site";
import type { PreparedPhoto } from "~/images/prepared-photo";
import { storeReceipt } from "~/domain/receipts/receipts-queries.server";
import { findTagByCode } from "~/domain/tags/tags-queries.server";
import type { Database, StoriesTable } from "~db/schema";
import { storyMaxPhotos } from "./story";
import { searchTextOf } from "./story-search";

/** The words of a story that passed validation. */
export interface StoryTexts {
  story: string;
  name: string | null;
  city: string | null;
  /** The version of the consent sentence on the form. */
  consentVersion: string;
  /** The language of the form, an ISO 639-1 code. It counts as the language of the story and of the consent. */
  language: string;
  /** The code of a tag. An unknown code is ignored. */
  code?: string | null;
}

/** The photos of an accepted story: those of its draft without the `removed` ones, then the new ones. */
export interface StoryPhotos {
  draftId: string | null;
  removed: string[];
  /** New photos. Their files are already stored. */
  prepared: PreparedPhoto[];
}

/**
 * Stores a story, its photos and its receipt in one transaction, which also ends the draft. `id` is the new story, or
 * the earlier one of the same form (`key`); null when another form has taken the draft, and nothing is stored. The
 * caller removes the files of `orphaned` photos, which nothing uses any more.
 */
export function storeStory(
  site: Site,
  { story, name, city, consentVersion, language, code = null }: StoryTexts,
  { draftId, removed, prepared, key, receipt }: StoryPhotos & { key: string | null; receipt: string },
): Promise<{ id: string | null; orphaned: string[] }> {
  const now = site.now().toISOString();
  const row = {
    id: newId(),
    ...{ story, name, city },
    consent: 1 as const,
    consent_version: consentVersion,
    consent_language: language,
    language,
    consented_at: now,
    submission_key: key,
    read_at: null,
    corrected_at: null,
    search_text: searchTextOf({ name, city, story }),
    created_at: now,
  };
  return site.db.transaction().execute(async (trx) => {
    const waiting = draftId ? await consumeDraft(trx, draftId) : [];
    if (!waiting) return { id: null, orphaned: [] };
    const added = await insertPhotos(site, trx, prepared);
    const kept = waiting.filter((id) => !removed.includes(id));
    const tag = code === null ? null : await findTagByCode({ db: trx }, code);
    const isNew = await insertStory(
      trx,
      { ...row, tag_id: tag?.id ?? null },
      [...kept, ...added].slice(0, storyMaxPhotos),
    );
    if (isNew) await recordNotification(trx, now, { event: "story", subjectId: row.id });
    const id = isNew ? row.id : await findStoryByKey(trx, key);
    if (id !== null) await storeReceipt(trx, receipt, id);
    return { id, orphaned: await deleteUnusedPhotos(trx, [...waiting, ...added]) };
  });
}

/** Finds the story of the form with this key, also a withdrawn one. */
export async function findStoryByKey(db: Kysely<Database>, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const here = db.selectFrom("stories").select("id").where("submission_key", "=", key);
  const found =
    (await here.executeTakeFirst()) ??
    (await db
      .selectFrom("withdrawn_stories")
      .select("id")
      .where("submission_key", "=", key)
      .executeTakeFirst());
  return found?.id ?? null;
}

async function insertStory(
  trx: Kysely<Database>,
  row: Insertable<StoriesTable>,
  photoIds: string[],
): Promise<boolean> {
  const inserted = await trx
    .insertInto("stories")
    .values(row)
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted && photoIds.length > 0) {
    const rows = photoIds.map((photo_id, position) => ({ story_id: inserted.id, position, photo_id }));
    await trx.insertInto("story_photos").values(rows).execute();
    await trx.updateTable("photos").set({ story_id: inserted.id }).where("id", "in", photoIds).execute();
  }
  return inserted !== undefined;
}
