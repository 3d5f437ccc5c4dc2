import type * as z from "zod";
import type { FieldError, FieldErrors } from "~/domain/fields/field-errors";
import { fieldErrorsOf } from "~/domain/fields/field-schemas";
import { findIdByKey, idempotencyKey, insertOnce } from "~/domain/idempotency.server";
import { type Limit, consumeAttempt, secondsUntilAllowed } from "~/domain/limits/rate-limit.server";
import { newId } from "~/domain/new-id";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import {
  type Draft,
  consumeDraft,
  evictOldDrafts,
  findDraft,
  writeDraft,
} from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { insertPhotosOf } from "~/domain/photos/photos-queries.server";
import { insertPhotos, withStoredFiles } from "~/domain/photos/files/store-photos.server";
import { type PhotosOutcome, checkPhotos, prepareStoryPhotos } from "~/domain/photos/prepare-photos.server";
import {
  findReceipt,
  receiptPath,
  receiptSecret,
  storeReceipt,
} from "~/domain/receipts/receipts-queries.server";
import { done, refused } from "~/domain/result";
import { replaceSighting } from "~/domain/sightings/sightings.server";
import type { Site } from "~/domain/site";
import { findTagByCode } from "~/domain/tags/tags.server";
import { findKeptWish } from "~/domain/wishes/wishes-queries.server";
import type { PreparedPhoto } from "~/images/prepared-photo";
import { type StoryField, storyWordsOf } from "./fields";
import { storyMaxPhotos } from "./story";
import type { SubmittedStory } from "./submitted-story";
import { storySchema, wordColumns } from "./story-words.server";

/** A refusal, with the draft that keeps the form's photos. */
export type StoryRefusal = ReturnType<typeof refusalOf>;

/**
 * Receives a finder's story, once. "Done" means that story and photos are on disk; `leftOut` counts photos without
 * room, and `receipt` is a secret path. After a refusal the photos wait in a draft.
 */
export async function submitStory(site: Site, form: SubmittedStory) {
  const { token, draftId, removed } = form;
  const received = form.received.map(({ digest }) => digest);
  const words = storyWordsOf(form.fields as Record<StoryField, unknown>);
  const key = idempotencyKey(token, { ...words, draftId, removed, received });
  if (key === null) return receiveStory(site, form, key);
  const job = async (signal: AbortSignal) => {
    const sent = await findStoryByKey(site.db, key);
    if (sent === null) return receiveStory(site, { ...form, signal }, key);
    const own = form.receipt ?? null;
    const isOwn = own !== null && (await findReceipt(site.db, own))?.story_id === sent;
    const secret = isOwn ? own : await receiptSecret(site, { token, key });
    // A story older than receipts gets its receipt now.
    if (!isOwn && !(await findReceipt(site.db, secret))) await storeReceipt(site.db, secret, sent);
    return done({ id: sent, leftOut: 0, receipt: receiptPath(secret) });
  };
  return site.singleFlight(`story ${form.withoutDraft ?? false} ${key}`, job, form.signal);
}

/** Receives a form that has not arrived before: first its words, then its photos. */
async function receiveStory(site: Site, form: SubmittedStory, key: string | null) {
  const { removed, from = null } = form;
  const limit: Limit = { of: "stories", max: site.limits.storiesPerHour, windowMs: 60 * 60 * 1000 };
  const isSpam = form.honeypot !== "";
  const { data, error } = storySchema.safeParse(form.fields);
  const errors = error ? fieldErrorsOf(error) : {};
  let retryAfter = data && !isSpam ? await secondsUntilAllowed(site, limit, from) : null;
  const words = isSpam || retryAfter !== null ? undefined : data;
  if (form.withoutDraft && !words) {
    return refusalOf({ isSpam, errors, retryAfter }, await checkPhotos(site, form), null);
  }

  const before = await findDraft(site, form.draftId);
  const { prepared, ...photos } = await prepareStoryPhotos(site, form, before);
  let draftId = before?.id ?? null;
  const isComplete = photos.refusals.length === 0 && !photos.wait && draftId === form.draftId;
  const stored = await withStoredFiles(site, prepared, async () => {
    if (words && isComplete) ({ retryAfter } = await consumeAttempt(site, limit, from));
    if (words && isComplete && retryAfter === null) {
      const story = await storeStory(site, words, form, prepared, key);
      if (story) return story;
      // Another form has used up the draft. The photos of this one begin a new draft.
      draftId = null;
    }
    if (form.withoutDraft) return { id: null, orphaned: prepared.map(({ name }) => name) };
    const draft = await writeDraft(site, { draftId, removed }, prepared, { max: storyMaxPhotos });
    draftId = draft.id;
    return { id: null, orphaned: draft.orphaned };
  });
  await removePhotoFiles(site, stored.orphaned);
  if (stored.id !== null) {
    return done({ id: stored.id, leftOut: photos.leftOut, receipt: receiptPath(stored.receipt) });
  }
  if (prepared.length > 0) await evictOldDrafts(site);
  const draft = form.withoutDraft ? null : await findDraft(site, draftId);
  const isGone = form.draftId !== null && draftId !== form.draftId;
  return refusalOf({ isSpam, errors, retryAfter }, photos, draft, isGone);
}

/** Returns why a form is refused: the most important reason. `isGone`: its draft no longer exists. */
function refusalOf(
  words: { isSpam: boolean; errors: FieldErrors; retryAfter: number | null },
  photos: PhotosOutcome,
  draft: Draft | null,
  isGone = false,
) {
  const rest = { ...photos, draft };
  const photoErrors: FieldError[] = [...photos.refusals];
  if (isGone) photoErrors.push({ code: "draft-gone" });
  const errors = photoErrors.length > 0 ? { ...words.errors, photos: photoErrors } : words.errors;
  if (words.isSpam) return { ...refused("spam"), ...rest };
  if (Object.keys(errors).length > 0) return { ...refused("invalid", errors), ...rest };
  if (photos.wait) return { ...refused(photos.wait.code), ...rest, retryAfter: photos.wait.retryAfter };
  return { ...refused("too-many-stories"), ...rest, retryAfter: words.retryAfter ?? undefined };
}

/**
 * Stores a story, its photos and its receipt in one transaction, and ends the draft. Null when another form has used it
 * up. `id`: the earlier story of the same form (`key`). The caller removes the files of the `orphaned` photos.
 */
export async function storeStory(
  site: Site,
  texts: z.output<typeof storySchema>,
  { language, draftId, removed, token, receipt: ofSighting }: SubmittedStory,
  prepared: PreparedPhoto[],
  key: string | null,
): Promise<{ id: string; orphaned: string[]; receipt: string } | null> {
  const secret = await receiptSecret(site, { token, key });
  const now = site.now().toISOString();
  const words = storyWordsOf(texts);
  return site.db.transaction().execute(async (trx) => {
    const waiting = draftId ? await consumeDraft(trx, draftId) : [];
    if (!waiting) return null;
    const added = await insertPhotos(site, trx, prepared);
    const photos = [...waiting.filter((id) => !removed.includes(id)), ...added].slice(0, storyMaxPhotos);
    const tag = texts.code ? await findTagByCode({ db: trx }, texts.code) : null;
    const sighting = ofSighting ? await replaceSighting(trx, ofSighting) : undefined;
    const own = { id: sighting?.id ?? newId(), tag_id: (sighting?.tag_id ?? tag?.id) || null };
    const columns = await wordColumns(site, trx, { ...words, id: own.id, tagId: own.tag_id });
    const state = columns.suspicion === null ? "new" : "suspect";
    const isNew = await insertOnce(trx, "stories", {
      ...own,
      ...columns,
      wish_id: texts.wish ? await findKeptWish(trx, texts.wish) : null,
      state,
      language,
      consent: 1,
      consent_version: texts.consentVersion,
      consent_language: language,
      consented_at: now,
      submission_key: key,
      created_at: now,
    });
    if (isNew) {
      await insertPhotosOf(trx, "story_photos", own.id, photos);
      const ofStory = trx.updateTable("photos").set({ story_id: own.id });
      if (photos.length > 0) await ofStory.where("id", "in", photos).execute();
      if (state === "new") await recordNotification(trx, now, { event: "story", subjectId: own.id });
    }
    const id = (isNew ? null : await findStoryByKey(trx, key ?? "")) ?? own.id;
    const receipt = sighting && ofSighting ? ofSighting : secret;
    await storeReceipt(trx, receipt, id);
    return { id, orphaned: await deleteUnusedPhotos(trx, [...waiting, ...added]), receipt };
  });
}

/** Finds the id of the story that the form with this key has sent, also of a withdrawn story. */
async function findStoryByKey(db: Site["db"], key: string): Promise<string | null> {
  return (await findIdByKey(db, "stories", key)) ?? (await findIdByKey(db, "withdrawn_stories", key));
}
