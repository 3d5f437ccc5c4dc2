import { type PhotoEdit, combinedEdits } from "~/images/edits/photo-edits";

/** The maximum number of edits to a photo in one form. */
export const maxPhotoEdits = 40;

/** The discs that the owner can choose. Each radius is a fraction of the photo's longer side. */
export const discRadius = { small: 0.03, medium: 0.06, large: 0.12 };
export type DiscSize = keyof typeof discRadius;
export const largestRadius = 0.5;

const share = "(0|1|0\\.\\d{1,4}|1\\.0{1,4})";
const cover = new RegExp(`^cover:${share},${share},${share}$`);

/** Writes an edit as text for an address or a form: `turn:90`, `cover:0.4,0.3,0.06`. */
export function writeEdit(edit: PhotoEdit): string {
  if ("turn" in edit) return `turn:${edit.turn}`;
  const { x, y, radius } = edit.cover;
  return `cover:${[x, y, radius].map((value) => Number(value.toFixed(4))).join()}`;
}

/** Reads the text that `writeEdit` writes. Null for any other text. */
export function readEdit(text: string): PhotoEdit | null {
  const turn = ([90, 180, 270] as const).find((degrees) => text === `turn:${degrees}`);
  if (turn) return { turn };
  const [, x, y, radius] = cover.exec(text) ?? [];
  const disc = { x: Number(x), y: Number(y), radius: Number(radius) };
  return disc.radius > 0 && disc.radius <= largestRadius ? { cover: disc } : null;
}

/** The boxes in which a photo is shown to be touched, in CSS pixels: one for each range of screen widths. */
export const canvasBoxes = {
  narrow: { width: 320, height: 480 },
  medium: { width: 640, height: 560 },
  wide: { width: 820, height: 440 },
};
export type CanvasBox = keyof typeof canvasBoxes;

/** Returns the size of an edited photo in a box. Touches are reported in its pixels, so page and reader share it. */
export function canvasSize(photo: { width: number; height: number }, edits: PhotoEdit[], box: CanvasBox) {
  const isTurned = combinedEdits(edits).angle % 180 !== 0;
  const [width, height] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height];
  const max = canvasBoxes[box];
  const scale = Math.min(max.width / width, max.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the address of the page that edits a photo, or of a `part` of that page. Unsaved edits are in the query. */
export function photoEditAddress(name: string, query = new URLSearchParams(), part = ""): string {
  return `/admin/foto/${name}${part}${query.size > 0 ? `?${query}` : ""}`;
}
