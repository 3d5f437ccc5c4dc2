import { kindBytes, maxPhotoBytes, photoKindOf } from "~/domain/photos/photo-limits";
import { photoSentences } from "~/text/it/field-sentences";

/** Why the server would refuse this file, as a sentence; null when it looks like a photo. */
export async function findPhotoError(file: File): Promise<string | null> {
  if (file.size > maxPhotoBytes) return photoSentences["too-large"](file.name);
  if (file.size === 0) return photoSentences.empty(file.name);
  const head = await file
    .slice(0, kindBytes)
    .arrayBuffer()
    .catch(() => null);
  // The file was moved or deleted after it was chosen.
  if (!head) return photoSentences.undecodable(file.name);
  return photoKindOf(new Uint8Array(head)) ? null : photoSentences["not-an-image"](file.name);
}
