import { type ShrunkPhoto, shrinkPhoto } from "./shrink-photo.client";
import { type PhotoMistakes, findPhotoError } from "./find-photo-error";

/** A chosen photo as it will be sent. */
export interface PreparedPhoto extends ShrunkPhoto {
  /** Why the server would refuse it, as a sentence; null when nothing speaks against it. */
  error: string | null;
}

/** Shrinks a chosen photo and checks the result as the server will. This module is loaded with the first photo. */
export async function shrinkAndCheckPhoto(file: File, mistakes: PhotoMistakes): Promise<PreparedPhoto> {
  const asItIs: ShrunkPhoto = { file, position: "", takenOn: "", thumbnail: null };
  const shrunk = await shrinkPhoto(file).catch(() => asItIs);
  return { ...shrunk, error: await findPhotoError(shrunk.file, mistakes) };
}
