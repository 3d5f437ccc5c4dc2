import { type FieldValues, validated } from "~/domain/fields/field-schemas";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { nextUpdatedAt } from "~/domain/records/row-versions.server";
import { removePhotoFiles, removePhotosEverywhere } from "~/domain/photos/files/remove-photos.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { storyFieldNames } from "~/domain/stories/fields";
import { updateStoryStates } from "~/domain/stories/story-state.server";
import { storyWordsSchema, wordColumns } from "~/domain/stories/story-words.server";

export type CorrectionRefusal = "invalid" | "unknown-story" | "story-in-diary" | "changed-meanwhile";

/**
 * Corrects the words of a story, once, and removes photos by their ids, also from the owner's pages. Refused once a
 * blog post is made from it, and when `seen` is not its last `correctedAt` ("" without one; null is not checked).
 */
export async function correctStory(
  site: Site,
  id: string,
  { fields, removed, seen }: { fields: FieldValues; removed: string[]; seen: string | null },
): Promise<Result<null, CorrectionRefusal>> {
  const parsed = validated(storyWordsSchema, fields);
  if (!parsed.ok) return parsed;
  const words = parsed.value;
  const outcome = await site.db.transaction().execute(async (trx) => {
    const row = trx.selectFrom("stories").selectAll().where("id", "=", id);
    const before = await row.executeTakeFirst();
    if (!before) return "unknown-story";
    const photos = await photosToRemove(trx, id, removed);
    const sameWords = storyFieldNames.every((field) => before[field] === words[field]);
    if (sameWords && photos.length === 0) return [];
    if (before.state === "diary") return "story-in-diary";
    if (seen !== null && seen !== (before.corrected_at ?? "")) return "changed-meanwhile";
    const columns = await wordColumns(site, trx, { ...words, id, tagId: before.tag_id });
    // The owner has decided about a story that was read.
    const suspicion = before.state === "read" ? null : columns.suspicion;
    const corrected_at = nextUpdatedAt(site.now(), before.corrected_at ?? before.created_at);
    const changed = { ...columns, suspicion, corrected_at };
    await trx.updateTable("stories").set(changed).where("id", "=", id).execute();
    await updateStoryStates(trx, [id]);
    if (before.suspicion !== null && suspicion === null) {
      await recordNotification(trx, site.now().toISOString(), { event: "story", subjectId: id });
    }
    const photoIds = photos.map((photo) => photo.id);
    await removePhotosEverywhere(site, trx, photoIds);
    return photos.map((photo) => photo.name);
  });
  if (!Array.isArray(outcome)) return refused(outcome);
  if (outcome.length > 0) await site.pages.clear();
  await removePhotoFiles(site, outcome);
  return done(null);
}

/** Returns those named photos that belong to the story. If the owner has edited one, its new version is returned. */
async function photosToRemove(trx: Site["db"], storyId: string, named: string[]) {
  if (named.length === 0) return [];
  const replaced = trx.selectFrom("photo_edits").select("photo_id").where("replaced_id", "in", named);
  return trx
    .selectFrom("story_photos")
    .innerJoin("photos", "photos.id", "story_photos.photo_id")
    .select(["photos.id", "photos.name"])
    .where("story_photos.story_id", "=", storyId)
    .where((eb) => eb.or([eb("photos.id", "in", named), eb("photos.id", "in", replaced)]))
    .execute();
}
