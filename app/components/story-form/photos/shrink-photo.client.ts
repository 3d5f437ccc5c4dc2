import { parse } from "exifr/dist/mini.esm.mjs";
import { writePosition } from "~/domain/photos/sent-position";
import { captureTime, positionInTags } from "~/images/exif/exif-tags";
import { kindBytes, maxPhotoBytes, photoKindOf } from "~/images/file-formats/photo-pieces";
import { longestSide } from "~/photo-store/photo-files";
import { fill } from "~/text/fill";
import type { Texts } from "~/text/words";

/** The maximum size in bytes of a photo that is sent unchanged. Its sides must not exceed `longestSide`. */
const maxUnchangedBytes = 2 * 1024 * 1024;
/** The maximum side of a thumbnail, in pixels. */
const thumbnailSide = 320;
/** The number of the EXIF tag with the time of the photo. */
const dateTimeOriginal = 0x9003;

/** The sentences for files that are no photos. */
export type PhotoMistakeWords = Texts["storyForm"]["photoMistakes"];

export interface PhotoToSend {
  /** The chosen file itself, or a smaller one made from it. */
  file: File;
  /** The position of the chosen photo as `latitude,longitude`, when a smaller copy without it is sent; else "". */
  position: string;
  /** The day of the chosen photo, `YYYY-MM-DD`, when a smaller copy without it is sent; else "". */
  takenAt: string;
  /** The address of a small picture of the photo. Null when this browser cannot open the file. */
  thumbnail: string | null;
  /** The mistake that the server would find in `file`, as a sentence. Null when there is none. */
  error: string | null;
}

/** Shrinks a chosen photo, and checks the result as the server does. This module is loaded with the first photo. */
export async function shrinkAndCheckPhoto(file: File, mistakes: PhotoMistakeWords): Promise<PhotoToSend> {
  const asItIs = { file, position: "", takenAt: "", thumbnail: null };
  const shrunk = await shrinkPhoto(file).catch(() => asItIs);
  return { ...shrunk, error: await findPhotoError(shrunk.file, mistakes) };
}

/**
 * Returns an upright JPEG of at most 2560 px, without metadata, and the position and day from the file. Returns the
 * file itself when it is small, or when its metadata or its picture cannot be read.
 */
async function shrinkPhoto(file: File) {
  const picture = await openPicture(file);
  try {
    // The address is good until the page goes. The pictures are small, unless this browser cannot make them smaller.
    const small = await encodeJpeg(picture, thumbnailSide, 0.7).catch(() => file);
    const thumbnail = URL.createObjectURL(small);
    const isLarge = Math.max(picture.width, picture.height) > longestSide || file.size > maxUnchangedBytes;
    const smaller = isLarge ? await smallerFile(file, picture).catch(() => null) : null;
    return { file, position: "", takenAt: "", ...smaller, thumbnail };
  } finally {
    picture.close();
  }
}

/** A decoded photo, upright. `close` frees its memory. */
type Picture = Pick<ImageBitmap, "width" | "height" | "close"> & { pixels: CanvasImageSource };

/** Decodes a photo. Browsers that do not know "from-image" (Chromium until 110, Safari 16) turn only what an <img> shows. */
async function openPicture(file: File): Promise<Picture> {
  const bitmap = await openBitmap(file).catch(() => null);
  if (bitmap)
    return { pixels: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  const image = new Image();
  const close = () => {
    URL.revokeObjectURL(image.src);
    image.removeAttribute("src");
  };
  image.src = URL.createObjectURL(file);
  await image.decode().catch((error: unknown) => {
    close();
    throw error;
  });
  return { pixels: image, width: image.naturalWidth, height: image.naturalHeight, close };
}

/** Rejects where `createImageBitmap` is missing, too. */
const openBitmap = async (file: File) => createImageBitmap(file, { imageOrientation: "from-image" });

async function smallerFile(file: File, picture: Picture) {
  if (!canvasReturnsPixels()) return null;
  const metadata = await parse(file, {
    exif: [dateTimeOriginal],
    gps: [1, 2, 3, 4],
    mergeOutput: false,
    reviveValues: false,
  });
  if (metadata?.errors) return null;
  const jpeg = await encodeJpeg(picture, longestSide, 0.85);
  if (jpeg.size >= file.size) return null;
  const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
  const { 1: GPSLatitudeRef, 2: GPSLatitude, 3: GPSLongitudeRef, 4: GPSLongitude } = metadata?.gps ?? {};
  const position = positionInTags({ GPSLatitudeRef, GPSLatitude, GPSLongitudeRef, GPSLongitude });
  return {
    file: new File([jpeg], name, { type: "image/jpeg", lastModified: file.lastModified }),
    position: writePosition(position),
    takenAt: captureTime({ DateTimeOriginal: metadata?.exif?.[dateTimeOriginal] }) ?? "",
  };
}

/** Returns the mistake that the server would find in this file, as a sentence; null when it looks like a photo. */
async function findPhotoError(file: File, mistakes: PhotoMistakeWords): Promise<string | null> {
  const name = { file: file.name };
  if (file.size > maxPhotoBytes) return fill(mistakes["too-large"], name);
  if (file.size === 0) return fill(mistakes.empty, name);
  const head = await file
    .slice(0, kindBytes)
    .arrayBuffer()
    .catch(() => null);
  // The file cannot be read: somebody has moved or deleted it after choosing it.
  if (!head) return fill(mistakes.undecodable, name);
  return photoKindOf(new Uint8Array(head)) ? null : fill(mistakes["not-an-image"], name);
}

/** Returns the picture as a JPEG with this maximum side in pixels. */
async function encodeJpeg(picture: Picture, longestSide: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture.pixels, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (jpeg?.type !== "image/jpeg") throw new Error("no JPEG");
  return jpeg;
}

/** False when a browser that hides its identity returns noise, which must not be sent as a photo. */
function canvasReturnsPixels(): boolean {
  const side = 16;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return false;
  context.fillStyle = "#c86432";
  context.fillRect(0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.every((value, at) => value === [0xc8, 0x64, 0x32, 0xff][at % 4]);
}
