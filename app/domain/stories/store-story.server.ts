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

/** What a finder wrote, after it was judged. */
export interface StoryTexts {
  story: string;
  name: string | null;
  city: string | null;
  /** The version of the consent's sentence that the form showed. */
  consentVersion: string;
  /** The language of that form, an ISO 639-1 code: of the story, as far as one knows, and of the consent. */
  language: string;
  /** The code of a tag; an unknown one is ignored. */
  code?: string | null;
}

/** The photos that an accepted story comes with: those of a draft but for the `removed` ones, then the new ones. */
export interface StoryPhotos {
  draftId: string | null;
  removed: string[];
  /** New photos, whose files are stored already. */
  prepared: PreparedPhoto[];
}

/**
 * Stores an accepted story, its photos and its receipt in one transaction, which ends the draft. `id`: of the story, or
 * of the same form (`key`) if it arrived before; null when another form has taken the draft meanwhile, and then nothing
 * is stored. `orphaned`: the stored names of photos that nothing uses any more, whose files the caller removes.
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

/** The story of the form with this key, if it has arrived and is still there, or was withdrawn. */
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
