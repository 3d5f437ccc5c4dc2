import { consumeAttempt, type Limit, networkOf } from "~/domain/limits/rate-limit.server";

import type { Site } from "~/domain/site";
import type { PhotoRefusal, PreparedPhoto } from "~/images/prepared-photo";
import type { ReceivedFile } from "~/domain/photos/files/received-file.server";

/** A stranger, with a limit for the photos that cost the machine time. */
export interface PhotoSender {
  /** The sender's address. Null when unknown: then nothing is counted. */
  from: string | null;
  limit: Limit;
  /** Aborted when the client has gone. Its photos are then not prepared. */
  signal?: AbortSignal;
}

/** The reason why a form's photos were not processed, and the seconds until they may come again. */
export interface PhotosWait {
  code: "too-many-photos" | "too-busy";
  retryAfter: number;
}

/** The result of a form's files: prepared photos, whose finished sizes are temporary files, and the refused ones. */
export interface PreparedPhotos {
  prepared: PreparedPhoto[];
  refusals: { fileName: string; code: PhotoRefusal }[];
  /** The number of files left out because the form already had all its photos. */
  leftOut: number;
  wait: PhotosWait | null;
}

/** The site is receiving too many photos. These may come again in a minute. */
export const photosTooBusy: PhotosWait = { code: "too-busy", retryAfter: 60 };
/** A file that is no photo costs time, too. A form with twenty of them has only the first few checked. */
const looksPerPhoto = 2;

/** Makes safe photos from received files, at most `room` of them, within the limits of their sender. */
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
