import { type PhotoEdit, combinedEdits } from "~/images/edits/photo-edits";

/**
 * The boxes in which a photo is shown for the owner to touch, in CSS pixels: one box for each range of screen widths.
 */
export const canvasBoxes = {
  narrow: { width: 320, height: 480 },
  medium: { width: 640, height: 560 },
  wide: { width: 820, height: 440 },
};
export type CanvasBox = keyof typeof canvasBoxes;

/**
 * Returns the size in which a box shows an edited photo, in CSS pixels. Browsers report a touch in CSS pixels of the
 * image. So the code that reads the touched point must use the same size as the page.
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

/** Returns the address of the page that edits a photo, or of a `part` of that page. Unsaved edits are in the query. */
export function photoEditAddress(name: string, query: URLSearchParams, part = ""): string {
  const search = query.toString();
  return `/admin/foto/${name}${part}${search ? `?${search}` : ""}`;
}
