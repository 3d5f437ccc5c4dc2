import { type StoredPhoto, photoUrl } from "~/domain/photos/photo";
import { photoFiles } from "~/photo-store/photo-files";
import {
  type CanvasBox,
  canvasBoxes,
  canvasSize,
  photoEditAddress,
} from "~/domain/photos/edits/photo-canvas";
import { writeEdit } from "~/domain/photos/edits/photo-edits";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

/** The maximum side of the shown picture, in pixels: that of the preview of changes. */
const widest = 1600;

/**
 * The photo with its unsaved changes, as an image button: a touch adds a disc. There is one button for each range of
 * screen widths, because the touched point depends on the displayed size.
 */
export function PhotoCanvas({ photo, edits }: { photo: StoredPhoto; edits: PhotoEdit[] }) {
  const query = new URLSearchParams(edits.map((edit) => ["op", writeEdit(edit)]));
  const src = edits.length > 0 ? photoEditAddress(photo.name, query, "/anteprima") : storedPicture(photo);
  return (Object.keys(canvasBoxes) as CanvasBox[]).map((box) => (
    <input
      key={box}
      className={`photo-canvas photo-canvas-${box}`}
      type="image"
      name={box}
      src={src}
      alt={text.canvas}
      {...canvasSize(photo, edits, box)}
    />
  ));
}

function storedPicture(photo: StoredPhoto): string {
  const fitting = photoFiles(photo).filter(
    ({ type, width, height }) => type === "image/webp" && Math.max(width, height) <= widest,
  );
  return photoUrl((fitting.at(-1) ?? photo).name);
}
