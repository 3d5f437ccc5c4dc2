export { longestSide } from "~/photo-store/photo-files";
export { kindBytes, maxPhotoBytes, photoKindOf } from "~/images/file-formats/photo-kind";
