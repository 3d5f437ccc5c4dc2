export { longestSide } from "~/images/photo-files";
export { kindBytes, maxPhotoBytes, photoKindOf } from "~/images/photo-kind";
