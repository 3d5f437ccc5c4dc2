import { type StoryField, type StoryWords, storyWordsOf } from "./fields";
import type { FieldError, FieldErrors } from "~/domain/forms/field-errors";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { consumeAttempt, secondsUntilAllowed, type Limit } from "~/domain/limits/rate-limit.server";
import { idempotencyKey } from "~/domain/idempotency.server";
import { type Draft, findDraft, writeDraft, consumeDraft } from "~/domain/photos/drafts/drafts.server";
import {
  type PhotosWait,
  type PreparedPhotos,
  checkPhotos,
  prepareStoryPhotos,
} from "~/domain/photos/prepare-photos.server";
import { removePhotoFiles, deleteUnusedPhotos } from "~/domain/photos/files/remove-unused-photos.server";
import { withStoredFiles, insertPhotos } from "~/domain/photos/files/store-photos.server";
import { evictOldDrafts } from "~/domain/photos/files/sweep-photos.server";
import { receiptPath } from "~/domain/receipts/receipt";
import {
  findStoryIdByReceipt,
  findOrCreateReceipt,
  receiptHash,
  receiptSecret,
  storeReceipt,
} from "~/domain/receipts/receipts-queries.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { storyMaxPhotos } from "./story";
import type { StoryForm } from "./story-form";
import { storySchema } from "./story-schema.server";
import type { Insertable, Kysely } from "kysely";
import type * as z from "zod";
import { newId } from "~/domain/new-id";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import type { PreparedPhoto } from "~/images/prepared-photo";
import { findTagByCode } from "~/domain/tags/tags-queries.server";
import type { Database } from "~db/schema";
import { searchTextOf } from "./stories-queries.server";
import { suspicionColumns } from "./suspicion.server";

export interface SubmittedStory {
  id: string;
  /** The number of photos that were left out, because a story has at most three. */
  leftOut: number;
  /** The path of the story's receipt, which is a secret. */
  receipt: string;
}

/** A refusal, with the draft that keeps the form's photos. `retryAfter` is in seconds, until the next allowed try. */
export interface StoryRefusal
  extends
    Refused<"invalid" | "spam" | "too-many-stories" | PhotosWait["code"]>,
    Omit<PreparedPhotos, "prepared"> {
  draft: Draft | null;
  retryAfter?: number;
}

/**
 * Receives a finder's story. "Done" means that the story and its photos are on disk, stored in one transaction.
 * "Refused" means that no story is stored; the photos received so far wait in a draft. When the same form arrives
 * again, the answer is the same and nothing is done twice.
 */
export async function submitStory(site: Site, form: StoryForm): Promise<Done<SubmittedStory> | StoryRefusal> {
  const key = storyKey(form);
  if (key === null) return receiveStory(site, form, key);
  const job = async (signal: AbortSignal) => {
    const sent = await findStoryByKey(site.db, key);
    if (sent === null) return receiveStory(site, { ...form, signal }, key);
    const own = form.receipt ?? null;
    const isOwn = own !== null && (await findStoryIdByReceipt(site.db, own)) === sent;
    const receipt = isOwn ? own : await findOrCreateReceipt(site, sent, { token: form.token, key });
    return done({ id: sent, leftOut: 0, receipt: receiptPath(receipt) });
  };
  return site.singleFlight(`story ${form.withoutDraft ?? false} ${key}`, job, form.signal);
}

/** What the words of a form say. `texts` is null when they may not be stored. `retryAfter` is in seconds. */
interface CheckedWords {
  isSpam: boolean;
  fieldErrors: FieldErrors;
  retryAfter: number | null;
  texts: z.output<typeof storySchema> | null;
}

/**
 * Receives a form that has not arrived before: first its words, then its photos. When a refused form keeps no draft
 * (`withoutDraft`), its photos are only checked, not prepared.
 */
async function receiveStory(
  site: Site,
  form: StoryForm,
  key: string | null,
): Promise<Done<SubmittedStory> | StoryRefusal> {
  const limit: Limit = { of: "stories", max: site.limits.storiesPerHour, windowMs: 60 * 60 * 1000 };
  const words = await checkWords(site, form, limit);
  if (form.withoutDraft && !words.texts) {
    const { prepared, ...photos } = await checkPhotos(site, form);
    return { ...reasonOf(words, photos), ...photos, draft: null };
  }

  const before = await findDraft(site, form.draftId);
  const { prepared, ...photos } = await prepareStoryPhotos(site, form, before);
  const lostDraft = form.draftId !== null && before === null;
  const texts = photos.refusals.length > 0 || photos.wait || lostDraft ? null : words.texts;
  const ofDraft = { draftId: before?.id ?? null, removed: form.removed };
  const stored = await withStoredFiles(site, prepared, async () => {
    const { retryAfter } = texts ? await consumeAttempt(site, limit, form.from ?? null) : words;
    let { draftId } = ofDraft;
    if (texts && retryAfter === null) {
      const receipt = await receiptSecret(site, { token: form.token, key });
      const rest = { ...ofDraft, prepared, key, receipt, ofSighting: form.receipt ?? null };
      const story = await storeStory(site, { ...texts, language: form.language }, rest);
      if (story.id !== null) return { ...story, id: story.id };
      // Another form has used up the draft. The photos of this one begin a new draft.
      draftId = null;
    }
    const names = prepared.map(({ name }) => name);
    if (form.withoutDraft) return { id: null, retryAfter, draftId, orphaned: names };
    const draft = await writeDraft(site, { ...ofDraft, draftId }, prepared, { max: storyMaxPhotos });
    return { id: null, retryAfter, draftId: draft.id, orphaned: draft.orphaned };
  });
  await removePhotoFiles(site, stored.orphaned);
  if (stored.id !== null) {
    return done({ id: stored.id, leftOut: photos.leftOut, receipt: receiptPath(stored.receipt) });
  }

  if (prepared.length > 0) await evictOldDrafts(site);
  const draft = form.withoutDraft ? null : await findDraft(site, stored.draftId);
  const isGone = form.draftId !== null && stored.draftId !== form.draftId;
  return { ...reasonOf({ ...words, retryAfter: stored.retryAfter }, photos, isGone), ...photos, draft };
}

/** Checks the words of a form, whether a program has filled it in, and whether its sender must wait. */
async function checkWords(site: Site, form: StoryForm, limit: Limit): Promise<CheckedWords> {
  const parsed = storySchema.safeParse(form.fields);
  const isSpam = form.honeypot !== "";
  if (!parsed.success) {
    return { isSpam, fieldErrors: fieldErrorsOf(parsed.error), retryAfter: null, texts: null };
  }
  const retryAfter = isSpam ? null : await secondsUntilAllowed(site, limit, form.from ?? null);
  return { isSpam, fieldErrors: {}, retryAfter, texts: isSpam || retryAfter !== null ? null : parsed.data };
}

/**
 * Returns why a form is refused: the most important reason. `isGone` is true when the form's draft no longer exists.
 */
function reasonOf(
  { isSpam, fieldErrors, retryAfter }: CheckedWords,
  { refusals, wait }: Pick<StoryRefusal, "refusals" | "wait">,
  isGone = false,
): Pick<StoryRefusal, "ok" | "code" | "fieldErrors" | "retryAfter"> {
  if (isSpam) return refused("spam");
  const photoErrors: FieldError[] = isGone ? [...refusals, { code: "draft-gone" }] : refusals;
  const errors = photoErrors.length > 0 ? { ...fieldErrors, photos: photoErrors } : fieldErrors;
  if (Object.keys(errors).length > 0) return refused("invalid", errors);
  if (wait) return { ...refused(wait.code), retryAfter: wait.retryAfter };
  return { ...refused("too-many-stories"), retryAfter: retryAfter ?? undefined };
}

function storyKey({ token, fields, draftId, removed, received }: StoryForm): string | null {
  return idempotencyKey(token, {
    ...storyWordsOf(fields as Record<StoryField, unknown>),
    draftId,
    removed,
    received: received.map(({ digest }) => digest),
  });
}

/** The words of a story that passed validation. */
interface StoryTexts extends StoryWords {
  /** The version of the consent sentence that the form showed. */
  consentVersion: string;
  /** The language of the form, an ISO 639-1 code. The story and the consent count as written in this language. */
  language: string;
  /** The code of the tag that the finder named. An unknown code is ignored. */
  code?: string | null;
}

/** The photos of an accepted story: first those of its draft that are not in `removed`, then the new photos. */
interface StoryPhotos {
  draftId: string | null;
  removed: string[];
  /** The new photos, whose files are already stored. */
  prepared: PreparedPhoto[];
}

/**
 * Stores a story, its photos and its receipt in one transaction, and ends the draft. `id` is the id of the story. When
 * the same form (`key`) has arrived before, it is the id of the earlier story. `id` is null when another form has used
 * up the draft: then nothing is stored. Nothing uses the `orphaned` photos any more; the caller removes their files.
 * `ofSighting` is the receipt of a sighting. As long as that sighting exists, the story takes its place.
 */
export function storeStory(
  site: Site,
  { consentVersion, language, code = null, ...texts }: StoryTexts,
  {
    draftId,
    removed,
    prepared,
    key,
    receipt,
    ofSighting = null,
  }: StoryPhotos & { key: string | null; receipt: string; ofSighting?: string | null },
): Promise<{ id: string | null; orphaned: string[]; receipt: string }> {
  const now = site.now().toISOString();
  const words = storyWordsOf(texts);
  const row = {
    ...words,
    consent: 1 as const,
    consent_version: consentVersion,
    consent_language: language,
    language,
    consented_at: now,
    submission_key: key,
    read_at: null,
    corrected_at: null,
    search_text: searchTextOf(words),
    created_at: now,
  };
  return site.db.transaction().execute(async (trx) => {
    const waiting = draftId ? await consumeDraft(trx, draftId) : [];
    if (!waiting) return { id: null, orphaned: [], receipt };
    const added = await insertPhotos(site, trx, prepared);
    const kept = waiting.filter((id) => !removed.includes(id));
    const tag = code === null ? null : await findTagByCode({ db: trx }, code);
    const sighting = ofSighting === null ? undefined : await takeSighting(trx, ofSighting);
    const own = { id: sighting?.id ?? newId(), tag_id: (sighting?.tag_id ?? tag?.id) || null };
    const suspect = await suspicionColumns(site, trx, { ...words, id: own.id, tagId: own.tag_id });
    const state = suspect.suspicion === null ? "new" : "suspect";
    const all = { ...row, ...own, ...suspect, state } as const;
    const isNew = await insertStory(trx, all, [...kept, ...added].slice(0, storyMaxPhotos));
    if (isNew && state === "new") await recordNotification(trx, now, { event: "story", subjectId: own.id });
    const id = isNew ? own.id : await findStoryByKey(trx, key);
    const opening = (sighting && ofSighting) ?? receipt;
    if (id !== null) await storeReceipt(trx, opening, id);
    return { id, orphaned: await deleteUnusedPhotos(trx, [...waiting, ...added]), receipt: opening };
  });
}

/** Deletes the sighting with this receipt, because a story takes its place. Returns undefined when it is gone. */
function takeSighting(trx: Kysely<Database>, secret: string) {
  const receipts = trx.selectFrom("receipts").select("story_id").where("hash", "=", receiptHash(secret));
  const taken = trx.deleteFrom("sightings").where("id", "=", receipts).returning(["id", "tag_id"]);
  return taken.executeTakeFirst();
}

/** Finds the id of the story that the form with this key has sent, also of a withdrawn story. */
async function findStoryByKey(db: Kysely<Database>, key: string | null): Promise<string | null> {
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
  row: Insertable<Database["stories"]>,
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
