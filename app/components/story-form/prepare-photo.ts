import type { PreparedPhoto } from "./prepared-photo";

/** How long a phone may think about one photo, in milliseconds; then the photo is sent as it is. */
const patience = 20_000;

/** Makes a large photo smaller; in any doubt or error the chosen file itself is what will be sent. */
export function preparePhoto(file: File): Promise<PreparedPhoto> {
  const asItIs: PreparedPhoto = { file, position: "", thumbnail: null, wrong: null };
  const outOfPatience = new Promise<PreparedPhoto>((resolve) => setTimeout(resolve, patience, asItIs));
  const ready = import("./ready-photo.client").then(({ readyPhoto }) => readyPhoto(file));
  return Promise.race([ready.catch(() => asItIs), outOfPatience]);
}

/** What is wrong with these photos, each sentence once. */
export function wrongIn(photos: (PreparedPhoto | null)[]): string[] {
  const sentences = photos.map((photo) => photo?.wrong ?? null);
  return [...new Set(sentences)].filter((sentence) => sentence !== null);
}
