import type * as z from "zod";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { validated } from "~/domain/fields/field-schemas";
import { nextUpdatedAt } from "~/domain/records/row-versions.server";
import { removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { insertPhotos, withStoredFiles } from "~/domain/photos/files/store-photos.server";
import { insertPhotosOf } from "~/domain/photos/photos-queries.server";
import { prepareStoryPhotos } from "~/domain/photos/prepare-photos.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { SubmittedStory } from "~/domain/stories/submitted-story";
import { storySchema } from "~/domain/stories/story-words.server";
import type { PreparedPhoto } from "~/images/prepared-photo";

const consentSchema = storySchema.pick({ consent: true, consentVersion: true });

/**
 * Adds photos to a story, as its sender's correction. A photo that the story already has is not added again, so a form
 * may arrive twice. Those that could not be added are counted or named, and the others are added all the same.
 */
export async function addPhotos(site: Site, id: string, form: SubmittedStory) {
  const agreed = validated(consentSchema, form.fields);
  const errors: FieldErrors = agreed.ok ? {} : { ...agreed.fieldErrors };
  if (form.received.length + (form.unreceived ?? 0) === 0) errors.photos = [{ code: "missing" }];
  if (!agreed.ok || errors.photos) return refused("invalid", errors);
  const { prepared, refusals, leftOut, wait } = await prepareStoryPhotos(site, form, null);
  if (wait) return { ...refused(wait.code), retryAfter: wait.retryAfter };
  const stored = await withStoredFiles(site, prepared, () =>
    storePhotos(site, id, prepared, { ...agreed.value, language: form.language }),
  );
  const added = stored.ok ? stored.value : [];
  const unused = prepared.filter((photo) => !added.includes(photo));
  await removePhotoFiles(
    site,
    unused.map(({ name }) => name),
  );
  if (!stored.ok) return stored;
  return done({ added: added.length, refusals, leftOut: leftOut + stored.leftOut });
}

/** Stores the rows of those photos that are new to the story and that it has room for. Returns these photos. */
function storePhotos(
  site: Site,
  id: string,
  prepared: PreparedPhoto[],
  { consentVersion, language }: z.output<typeof consentSchema> & { language: string },
) {
  return site.db.transaction().execute(async (trx) => {
    // Writing first makes the same form, sent to another instance, wait until this one is stored.
    const story = await trx
      .updateTable("stories")
      .set((row) => ({ created_at: row.ref("created_at") }))
      .where("id", "=", id)
      .returning(["state", "corrected_at", "created_at"])
      .executeTakeFirst();
    if (!story) return refused("unknown-story");
    const known = await trx
      .selectFrom("story_photos")
      .innerJoin("photos", "photos.id", "photo_id")
      .select(["photos.id", "photos.digest"])
      .where("story_photos.story_id", "=", id)
      .orderBy("position")
      .execute();
    const fresh = [...new Map(prepared.map((photo) => [photo.digest, photo])).values()].filter(
      ({ digest }) => !known.some((photo) => photo.digest === digest),
    );
    if (story.state === "diary" && fresh.length > 0) return refused("story-in-diary");
    const added = fresh.slice(0, Math.max(0, storyMaxPhotos - known.length));
    const leftOut = fresh.length - added.length;
    if (added.length === 0) return { ...done(added), leftOut };
    const now = site.now();
    const consented = { consent_version: consentVersion, consent_language: language };
    const corrected_at = nextUpdatedAt(now, story.corrected_at ?? story.created_at);
    const changed = { ...consented, consented_at: now.toISOString(), corrected_at };
    await trx.updateTable("stories").set(changed).where("id", "=", id).execute();
    const ids = await insertPhotos(site, trx, added);
    await trx.updateTable("photos").set({ story_id: id }).where("id", "in", ids).execute();
    await trx.deleteFrom("story_photos").where("story_id", "=", id).execute();
    await insertPhotosOf(trx, "story_photos", id, [...known.map((photo) => photo.id), ...ids]);
    return { ...done(added), leftOut };
  });
}
