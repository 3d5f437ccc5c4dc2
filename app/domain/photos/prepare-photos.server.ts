import { consumeAttempt, type Limit, networkOf } from "~/domain/limits/rate-limit.server";
import { type Draft, countKept } from "~/domain/photos/drafts/drafts.server";
import type { ReceivedFile } from "~/domain/photos/files/store-photos.server";
import type { Site } from "~/domain/site";
import { expectRoomForPhotos } from "~/domain/storage/storage-state.server";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { SubmittedStory } from "~/domain/stories/submitted-story";
import type { PhotoRefusal, PreparedPhoto } from "~/images/prepared-photo";

const hour = 60 * 60 * 1000;

/** The number of photos that one story may cost. It is twice the maximum, because a first try may be refused. */
const photosPerStory = storyMaxPhotos * 2;
/** The same with a filled robots' field. A browser may fill it for a person, who then gets three tries. */
const maxFromRobots = storyMaxPhotos * 3;
/** The files that are checked for each photo. A file that is no photo costs time, so of many only a few are checked. */
const looksPerPhoto = 2;

/** The fate of a form's files that are not stored. */
export interface PhotosOutcome {
  /** The files that are no photos. */
  refusals: { fileName: string; code: PhotoRefusal }[];
  /** The number of files that were left out, because the form already had all its photos. */
  leftOut: number;
  /** Why the photos were not prepared, and the seconds until the sender may send them again. */
  wait: { code: "too-many-photos" | "too-busy"; retryAfter: number } | null;
}

/** The prepared photos of a form, with their finished sizes in temporary files. */
export interface PreparedPhotos extends PhotosOutcome {
  prepared: PreparedPhoto[];
}

const nothing: PhotosOutcome = { refusals: [], leftOut: 0, wait: null };
/** The answer when the site is preparing too many photos. The sender may send these photos again in a minute. */
const tooBusy = { code: "too-busy", retryAfter: 60 } as const;

/** Makes safe photos from received files: at most `room`, within the limit of a `sender` who is not the owner. */
export async function preparePhotos(
  site: Site,
  received: ReceivedFile[],
  room: number,
  sender?: { from: string | null; limit: Limit; signal?: AbortSignal },
): Promise<PreparedPhotos> {
  const photos: PreparedPhotos = { ...nothing, refusals: [], prepared: [] };
  if (received.length === 0 || room === 0) return { ...photos, leftOut: received.length };
  const files = received.slice(0, room * looksPerPhoto);
  if (sender) {
    const { retryAfter } = await consumeAttempt(site, sender.limit, sender.from, files.length);
    if (retryAfter !== null) return { ...photos, wait: { code: "too-many-photos", retryAfter } };
  }
  const network = sender ? networkOf(sender.from ?? "") : null;
  const turn = { max: room, sender: network, signal: sender?.signal };
  const outcomes = await site.images.prepare(files, turn);
  if (!outcomes) return { ...photos, wait: tooBusy };

  photos.leftOut = received.length - files.length;
  for (const [n, outcome] of outcomes.entries()) {
    const { fileName = "", sentPosition = null, sentTakenAt = null } = files[n] ?? {};
    if (outcome === null) photos.leftOut += 1;
    else if (!outcome.ok) photos.refusals.push({ fileName, code: outcome.code });
    else {
      const { position, takenAt } = outcome.value;
      const known = { position: position ?? sentPosition, takenAt: takenAt ?? sentTakenAt };
      photos.prepared.push({ ...outcome.value, ...known });
    }
  }
  return photos;
}

/** Checks the received files of a story. Nothing is prepared or stored. */
export async function checkPhotos(site: Site, { received }: SubmittedStory): Promise<PhotosOutcome> {
  const refusals: PhotosOutcome["refusals"] = [];
  for (const { path, fileName } of received.slice(0, storyMaxPhotos)) {
    const outcome = await site.images.run("inspect", { path });
    if (!outcome.ok) refusals.push({ fileName, code: outcome.code });
  }
  return { ...nothing, refusals };
}

/**
 * Prepares the received files of a story, as many as fit beside the photos of the `draft`. Stores nothing. When the
 * story is full, all further files are ignored, also broken ones. Each address may send a limited number an hour.
 */
export async function prepareStoryPhotos(site: Site, form: SubmittedStory, draft: Draft | null) {
  const { received, removed, from = null, signal, unreceived = 0 } = form;
  if (received.length > 0) await expectRoomForPhotos(site);
  const max = site.limits.storiesPerHour * photosPerStory;
  const limit: Limit =
    form.honeypot === ""
      ? { of: "photos", max, windowMs: hour }
      : { of: "robots-photos", max: Math.min(max, maxFromRobots), windowMs: hour };
  const room = Math.max(0, storyMaxPhotos - countKept(draft, removed));
  const photos = await preparePhotos(site, received, room, { from, limit, signal });
  if (form.photosRefused && unreceived) return { ...photos, wait: tooBusy };
  if (photos.wait) return photos;
  const isFull = room > 0 && photos.prepared.length === room;
  const leftOut = photos.leftOut + unreceived + (isFull ? photos.refusals.length : 0);
  return { ...photos, leftOut, refusals: isFull ? [] : photos.refusals };
}
