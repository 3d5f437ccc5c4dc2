import { type PhotoEdit, combinedEdits } from "~/images/edits/photo-edits";

/** The boxes in which the owner touches a photo, in CSS pixels, one for each range of screen widths. */
export const canvasBoxes = {
  narrow: { width: 320, height: 480 },
  medium: { width: 640, height: 640 },
  wide: { width: 820, height: 720 },
};
export type CanvasBox = keyof typeof canvasBoxes;

/**
 * Returns the displayed size of a changed photo in a box, in CSS pixels. Browsers report a touch in the image's own
 * CSS pixels, so the page and the reader of the point need the same size.
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

/** Returns the address of the edit page, or of its `part`, with unsaved changes in the query. */
export function photoEditAddress(name: string, query: URLSearchParams, part = ""): string {
  const search = query.toString();
  return `/admin/foto/${name}${part}${search ? `?${search}` : ""}`;
}
