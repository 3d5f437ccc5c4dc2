import type { FieldError, FieldErrors } from "~/domain/forms/field-errors";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { consumeAttempt, secondsUntilAllowed } from "~/domain/limits/rate-limit.server";
import type { Limit } from "~/domain/limits/limit";
import { idempotencyKey } from "~/domain/idempotency-key.server";
import { type Draft, findDraft, writeDraft } from "~/domain/photos/drafts/drafts.server";
import type { PhotosWait, PreparedPhotos } from "~/domain/photos/prepare-photos.server";
import { removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { withStoredFiles } from "~/domain/photos/files/store-photos.server";
import { evictOldDrafts } from "~/domain/photos/files/sweep-photos.server";
import { receiptPath } from "~/domain/receipts/receipt";
import { keepReceipt, receiptSecret } from "~/domain/receipts/receipts-queries.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { findStoryByKey, storeStory } from "./store-story.server";
import { storyMaxPhotos } from "./story";
import type { StoryForm } from "./story-form";
import { checkPhotos, prepareStoryPhotos } from "./story-photos.server";
import { storySchema } from "./story-schema.server";

export interface SubmittedStory {
  id: string;
  /** The number of photos beyond the third. They were left out. */
  leftOut: number;
  /** The path of its receipt. It is a secret. */
  receipt: string;
}

/** A refusal with the draft of its photos. `retryAfter` is the number of seconds until the next try is allowed. */
export interface StoryRefusal
  extends
    Refused<"invalid" | "spam" | "too-many-stories" | PhotosWait["code"]>,
    Omit<PreparedPhotos, "prepared"> {
  draft: Draft | null;
  retryAfter?: number;
}

/**
 * Receives a finder's story. "Done" means that the story and its photos are on disk, stored in one transaction.
 * "Refused" means that no story is stored; photos received so far wait in a draft. The same form sent again gets the
 * same answer and costs nothing more.
 */
export async function submitStory(site: Site, form: StoryForm): Promise<Done<SubmittedStory> | StoryRefusal> {
  const key = storyKey(form);
  if (key === null) return receiveStory(site, form, key);
  const job = async (signal: AbortSignal) => {
    const sent = await findStoryByKey(site.db, key);
    if (sent === null) return receiveStory(site, { ...form, signal }, key);
    const receipt = await keepReceipt(site, sent, { token: form.token, key });
    return done({ id: sent, leftOut: 0, receipt: receiptPath(receipt) });
  };
  return site.singleFlight(`story ${form.withoutDraft ?? false} ${key}`, job, form.signal);
}

/**
 * Receives a form that has not arrived before. Without a draft the photos of a refused form are checked, but not
 * prepared.
 */
async function receiveStory(
  site: Site,
  form: StoryForm,
  key: string | null,
): Promise<Done<SubmittedStory> | StoryRefusal> {
  const from = form.from ?? null;
  const limit: Limit = { of: "stories", max: site.limits.storiesPerHour, windowMs: 60 * 60 * 1000 };
  const parsed = storySchema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const isSpam = form.honeypot !== "";
  const mustWait = isSpam || !parsed.success ? null : await secondsUntilAllowed(site, limit, from);
  const texts = parsed.success && !isSpam && mustWait === null ? parsed.data : null;
  if (form.withoutDraft && !texts) {
    const { prepared, ...photos } = await checkPhotos(site, form);
    return { ...reasonOf({ isSpam, fieldErrors, photos, retryAfter: mustWait }), ...photos, draft: null };
  }

  const before = await findDraft(site, form.draftId);
  const { prepared, ...photos } = await prepareStoryPhotos(site, form, before);
  const photosAreFine =
    photos.refusals.length === 0 && !photos.wait && (before !== null || form.draftId === null);
  const ofDraft = { draftId: before?.id ?? null, removed: form.removed };
  const stored = await withStoredFiles(site, prepared, async () => {
    let { draftId } = ofDraft;
    let retryAfter = mustWait;
    if (texts && photosAreFine) {
      ({ retryAfter } = await consumeAttempt(site, limit, from));
      if (retryAfter === null) {
        const receipt = await receiptSecret(site, { token: form.token, key });
        const { id, orphaned } = await storeStory(
          site,
          { ...texts, language: form.language },
          { ...ofDraft, prepared, key, receipt },
        );
        if (id !== null) return { id, receipt, orphaned };
        draftId = null;
      }
    }
    const names = prepared.map(({ name }) => name);
    if (form.withoutDraft) return { id: null, retryAfter, draftId, orphaned: names };
    const draft = await writeDraft(site, ofDraft, prepared, { max: storyMaxPhotos });
    return { id: null, retryAfter, draftId: draft.id, orphaned: draft.orphaned };
  });
  await removePhotoFiles(site, stored.orphaned);
  if (stored.id !== null) {
    return done({ id: stored.id, leftOut: photos.leftOut, receipt: receiptPath(stored.receipt) });
  }

  if (prepared.length > 0) await evictOldDrafts(site);
  const draft = form.withoutDraft ? null : await findDraft(site, stored.draftId);
  const isGone = form.draftId !== null && stored.draftId !== form.draftId;
  const { retryAfter } = stored;
  return { ...reasonOf({ isSpam, fieldErrors, photos, isGone, retryAfter }), ...photos, draft };
}

/** Returns why a form is refused, the most important reason first. `isGone`: its draft no longer exists. */
function reasonOf({
  isSpam,
  fieldErrors,
  photos,
  isGone,
  retryAfter,
}: {
  isSpam: boolean;
  fieldErrors: FieldErrors;
  photos: Pick<StoryRefusal, "refusals" | "wait">;
  isGone?: boolean;
  retryAfter: number | null;
}): Pick<StoryRefusal, "ok" | "code" | "fieldErrors" | "retryAfter"> {
  if (isSpam) return refused("spam");
  const photoErrors: FieldError[] = isGone ? [...photos.refusals, { code: "draft-gone" }] : photos.refusals;
  const errors = photoErrors.length > 0 ? { ...fieldErrors, photos: photoErrors } : fieldErrors;
  if (Object.keys(errors).length > 0) return refused("invalid", errors);
  if (photos.wait) return { ...refused(photos.wait.code), retryAfter: photos.wait.retryAfter };
  return { ...refused("too-many-stories"), retryAfter: retryAfter ?? undefined };
}

function storyKey({ token, fields, draftId, removed, received }: StoryForm): string | null {
  const { name, city, story } = fields;
  return idempotencyKey(token, {
    name,
    city,
    story,
    draftId,
    removed,
    received: received.map(({ digest }) => digest),
  });
}
