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

/** The width of the preview of changes, in pixels. */
const widest = 1600;

/** The photo with its changes as a button: touching it adds a disc. Each range of screen widths has its own. */
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
