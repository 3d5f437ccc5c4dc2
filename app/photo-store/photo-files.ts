/** The values from which the file names of all sizes of a photo are made. */
export interface PhotoInfo {
  /** The name of the photo's largest file, `<id>_<label>.jpg`. */
  name: string;
  width: number;
  height: number;
  /** The longest sides of its smaller sizes in pixels, the smallest first: `480,640,960,1600`. */
  sizes: string;
}

/** One file of a photo: its name under /uploads, its type and its size in pixels. */
export type PhotoFile = ReturnType<typeof photoFiles>[number];

export const longestSide = 2560;
/** The `PhotoInfo.sizes` of new photos. */
export const currentSizes = "480,640,960,1600";
/** The `PhotoInfo.sizes` of photos from older databases, which do not have that column. */
export const firstSizes = "480,960,1600";
const jpegSizes = [960];
/** Every smaller size of a photo, old or new. A size that new photos no longer get must stay in this list. */
const sizesOfAnyTime = [480, 640, 960, 1600];

/** Lists every file of a photo, in sizes smaller than the photo and in its own. The largest JPEG comes first. */
export function photoFiles({ name, width, height, sizes }: PhotoInfo) {
  const longest = Math.max(width, height);
  const id = photoIdOf(name);
  const label = name.slice(id.length, name.lastIndexOf("."));
  const at = (size: number, extension: "jpg" | "webp") => ({
    name: `${id}${size < longest ? `-${size}` : ""}${label}.${extension}`,
    type: `image/${extension === "jpg" ? "jpeg" : "webp"}` as const,
    width: Math.max(1, Math.round((width * size) / longest)),
    height: Math.max(1, Math.round((height * size) / longest)),
  });
  const smaller = sizes
    .split(",")
    .map(Number)
    .filter((size) => size < longest);
  return [
    at(longest, "jpg"),
    ...smaller.filter((size) => jpegSizes.includes(size)).map((size) => at(size, "jpg")),
    ...smaller.map((size) => at(size, "webp")),
    at(longest, "webp"),
  ];
}

/** Lists the names of all files of these photos. */
export function fileNamesOf(photos: PhotoInfo[]): string[] {
  return photos.flatMap((photo) => photoFiles(photo).map(({ name }) => name));
}

/** Lists every file name that the photo with this stored name can have, whatever its sizes. Removals use this list. */
export function possibleFileNames(name: string): string[] {
  const jpegs = [...sizesOfAnyTime.map((size) => name.replace("_", `-${size}_`)), name];
  return jpegs.flatMap((jpeg) => [jpeg, jpeg.replace(/jpg$/, "webp")]);
}

/** Returns the id of the photo with this stored name: 20 hex digits. */
export function photoIdOf(name: string): string {
  return name.slice(0, name.indexOf("_"));
}

/** Returns the stored name of the photo that a file under /uploads belongs to. Null for a name of another form. */
export function photoNameOf(fileName: string): string | null {
  const parts = /^([0-9a-f]{20})(?:-\d{3,4})?_([A-Za-z0-9-]{1,40})\.(?:jpg|webp)$/.exec(fileName);
  return parts ? `${parts[1]}_${parts[2]}.jpg` : null;
}

/** Throws when one of these files is not a file of the photo with this stored name. */
export function requireFilesOf(name: string, files: object): void {
  const foreign = Object.keys(files).find((fileName) => photoNameOf(fileName) !== name);
  if (foreign) throw new Error(`not a file of the photo ${name}: ${foreign}`);
}
