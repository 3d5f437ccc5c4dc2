import type { PreparedPhoto } from "./prepared-photo";
import { type ShrunkPhoto, shrinkPhoto } from "./shrink-photo.client";
import { wrongWithPhoto } from "./wrong-photo";

/** A chosen photo as it will be sent, and what the server would say against it. Fetched with the first photo. */
export async function readyPhoto(file: File): Promise<PreparedPhoto> {
  const asItIs: ShrunkPhoto = { file, position: "", thumbnail: null };
  const shrunk = await shrinkPhoto(file).catch(() => asItIs);
  return { ...shrunk, wrong: await wrongWithPhoto(shrunk.file) };
}
