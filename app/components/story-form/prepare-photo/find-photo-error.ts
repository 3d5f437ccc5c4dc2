import { kindBytes, maxPhotoBytes, photoKindOf } from "~/images/file-formats/photo-kind";
import { fill } from "~/text/fill";
import type { Texts } from "~/text/words";

/** The sentences for files that are no photos. */
export type PhotoMistakes = Texts["storyForm"]["photoMistakes"];

/** Why the server would refuse this file, as a sentence; null when it looks like a photo. */
export async function findPhotoError(file: File, mistakes: PhotoMistakes): Promise<string | null> {
  const name = { file: file.name };
  if (file.size > maxPhotoBytes) return fill(mistakes["too-large"], name);
  if (file.size === 0) return fill(mistakes.empty, name);
  const head = await file
    .slice(0, kindBytes)
    .arrayBuffer()
    .catch(() => null);
  // The file was moved or deleted after it was chosen.
  if (!head) return fill(mistakes.undecodable, name);
  return photoKindOf(new Uint8Array(head)) ? null : fill(mistakes["not-an-image"], name);
}
