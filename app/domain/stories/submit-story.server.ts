import { type FieldValues, fieldErrorsOf } from "~/domain/field-texts.server";
import { countTry } from "~/domain/limits/count-try.server";
import { newId } from "~/domain/new-id";
import {
  type KeptInDraft,
  type ReceivedFile,
  draftOf,
  keepInDraft,
  takeDraft,
} from "~/domain/photos/drafts.server";
import { forgetUnusedPhotos, removePhotoFiles } from "~/domain/photos/remove-unused-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { submissionKey } from "~/domain/submission-key.server";
import { consentVersion } from "~/text/consent";
import { photoSentences } from "~/text/photo-sentences";
import { storySentences } from "~/text/validation";
import { storyMaxPhotos } from "./story";
import { storySchema } from "./story-schema.server";

/** The story form as it arrived, from the page or from POST /api/submit-story. */
export interface StoryForm {
  /** name, city, story, consent. */
  fields: FieldValues;
  /** The field that people do not see (spec §5): anything in it is a robot's. */
  honeypot: string;
  token: string | null;
  /** The address that it comes from, for the limit only; without it nobody counts. */
  from?: string;
  draftId: string | null;
  /** Ids of the draft's photos that the sender took away again. */
  removed: string[];
  received: ReceivedFile[];
}

export interface SubmittedStory {
  id: string;
  /** How many photos more than three were sent and left out. */
  leftOut: number;
}

/** A refusal with the photos that are kept for the next try, and after how many seconds that may be. */
export type StoryRefusal = Refused<"invalid" | "spam" | "too-many-stories"> &
  KeptInDraft & { retryAfter?: number };

/**
 * Receives a finder's story (spec §2 /submit). Done means that the story and its photos are on disk; refused means
 * that nothing was sent, and that the photos received so far wait in a draft.
 */
export async function submitStory(site: Site, form: StoryForm): Promise<Done<SubmittedStory> | StoryRefusal> {
  const sent = await findSubmitted(site, form);
  if (sent) return done({ id: sent, leftOut: 0 });

  const kept = await keepInDraft(site, { ...draftOf(form), max: storyMaxPhotos });
  const { draft, refusals, leftOut } = kept;
  if (form.honeypot !== "") return { ...refused("spam"), ...kept };

  const parsed = storySchema(site.facts.productName).safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const photoErrors = refusals.map(({ fileName, code }) => photoSentences[code](fileName));
  if (form.draftId && draft?.id !== form.draftId) {
    photoErrors.push(storySentences(site.facts.productName).draftGone);
  }
  if (photoErrors.length > 0) fieldErrors.photos = photoErrors;
  if (!parsed.success || photoErrors.length > 0) return { ...refused("invalid", fieldErrors), ...kept };

  const limit = { of: "stories" as const, most: site.limits.storiesPerHour, windowMs: 60 * 60 * 1000 };
  const { retryAfter } = await countTry(site, limit, form.from ?? null);
  if (retryAfter !== null) return { ...refused("too-many-stories"), ...kept, retryAfter };

  const { consent: _, ...texts } = parsed.data;
  const now = site.now().toISOString();
  const story = {
    ...texts,
    id: newId(),
    consent: 1 as const,
    consent_version: consentVersion,
    consented_at: now,
    submission_key: storyKey(form),
    created_at: now,
  };
  const { id, forgotten } = await site.db.transaction().execute(async (trx) => {
    const photoIds = draft ? await takeDraft(trx, draft.id) : [];
    const inserted = await trx
      .insertInto("stories")
      .values(story)
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted && photoIds.length > 0) {
      const rows = photoIds.map((photo_id, position) => ({ story_id: inserted.id, position, photo_id }));
      await trx.insertInto("story_photos").values(rows).execute();
    }
    const first =
      inserted ??
      (await trx
        .selectFrom("stories")
        .select("id")
        .where("submission_key", "=", story.submission_key)
        .executeTakeFirstOrThrow());
    return { id: first.id, forgotten: await forgetUnusedPhotos(trx, photoIds) };
  });
  await removePhotoFiles(site, forgotten);
  return done({ id, leftOut });
}

/** An earlier arrival of this very form, if its story is still there. */
async function findSubmitted(site: Site, form: StoryForm): Promise<string | null> {
  const key = storyKey(form);
  if (key === null) return null;
  const story = await site.db
    .selectFrom("stories")
    .select("id")
    .where("submission_key", "=", key)
    .executeTakeFirst();
  return story?.id ?? null;
}

function storyKey({ token, fields, draftId, removed, received }: StoryForm): string | null {
  const { name, city, story } = fields;
  return submissionKey(token, {
    name,
    city,
    story,
    draftId,
    removed,
    received: received.map(({ digest }) => digest),
  });
}
