import type { listPressPhotos } from "./press-photos.server";

/** The maximum number of photos that are released at a time. */
export const maxPressPhotos = 5;

/** A released photo, with the place and the day of the blog post or stop that shows it. */
export type PressPhoto = Awaited<ReturnType<typeof listPressPhotos>>[number];
