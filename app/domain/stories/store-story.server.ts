import type { Insertable, Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import { type Draft, takeDraft } from "~/domain/photos/drafts.server";
import { forgetUnusedPhotos, removePhotoFiles } from "~/domain/photos/remove-unused-photos.server";
import type { Site } from "~/domain/site";
import type { Database, StoriesTable } from "~db/schema";
import { searchTextOf } from "./story-search";

/** What a finder wrote, after it was judged. */
export interface StoryTexts {
  story: string;
  name: string | null;
  city: string | null;
  /** The version of the consent's sentence that the form showed. */
  consentVersion: string;
}

/**
 * Stores an accepted story with the photos of its draft, when its sender agreed and to what. Answers its id, or that of
 * the same form (`key`) if it arrived before; null when another form has taken the draft meanwhile.
 */
export async function storeStory(
  site: Site,
  { story, name, city, consentVersion }: StoryTexts,
  { draft, key }: { draft: Draft | null; key: string | null },
): Promise<string | null> {
  const now = site.now().toISOString();
  const row = {
    id: newId(),
    ...{ story, name, city },
    consent: 1 as const,
    consent_version: consentVersion,
    consented_at: now,
    submission_key: key,
    read_at: null,
    search_text: searchTextOf({ name, city, story }),
    created_at: now,
  };
  const { id, forgotten } = await site.db.transaction().execute(async (trx) => {
    const photoIds = draft ? await takeDraft(trx, draft.id) : [];
    const isWhole = photoIds.length === (draft?.photos.length ?? 0);
    const isNew = isWhole && (await insertStory(trx, row, photoIds));
    const id = isNew ? row.id : await findStoryByKey(trx, key);
    return { id, forgotten: await forgetUnusedPhotos(trx, photoIds) };
  });
  await removePhotoFiles(site, forgotten);
  return id;
}

/** The story of the form with this key, if it has arrived and is still there. */
export async function findStoryByKey(db: Kysely<Database>, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const found = db.selectFrom("stories").select("id").where("submission_key", "=", key);
  return (await found.executeTakeFirst())?.id ?? null;
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
  }
  return inserted !== undefined;
}
