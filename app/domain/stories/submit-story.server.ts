import type { FieldError } from "~/domain/forms/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { consumeAttempt, secondsUntilAllowed } from "~/domain/limits/rate-limit.server";
import type { Limit } from "~/domain/limits/limit";
import type { KeptInDraft } from "~/domain/photos/drafts.server";
import type { PhotosWait } from "~/domain/photos/prepare-photos.server";
import type { ReceivedFile } from "~/domain/photos/received-file";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { submissionKey } from "~/domain/submission-key.server";
import { findStoryByKey, storeStory } from "./store-story.server";
import { glanceAtPhotos, keepStoryPhotos } from "./story-photos.server";
import { storySchema } from "./story-schema.server";

/** The story form as it arrived, from the page or from POST /api/submit-story. */
export interface StoryForm {
  /** name, city, story, consent. */
  fields: FieldValues;
  /** The field that people do not see: anything in it is a robot's. */
  honeypot: string;
  token: string | null;
  /** The address that it comes from, for the limit only; without it nobody counts. */
  from?: string;
  draftId: string | null;
  /** Ids of the draft's photos that the sender took away again. */
  removed: string[];
  received: ReceivedFile[];
  /** How many more photos were sent, and not even received. */
  unreceived?: number;
  /** They were not received because too many photos are on their way to the site: they may come again later. */
  photosRefused?: boolean;
  /** The sender still has the photos of a refused form: nothing is kept of it, and less is done for it. */
  hasPhotosStill?: boolean;
}

export interface SubmittedStory {
  id: string;
  /** How many photos more than three were sent and left out. */
  leftOut: number;
}

/** A refusal with the photos that are kept for the next try, and after how many seconds that may be. */
export type StoryRefusal = Refused<"invalid" | "spam" | "too-many-stories" | PhotosWait["code"]> &
  KeptInDraft & { retryAfter?: number };

/**
 * Receives a finder's story. Done means that the story and its photos are on disk; refused means
 * that nothing was sent, and that the photos received so far wait in a draft. The same form sent again, later or at the
 * same moment, has the same answer and costs nothing more.
 */
export async function submitStory(site: Site, form: StoryForm): Promise<Done<SubmittedStory> | StoryRefusal> {
  const key = storyKey(form);
  if (key === null) return receiveStory(site, form, key);
  return site.share(`story ${form.hasPhotosStill ?? false} ${key}`, async () => {
    const sent = await findStoryByKey(site.db, key);
    return sent === null ? receiveStory(site, form, key) : done({ id: sent, leftOut: 0 });
  });
}

/** What can be refused without its photos is refused before anything is done for them. */
async function receiveStory(
  site: Site,
  form: StoryForm,
  key: string | null,
): Promise<Done<SubmittedStory> | StoryRefusal> {
  const from = form.from ?? null;
  const limit: Limit = { of: "stories", most: site.limits.storiesPerHour, windowMs: 60 * 60 * 1000 };
  const parsed = storySchema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const isSpam = form.honeypot !== "";
  const wait = isSpam || !parsed.success ? null : await secondsUntilAllowed(site, limit, from);
  const areUnseen = form.hasPhotosStill && (isSpam || !parsed.success || wait !== null);
  const kept = areUnseen ? await glanceAtPhotos(site, form) : await keepStoryPhotos(site, form);
  if (isSpam) return { ...refused("spam"), ...kept };

  const photoErrors = photoErrorsOf(kept, areUnseen ? null : form.draftId);
  if (photoErrors.length > 0) fieldErrors.photos = photoErrors;
  if (!parsed.success || photoErrors.length > 0) return { ...refused("invalid", fieldErrors), ...kept };
  if (kept.wait) return { ...refused(kept.wait.code), ...kept, retryAfter: kept.wait.retryAfter };
  const retryAfter = wait ?? (await consumeAttempt(site, limit, from)).retryAfter;
  if (retryAfter !== null) return { ...refused("too-many-stories"), ...kept, retryAfter };

  const id = await storeStory(site, parsed.data, { draft: kept.draft, key });
  if (id === null) return { ...refused("invalid", { photos: [draftGone] }), ...kept, draft: null };
  return done({ id, leftOut: kept.leftOut });
}

const draftGone: FieldError = { code: "draft-gone" };

function photoErrorsOf({ draft, refusals }: KeptInDraft, draftId: string | null): FieldError[] {
  return draftId && draft?.id !== draftId ? [...refusals, draftGone] : refusals;
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
