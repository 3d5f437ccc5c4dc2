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
import { readExif } from "~/images/exif/read-exif.server";
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

/** What is done with one received file: everything that takes time and memory, and reads what strangers wrote. */
export interface PhotoOperations {
  /** Decodes it and writes the finished sizes into its folder, where they stay until somebody removes them. */
  prepare(file: SourceFile): Promise<{ ok: true; value: PreparedPhoto } | Refused>;
  /** What can be said against it by its first bytes and header alone; null: nothing yet. No pixels are decoded. */
  check(file: Pick<SourceFile, "path">): Promise<PhotoRefusal | null>;
  /** Where it says that it was taken. No pixels are decoded. */
  position(file: Pick<SourceFile, "path">): Promise<{ ok: true; value: Partial<Position> } | Refused>;
  /** Changes a stored photo and writes all its sizes anew into the folder of the copy. */
  edit(file: EditedFile): Promise<{ ok: true; value: EncodedPhoto } | Refused>;
  /** Draws what `edit` would make, at most `previewSide` pixels, as a JPEG in the folder of the copy; answers its path. */
  preview(file: Omit<EditedFile, "fileName">): Promise<{ ok: true; value: string } | Refused>;
  /** Draws a share card as a JPEG; its value is its path. Refused when the photo cannot be decoded. */
  card(request: CardRequest): Promise<{ ok: true; value: string } | Refused>;
}

/** In pixels. */
const previewSide = 1280;
const unreadable: Refused = { ok: false, code: "undecodable" };

/**
 * The operations in this very process, with tools that are loaded when the first photo comes. `heicWorker` returns the
 * bundled CommonJS text of `heic-worker.ts`, `cardAssets` what share cards are drawn with. Expected refusals are
 * values; it throws when disk or program fail.
 */
export function photoOperations(tools: {
  sharp: LoadSharp;
  heicWorker: () => Promise<string>;
  cardAssets: () => Promise<CardAssets>;
}): PhotoOperations {
  const loadSharp = lazySharp(tools.sharp);
  return {
    async prepare({ path, fileName }) {
      const sharp = await loadSharp();
      const inspected = await inspectPhoto(sharp, path);
      if (!inspected.ok) return inspected;
      const { position, takenOn } = await readExif(path, inspected.value);
      const pixels = await decodePhoto(sharp, tools.heicWorker, path, inspected.value);
      if (!pixels) return { ok: false, code: inspected.value.heic ? "undecodable-heic" : "undecodable" };
      const photo = await encodePhoto(sharp, pixels, fileName, dirname(path));
      releaseMemory(pixels.data);
      const { latitude, longitude } = position;
      const known = latitude !== undefined && longitude !== undefined;
      return { ok: true, value: { ...photo, position: known ? { latitude, longitude } : null, takenOn } };
    },
    async check({ path }) {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? null : inspected.code;
    },
    async position({ path }) {
      const inspected = await inspectPhoto(await loadSharp(), path);
      if (!inspected.ok) return inspected;
      return { ok: true, value: (await readExif(path, inspected.value)).position };
    },
    async edit({ path, fileName, edits }) {
      const sharp = await loadSharp();
      const pixels = await editPixels(sharp, path, edits, longestSide);
      if (!pixels) return unreadable;
      const photo = await encodePhoto(sharp, pixels, fileName, dirname(path));
      releaseMemory(pixels.data);
      return { ok: true, value: photo };
    },
    async preview({ path, edits }) {
      const sharp = await loadSharp();
      const pixels = await editPixels(sharp, path, edits, previewSide);
      if (!pixels) return unreadable;
      const preview = join(dirname(path), "preview.jpg");
      await writeFile(preview, await sharp(pixels.data, rawInput(pixels)).jpeg({ quality: 80 }).toBuffer());
      releaseMemory(pixels.data);
      return { ok: true, value: preview };
    },
    async card({ words, photo, path }) {
      const card = await drawShareCard(await loadSharp(), await tools.cardAssets(), words, photo);
      if (!card) return unreadable;
      await writeFile(path, card);
      return { ok: true, value: path };
    },
  };
}
