import { type PhotoFacts, type PhotoFile, photoFiles } from "./photo";

/** The file of a photo for old browsers, feed readers and other sites: its smallest JPEG. */
export function sharedPhoto(photo: PhotoFacts): PhotoFile {
  return photoFiles(photo)
    .filter(({ type }) => type === "image/jpeg")
    .at(-1) as PhotoFile;
}
