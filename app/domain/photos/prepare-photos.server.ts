import { consumeAttempt } from "~/domain/limits/rate-limit.server";
import { type Limit, networkOf } from "~/domain/limits/limit";
import type { Site } from "~/domain/site";
import type { PhotoRefusal, PreparedPhoto } from "~/images/prepared-photo";
import type { ReceivedFile } from "~/domain/photos/files/received-file.server";

/** A stranger whose photos cost the machine its time: how many may come from one address. */
export interface PhotoSender {
  /** The address; null when nobody knows it, and then it is not counted. */
  from: string | null;
  limit: Limit;
  /** Aborted when the client has gone: its photos are not prepared any more. */
  signal?: AbortSignal;
}

/** Why the photos of a form were not even looked at, and after how many seconds they may come again. */
export interface PhotosWait {
  code: "too-many-photos" | "too-busy";
  retryAfter: number;
}

/** What became of the files of a form: photos whose finished sizes are temporary files, and the others. */
export interface PreparedPhotos {
  prepared: PreparedPhoto[];
  refusals: { fileName: string; code: PhotoRefusal }[];
  /** How many files were left out because the form already had all its photos. */
  leftOut: number;
  wait: PhotosWait | null;
}

/** More photos are on their way than the site can take: they may come again in a minute. */
export const photosTooBusy: PhotosWait = { code: "too-busy", retryAfter: 60 };
/** Files that are no photos cost time too: of a form that brings twenty only the first few are looked at. */
const looksPerPhoto = 2;

/** Makes safe photos of received files, `room` of them at most, within what their sender may ask of the machine. */
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
