/** The facts from which the file names of every size of a stored photo follow. */
export interface PhotoFacts {
  /** `<id>_<label>.jpg`, the largest size. */
  name: string;
  width: number;
  height: number;
  /** Longest sides of its smaller sizes, in pixels, the smallest first: `480,640,960,1600`. */
  sizes: string;
}

/** One file of a photo: its name under /uploads, its type and its size in pixels. */
export interface PhotoFile {
  name: string;
  type: "image/jpeg" | "image/webp";
  width: number;
  height: number;
}

export const longestSide = 2560;
/** `PhotoFacts.sizes` of a photo that is prepared today. */
export const currentSizes = "480,640,960,1600";
/** `PhotoFacts.sizes` of photos in a database that does not say it yet. */
export const firstSizes = "480,960,1600";
const jpegSizes = [960];
/** Every smaller size that any photo was ever prepared in: one that no new photo gets stays here. */
const sizesOfAnyTime = [480, 640, 960, 1600];

/**
 * Every file of a photo, the largest JPEG (its own name) first: JPEG at full size and 960, WebP at its smaller
 * sizes and at full size. Sizes that are not smaller than the photo itself do not exist.
 */
export function photoFiles({ name, width, height, sizes }: PhotoFacts): PhotoFile[] {
  const longest = Math.max(width, height);
  const id = photoIdOf(name);
  const label = name.slice(id.length, name.lastIndexOf("."));
  const at = (size: number, extension: "jpg" | "webp"): PhotoFile => ({
    name: `${id}${size < longest ? `-${size}` : ""}${label}.${extension}`,
    type: extension === "jpg" ? "image/jpeg" : "image/webp",
    width: Math.max(1, Math.round((width * size) / longest)),
    height: Math.max(1, Math.round((height * size) / longest)),
  });
  const smaller = pixelsOf(sizes).filter((size) => size < longest);
  return [
    at(longest, "jpg"),
    ...smaller.filter((size) => jpegSizes.includes(size)).map((size) => at(size, "jpg")),
    ...smaller.map((size) => at(size, "webp")),
    at(longest, "webp"),
  ];
}

/** The names of all files of these photos. */
export function fileNamesOf(photos: PhotoFacts[]): string[] {
  return photos.flatMap((photo) => photoFiles(photo).map(({ name }) => name));
}

/** Every file name that the photo with this stored name can have on disk, whatever its sizes; by them it is removed. */
export function possibleFileNames(name: string): string[] {
  return [...sizesOfAnyTime.map((size) => name.replace("_", `-${size}_`)), name].flatMap((jpg) => [
    jpg,
    jpg.replace(/jpg$/, "webp"),
  ]);
}

function pixelsOf(sizes: string): number[] {
  return sizes.split(",").map(Number);
}

/** The id of the photo with this stored name: 20 hex digits. */
export function photoIdOf(name: string): string {
  return name.slice(0, name.indexOf("_"));
}

/** The stored name of the photo that a file under /uploads belongs to, or null when it cannot be one of ours. */
export function photoNameOf(fileName: string): string | null {
  const parts = /^([0-9a-f]{20})(?:-\d{3,4})?_([A-Za-z0-9-]{1,40})\.(?:jpg|webp)$/.exec(fileName);
  return parts ? `${parts[1]}_${parts[2]}.jpg` : null;
}
