import { decodePhoto } from "./decode-photo.server";
import { encodePhoto } from "./encode-photo.server";
import { inspectPhoto } from "./inspect-photo.server";
import { oneAtATime } from "./one-at-a-time";
import type { EncodedPhoto } from "./photo-store.server";
import { readPosition } from "./read-position.server";
import { sharpOnce, type LoadSharp } from "./sharp-module.server";

/** Why a file cannot become a photo of the site; each has its sentence in `text/`. */
export type PhotoRefusal =
  "not-an-image" | "too-large" | "too-many-pixels" | "undecodable" | "undecodable-heic";

/** A place in decimal degrees, as found in a photo or sent with it. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A received picture after decoding and encoding anew: nothing of the original file is in it. */
export interface PreparedPhoto {
  photo: EncodedPhoto;
  /** Where the original said that it was taken; null when it did not, or said nonsense. */
  position: Position | null;
}

/** Makes safe photos out of strangers' files, one at a time. */
export interface PhotoPipeline {
  /** `path`: the received bytes on disk; `fileName`: what the sender called them (any text, used for the label). */
  prepare(received: {
    path: string;
    fileName: string;
  }): Promise<{ ok: true; value: PreparedPhoto } | { ok: false; code: PhotoRefusal }>;
  /** Only the position (POST /api/extract-gps): both null-safe, no pixels are decoded. */
  position(received: {
    path: string;
  }): Promise<{ ok: true; value: Partial<Position> } | { ok: false; code: PhotoRefusal }>;
}

/**
 * A pipeline that loads its tools when the first photo comes. `heicWorker` answers the bundled CommonJS text of
 * `heic-worker.ts`. Expected refusals are values; it throws only when the disk or the program itself fails.
 */
export function createPhotoPipeline(tools: {
  sharp: LoadSharp;
  heicWorker: () => Promise<string>;
}): PhotoPipeline {
  const loadSharp = sharpOnce(tools.sharp);
  const inTurn = oneAtATime();

  const prepare: PhotoPipeline["prepare"] = async ({ path, fileName }) => {
    const sharp = await loadSharp();
    const inspected = await inspectPhoto(sharp, path);
    if (!inspected.ok) return inspected;
    const { latitude, longitude } = await readPosition(path, inspected.value);
    const pixels = await decodePhoto(sharp, tools.heicWorker, path, inspected.value);
    if (!pixels) return { ok: false, code: inspected.value.heic ? "undecodable-heic" : "undecodable" };
    const photo = await encodePhoto(sharp, pixels, fileName);
    const known = latitude !== undefined && longitude !== undefined;
    return { ok: true, value: { photo, position: known ? { latitude, longitude } : null } };
  };

  return {
    prepare: (received) => inTurn(() => prepare(received)),
    async position({ path }) {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? { ok: true, value: await readPosition(path, inspected.value) } : inspected;
    },
  };
}
