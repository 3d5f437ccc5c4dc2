import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PhotoFile, longestSide, currentSizes, photoFiles } from "~/photo-store/photo-files";
import { decodePhoto, rawInput, releaseMemory, type Pixels } from "./decode-photo.server";
import { editPixels } from "~/images/edits/edit-photo.server";
import { inspectPhoto } from "./inspect-photo.server";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import type { EncodedPhoto, PhotoRefusal, Position, PreparedPhoto } from "./prepared-photo";
import type { FinishedFiles } from "~/photo-store/photo-store.server";
import type { CardAssets } from "./share-card/card-assets.server";
import { type CardWords, cardSvg, photoBox, shareCardSize } from "./share-card/card-svg";
import { drawShareCard } from "./share-card/draw-share-card.server";
import {
  type PostcardShape,
  type PostcardWords,
  postcardPhotoBox,
  postcardSize,
  postcardSvg,
} from "./share-card/postcard-svg";
import { loadSharp, type Sharp } from "./sharp-module.server";
import { createHash, randomBytes } from "node:crypto";
import { type MapStop, drawJourneyMap } from "~/map/draw-journey-map.server";
import type { ReadOutlines } from "~/map/land/draw-land.server";

/** A received file: its path, and the name that the sender gave the file (any text). */
export interface SourceFile {
  path: string;
  fileName: string;
}

/** A copy of a stored photo's largest file, and the edits to make. The label of the new photo comes from `fileName`. */
interface EditedFile extends SourceFile {
  edits: PhotoEdit[];
}

type Refused = { ok: false; code: PhotoRefusal };
type Outcome<Value> = Promise<{ ok: true; value: Value } | Refused>;

/** The operations that read strangers' files and take time and memory. */
export type PhotoOperations = ReturnType<typeof createOperations>;

/** Runs one operation, in this process or in the photo worker. */
export type RunPhotoOperation = <Name extends keyof PhotoOperations>(
  name: Name,
  request: Parameters<PhotoOperations[Name]>[0],
) => Promise<Awaited<ReturnType<PhotoOperations[Name]>>>;

/** The resources of the operations. They are loaded when the first photo needs them. */
interface PhotoTools {
  /** Returns the bundled CommonJS text of `heic-worker.ts`. */
  heicWorker: () => Promise<string>;
  cardAssets: () => Promise<CardAssets>;
  outlines: ReadOutlines;
}

/** A postcard to draw into the file `path`, with the route of these stops. `photo` is the path of its photo, or null. */
export interface PostcardRequest {
  words: PostcardWords;
  shape: PostcardShape;
  stops: MapStop[];
  photo: string | null;
  path: string;
}

const previewSide = 1280;
const unreadable: Refused = { ok: false, code: "undecodable" };

/** Runs the operations in this process. Expected refusals are values; faults of the disk or the program are thrown. */
export function photoOperations(tools: PhotoTools): RunPhotoOperation {
  const operations = createOperations(tools);
  return async (name, request) => (operations[name] as (request: unknown) => never)(request);
}

function createOperations(tools: PhotoTools) {
  return {
    /** Decodes a file and writes the finished sizes into the file's folder. The caller removes the finished sizes. */
    async prepare({ path, fileName }: SourceFile): Outcome<PreparedPhoto> {
      const sharp = await loadSharp();
      const inspected = await inspectPhoto(sharp, path);
      if (!inspected.ok) return inspected;
      const pixels = await decodePhoto(sharp, tools.heicWorker, path, inspected.value);
      if (!pixels) return { ok: false, code: inspected.value.ifUndecodable };
      const photo = await encodePhoto(sharp, pixels, fileName, dirname(path));
      const { takenAt, position: found } = inspected.value.exif;
      const { latitude, longitude } = found;
      const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      return { ok: true, value: { ...photo, position, takenAt } };
    },
    /** Checks a file as `prepare` does, but decodes no pixels. Returns the position in its EXIF. */
    async inspect({ path }: Pick<SourceFile, "path">): Outcome<Partial<Position>> {
      const inspected = await inspectPhoto(await loadSharp(), path);
      return inspected.ok ? { ok: true, value: inspected.value.exif.position } : inspected;
    },
    /** Edits a stored photo and writes all sizes of the result into the folder of the copy. */
    async edit({ path, fileName, edits }: EditedFile): Outcome<EncodedPhoto> {
      const sharp = await loadSharp();
      const pixels = await editPixels(sharp, path, edits, longestSide);
      if (!pixels) return unreadable;
      return { ok: true, value: await encodePhoto(sharp, pixels, fileName, dirname(path)) };
    },
    /** Draws the result of `edit` as a JPEG beside the copy, at most `previewSide` pixels long. Returns its path. */
    async preview({ path, edits }: Omit<EditedFile, "fileName">): Outcome<string> {
      const sharp = await loadSharp();
      const pixels = await editPixels(sharp, path, edits, previewSide);
      if (!pixels) return unreadable;
      const preview = join(dirname(path), "preview.jpg");
      await writeFile(preview, await sharp(pixels.data, rawInput(pixels)).jpeg({ quality: 80 }).toBuffer());
      releaseMemory(pixels.data);
      return { ok: true, value: preview };
    },
    /** Draws a share card into the file `path` as a JPEG. `photo` is the path of its photo, or null. */
    async card(request: { words: CardWords; photo: string | null; path: string }): Outcome<string> {
      const { words, photo, path } = request;
      const svg = cardSvg(await tools.cardAssets(), words, photo !== null);
      return drawn(path, {
        size: shareCardSize,
        photo: photo === null ? null : { path: photo, box: photoBox },
        svg,
      });
    },
    /** Draws a postcard as a JPEG. */
    async postcard({ words, shape, stops, photo, path }: PostcardRequest): Outcome<string> {
      const map = drawJourneyMap(stops, tools.outlines);
      const svg = postcardSvg(await tools.cardAssets(), words, map, { shape, hasPhoto: photo !== null });
      const box = postcardPhotoBox(shape);
      return drawn(path, { size: postcardSize, photo: photo === null ? null : { path: photo, box }, svg });
    },
  };
}

async function drawn(path: string, drawing: Parameters<typeof drawShareCard>[1]): Outcome<string> {
  const card = await drawShareCard(await loadSharp(), drawing);
  if (!card) return unreadable;
  await writeFile(path, card);
  return { ok: true, value: path };
}

const jpeg = { quality: 82, progressive: true };
// Effort 2 takes less than half the time of sharp's default effort 4, and makes files 3 % larger.
const webp = { quality: 78, effort: 2 };
/** The file that phones load: a busy photo gets less quality, until it has no more than these bytes. */
const forPhones = { side: 640, bytes: 35_000, effort: 4, qualities: [webp.quality, 60, 45, 35] };

/** Writes every file of a new photo from the pixels alone, and frees these. Throws when the disk is full. */
async function encodePhoto(sharp: Sharp, pixels: Pixels, fileName: string, folder: string) {
  const { width, height } = pixels;
  const name = `${randomBytes(10).toString("hex")}_${labelOfFile(fileName)}.jpg`;
  const photo = { name, width, height, sizes: currentSizes };
  const files: FinishedFiles = {};
  let digest = "";
  for (const file of photoFiles(photo)) {
    const sized = sharp(pixels.data, rawInput(pixels)).resize(file.width, file.height, { fit: "fill" });
    const bytes = file.type === "image/jpeg" ? await sized.jpeg(jpeg).toBuffer() : await webpOf(sized, file);
    if (file.name === name) digest = createHash("sha256").update(bytes).digest("hex");
    const path = join(folder, file.name);
    // sharp's `toFile` would hide the cause of the error when the disk is full.
    await writeFile(path, bytes);
    releaseMemory(bytes);
    files[file.name] = path;
  }
  releaseMemory(pixels.data);
  return { ...photo, digest, files };
}

async function webpOf(sized: ReturnType<Sharp>, { width, height }: PhotoFile): Promise<Buffer> {
  if (Math.max(width, height) !== forPhones.side) return sized.webp(webp).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of forPhones.qualities) {
    bytes = await sized.clone().webp({ effort: forPhones.effort, quality }).toBuffer();
    if (bytes.length <= forPhones.bytes) break;
  }
  return bytes;
}

const longestLabel = 40;

/** Latin letters that Unicode does not split into a letter and an accent. */
const folded: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ı: "i",
  ð: "d",
  þ: "th",
};

/** Returns the label in a stored name: the sender's file name in at most 40 letters, digits and dashes, or `foto`. */
export function labelOfFile(fileName: string): string {
  const [, bare = ""] = /([^/\\]*)$/.exec(fileName.slice(-1000)) ?? [];
  const label = bare
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/[^\0-\x7f]/gu, (letter) => folded[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longestLabel)
    .replace(/-$/, "");
  return label === "" ? "foto" : label;
}
