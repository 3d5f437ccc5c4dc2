import type { PreparedPhotos } from "~/domain/photos/prepare-photos.server";
import type { Refused } from "~/domain/result";
import type { Refusal } from "./json-answer.server";

type PhotoRefusalCode = PreparedPhotos["refusals"][number]["code"];

const statuses: Record<PhotoRefusalCode, number> = {
  empty: 415,
  "not-an-image": 415,
  undecodable: 415,
  "undecodable-heic": 415,
  "too-large": 413,
  "too-many-pixels": 413,
  "too-much-memory": 413,
  "too-much-work": 413,
};

/** Returns the status of a refused photo: 415 when it is no image, 413 when it is too large. */
function photoStatus(code: PhotoRefusalCode): number {
  return statuses[code];
}

/** Returns the refusal of a form. When photos are the only mistake, it gets the status of a refused photo. */
export function formRefusal(refusal: Refused<Refusal["code"]> & Pick<PreparedPhotos, "refusals">): Refusal {
  const { code, fieldErrors, refusals, retryAfter } = refusal;
  const [photo] = refusals;
  const onlyPhotos = photo && Object.keys(fieldErrors ?? {}).every((field) => field.startsWith("photo"));
  const status = code === "invalid" && onlyPhotos ? photoStatus(photo.code) : undefined;
  return { code, fieldErrors, retryAfter, status };
}
