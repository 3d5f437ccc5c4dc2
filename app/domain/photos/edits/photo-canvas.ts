import { type PhotoEdit, combinedEdits } from "~/images/edits/photo-edits";

/** The boxes, in CSS pixels, in which a photo is shown to be touched: one for each width of screens. */
export const canvasBoxes = {
  narrow: { width: 320, height: 480 },
  medium: { width: 640, height: 640 },
  wide: { width: 820, height: 720 },
};
export type CanvasBox = keyof typeof canvasBoxes;

/**
 * The size in CSS pixels at which a photo with these changes is shown in a box. Browsers say where an image was touched
 * in its own CSS pixels, so it has to be the same on the page and where the point is read.
 */
export function canvasSize(
  photo: { width: number; height: number },
  edits: PhotoEdit[],
  box: CanvasBox,
): { width: number; height: number } {
  const isTurned = combinedEdits(edits).angle % 180 !== 0;
  const [width, height] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height];
  const max = canvasBoxes[box];
  const scale = Math.min(max.width / width, max.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The address of the page, or of its `part`, with changes that are not saved yet. */
export function photoEditAddress(name: string, query: URLSearchParams, part = ""): string {
  const search = query.toString();
  return `/admin/foto/${name}${part}${search ? `?${search}` : ""}`;
}
