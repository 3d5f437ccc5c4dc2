import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { longestSide } from "~/photo-store/photo-files";
import { decodePhoto, rawInput, releaseMemory } from "./decode-photo.server";
import { editPixels } from "~/images/edits/edit-photo.server";
import { encodePhoto } from "./encode-photo.server";
import { inspectPhoto } from "./inspect-photo.server";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import type { EncodedPhoto, PhotoRefusal, Position, PreparedPhoto } from "./prepared-photo";
import type { CardAssets } from "./share-card/card-assets.server";
import type { CardWords } from "./share-card/card-svg";
import { drawShareCard } from "./share-card/draw-share-card.server";
import { lazySharp, type LoadSharp } from "./sharp-module.server";

/** A received file: where its bytes are, and what the sender called it (any text). */
export interface SourceFile {
  path: string;
  fileName: string;
}

/** A copy of the largest file of a stored photo, and what is to be done to it; `fileName` gives the label. */
export interface EditedFile extends SourceFile {
  edits: PhotoEdit[];
}

/** A share card: its words, the path of its photo (null: none), and where it is to be written. */
export interface CardRequest {
  words: CardWords;
  photo: string | null;
  path: string;
}

type Refused = { ok: false; code: PhotoRefusal };
type Outcome<Value> = Promise<{ ok: true; value: Value } | Refused>;

/** Everything that takes time and memory, and reads what strangers wrote: each operation has one request and one outcome. */
export type PhotoOperations = ReturnType<typeof createOperations>;

/** Runs one operation: in this process, or by sending it to the photo worker. */
export type RunPhotoOperation = <Name extends keyof PhotoOperations>(
  name: Name,
  request: Parameters<PhotoOperations[Name]>[0],
) => Promise<Awaited<ReturnType<PhotoOperations[Name]>>>;

/** What the operations need; it is loaded when the first photo comes. */
export interface PhotoTools {
  sharp: LoadSharp;
  /** Returns the bundled CommonJS text of `heic-worker.ts`. */
  heicWorker: () => Promise<string>;
  /** Returns what share cards are drawn with. */
  cardAssets: () => Promise<CardAssets>;
}

/** In pixels. */
const previewSide = 1280;
const unreadable: Refused = { ok: false, code: "undecodable" };

/** Runs the operations in this very process. Expected refusals are values; it throws when disk or program fail. */
export function photoOperations(tools: PhotoTools): RunPhotoOperation {
  const operations = createOperations(tools);
  return async (name, request) => (operations[name] as (request: unknown) => never)(request);
}

function createOperations(tools: PhotoTools) {
  const loadSharp = lazySharp(tools.sharp);
  return {
    /** Decodes a file and writes the finished sizes into its folder, where they stay until somebody removes them. */
    async prepare({ path, fileName }: SourceFile): Outcome<PreparedPhoto> {
      const sharp = await loadSharp();
      const inspected = await inspectPhoto(sharp, path);
      if (!inspected.ok) return inspected;
      const pixels = await decodePhoto(sharp, tools.heicWorker, path, inspected.value);
      if (!pixels) return { ok: false, code: inspected.value.heic ? "undecodable-heic" : "undecodable" };
      const photo = await encodePhoto(sharp, pixels, fileName, dirname(path));
      releaseMemory(pixels.data);
      const { position, takenOn } = inspected.value.exif;
      const { latitude, longitude } = position;
      const known = latitude !== undefined && longitude !== undefined;
      return { ok: true, value: { ...photo, position: known ? { latitude, longitude } : null, takenOn } };
    },
    /** Refuses what can be refused by first bytes and header alone. No pixels are decoded. */
    async check({ path }: Pick<SourceFile, "path">): Outcome<null> {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? { ok: true, value: null } : inspected;
    },
    /** Reads where a photo says that it was taken. No pixels are decoded. */
    async position({ path }: Pick<SourceFile, "path">): Outcome<Partial<Position>> {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? { ok: true, value: inspected.value.exif.position } : inspected;
    },
    /** Changes a stored photo and writes all its sizes anew into the folder of the copy. */
    async edit({ path, fileName, edits }: EditedFile): Outcome<EncodedPhoto> {
      const sharp = await loadSharp();
      const pixels = await editPixels(sharp, path, edits, longestSide);
      if (!pixels) return unreadable;
      const photo = await encodePhoto(sharp, pixels, fileName, dirname(path));
      releaseMemory(pixels.data);
      return { ok: true, value: photo };
    },
    /** Draws what `edit` would make, at most `previewSide` pixels, as a JPEG beside the copy; its value is its path. */
    async preview({ path, edits }: Omit<EditedFile, "fileName">): Outcome<string> {
      const sharp = await loadSharp();
      const pixels = await editPixels(sharp, path, edits, previewSide);
      if (!pixels) return unreadable;
      const preview = join(dirname(path), "preview.jpg");
      await writeFile(preview, await sharp(pixels.data, rawInput(pixels)).jpeg({ quality: 80 }).toBuffer());
      releaseMemory(pixels.data);
      return { ok: true, value: preview };
    },
    /** Draws a share card as a JPEG; its value is its path. Refused when the photo cannot be decoded. */
    async card({ words, photo, path }: CardRequest): Outcome<string> {
      const card = await drawShareCard(await loadSharp(), await tools.cardAssets(), words, photo);
      if (!card) return unreadable;
      await writeFile(path, card);
      return { ok: true, value: path };
    },
  };
}
