import type { Disc, PhotoEdit } from "~/images/edits/photo-edits";

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
  const disc: Disc = { x: Number(x), y: Number(y), radius: Number(radius) };
  return disc.radius > 0 && disc.radius <= largestRadius ? { cover: disc } : null;
}
