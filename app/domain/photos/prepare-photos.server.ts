import { consumeAttempt, type Limit, networkOf } from "~/domain/limits/rate-limit.server";
import { countKept, type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import { type KeptPhotos, storeDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import type { ReceivedFile } from "~/domain/photos/files/store-photos.server";
import { evictOldDrafts } from "~/domain/photos/files/sweep-photos.server";
import type { Site } from "~/domain/site";
import { expectRoomForPhotos } from "~/domain/storage/storage-state.server";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { StoryForm } from "~/domain/stories/story-form";
import type { PhotoRefusal, PreparedPhoto } from "~/images/prepared-photo";

const hour = 60 * 60 * 1000;

/** The number of photos that one story may cost. It is twice the maximum, because a first try may be refused. */
const photosPerStory = storyMaxPhotos * 2;

/**
 * The maximum number of photos with a filled robots' field. It is not zero, because a browser may fill that field for
 * a person, who then gets three tries.
 */
const maxFromRobots = storyMaxPhotos * 3;

/** A sender other than the owner, with the limit for photos that cost the machine time. */
export interface PhotoSender {
  /** The sender's address. When it is unknown, it is null and nothing is counted. */
  from: string | null;
  limit: Limit;
  /** Aborted when the client has gone. The client's waiting photos are then not prepared. */
  signal?: AbortSignal;
}

/** The reason why a form's photos were not prepared, and the seconds until the sender may send them again. */
export interface PhotosWait {
  code: "too-many-photos" | "too-busy";
  retryAfter: number;
}

/**
 * The result of preparing a form's files: the prepared photos with their finished sizes in temporary files, and a
 * refusal for each file that is no photo.
 */
export interface PreparedPhotos {
  prepared: PreparedPhoto[];
  refusals: { fileName: string; code: PhotoRefusal }[];
  /** The number of files that were left out, because the form already had all its photos. */
  leftOut: number;
  wait: PhotosWait | null;
}

/** The answer when the site is preparing too many photos. The sender may send these photos again in a minute. */
export const photosTooBusy: PhotosWait = { code: "too-busy", retryAfter: 60 };
/**
 * The number of files that are checked for each photo that a form may have. A file that is no photo costs time, too,
 * so of twenty such files only the first few are checked.
 */
const looksPerPhoto = 2;

/** Makes safe photos from received files: at most `room` photos, within the limits of the sender. */
export async function preparePhotos(
  site: Site,
  received: ReceivedFile[],
  room: number,
  sender?: PhotoSender,
): Promise<PreparedPhotos> {
  const photos: PreparedPhotos = { prepared: [], refusals: [], leftOut: 0, wait: null };
  if (received.length === 0 || room === 0) return { ...photos, leftOut: received.length };
  const files = received.slice(0, room * looksPerPhoto);
  if (sender) {
    const { retryAfter } = await consumeAttempt(site, sender.limit, sender.from, files.length);
    if (retryAfter !== null) return { ...photos, wait: { code: "too-many-photos", retryAfter } };
  }
  const network = sender ? networkOf(sender.from ?? "") : null;
  const turn = { max: room, sender: network, signal: sender?.signal };
  const outcomes = await site.images.prepare(files, turn);
  if (!outcomes) return { ...photos, wait: photosTooBusy };

  photos.leftOut = received.length - files.length;
  for (const [n, outcome] of outcomes.entries()) {
    const { fileName = "", sentPosition = null, sentTakenOn = null } = files[n] ?? {};
    if (outcome === null) photos.leftOut += 1;
    else if (!outcome.ok) photos.refusals.push({ fileName, code: outcome.code });
    else {
      const { position, takenOn } = outcome.value;
      const known = { position: position ?? sentPosition, takenOn: takenOn ?? sentTakenOn };
      photos.prepared.push({ ...outcome.value, ...known });
    }
  }
  return photos;
}

/** Checks the received files and returns a refusal for each file that is no photo. Nothing is prepared or stored. */
export async function checkPhotos(
  site: Site,
  { received }: Pick<StoryForm, "received">,
): Promise<PreparedPhotos> {
  const checked: PreparedPhotos = { prepared: [], refusals: [], leftOut: 0, wait: null };
  for (const { path, fileName } of received.slice(0, storyMaxPhotos)) {
    const outcome = await site.images.run("inspect", { path });
    if (!outcome.ok) checked.refusals.push({ fileName, code: outcome.code });
  }
  return checked;
}

/**
 * Prepares the received files, as many as fit beside the photos of the `draft`. Stores nothing. When the story is
 * full, all further files are ignored, also broken ones. Each address may send a limited number of photos per hour,
 * and far fewer with forms that look like a robot's.
 */
export async function prepareStoryPhotos(
  site: Site,
  form: StoryForm,
  draft: Draft | null,
): Promise<PreparedPhotos> {
  if (form.received.length > 0) await expectRoomForPhotos(site);
  const { storiesPerHour } = site.limits;
  const max = storiesPerHour * photosPerStory;
  const limit =
    form.honeypot === ""
      ? { of: "photos" as const, max, windowMs: hour }
      : { of: "robots-photos" as const, max: Math.min(max, maxFromRobots), windowMs: hour };
  const room = Math.max(0, storyMaxPhotos - countKept(draft, form.removed));
  const photos = await preparePhotos(site, form.received, room, {
    from: form.from ?? null,
    limit,
    signal: form.signal,
  });
  if (form.photosRefused && form.unreceived) return { ...photos, wait: photosTooBusy };
  if (photos.wait) return photos;
  const isFull = room > 0 && photos.prepared.length === room;
  const leftOut = photos.leftOut + (form.unreceived ?? 0) + (isFull ? photos.refusals.length : 0);
  return { ...photos, leftOut, refusals: isFull ? [] : photos.refusals };
}

/**
 * Prepares the photos of a form and stores them in its draft. The form is not sent as a story yet: the sender only
 * removed a photo from it.
 */
export async function keepStoryPhotos(site: Site, form: StoryForm): Promise<Omit<KeptPhotos, "added">> {
  const before = await findDraft(site, form.draftId);
  const { prepared, ...outcome } = await prepareStoryPhotos(site, form, before);
  const kept = { draftId: before?.id ?? null, removed: form.removed };
  const draft = await storeDraft(site, kept, prepared, { max: storyMaxPhotos });
  if (prepared.length > 0) await evictOldDrafts(site);
  return { draft, ...outcome };
}
