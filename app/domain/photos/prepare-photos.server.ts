import { consumeAttempt, type Limit, networkOf } from "~/domain/limits/rate-limit.server";

import type { Site } from "~/domain/site";
import type { PhotoRefusal, PreparedPhoto } from "~/images/prepared-photo";
import type { ReceivedFile } from "~/domain/photos/files/received-file.server";

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
