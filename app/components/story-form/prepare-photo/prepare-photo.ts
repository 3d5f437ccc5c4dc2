import type { PhotoMistakes, PhotoToSend } from "./shrink-photo.client";

/** The maximum time for shrinking a photo, in milliseconds. A photo that takes longer is sent as it is. */
const timeoutMs = 20_000;

/** Makes a large photo smaller. After an error or a timeout, the chosen file itself is sent. */
export function preparePhoto(file: File, mistakes: PhotoMistakes): Promise<PhotoToSend> {
  const asItIs: PhotoToSend = { file, position: "", takenOn: "", thumbnail: null, error: null };
  const timedOut = new Promise<PhotoToSend>((resolve) => setTimeout(resolve, timeoutMs, asItIs));
  const ready = import("./shrink-photo.client").then(({ shrinkAndCheckPhoto }) =>
    shrinkAndCheckPhoto(file, mistakes),
  );
  return Promise.race([ready.catch(() => asItIs), timedOut]);
}

/** Returns the mistakes of these photos, each sentence once. */
export function photoErrorsIn(photos: (PhotoToSend | null)[]): string[] {
  const sentences = photos.map((photo) => photo?.error ?? null);
  return [...new Set(sentences)].filter((sentence) => sentence !== null);
}
