import type { AppLoadContext } from "@remix-run/server-runtime";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { parseCoordinates } from "~/domain/locations/coordinates/parse-coordinates";
import { pastedCoordinatesErrors } from "~/domain/locations/coordinates/pasted-coordinates";
import {
  type PhotoWithPosition,
  areOfRemovedPhoto,
  coordinatesOf,
  photoCoordinates,
} from "~/domain/locations/coordinates/photo-coordinates";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import type { Site } from "~/domain/site";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import { attempt } from "~/http/attempt.server";
import { problem } from "~/http/problem.server";
import type { Upload } from "~/http/forms/read-upload.server";
import { notice } from "~/text/it/admin/notices/notices";
import { type ShownAgain, answerPhotoButtons } from "./answer-owner-form.server";
import { storeFormPhotos } from "./owner-form-state.server";
import { answerMapButtons } from "./map-buttons.server";
import { answerFindPlace, answerUsePlace } from "./place-buttons.server";
import type { ReceivedOwnerForm } from "./save-owner-form.server";

type Fields = Record<string, string>;

const noCoordinates = { latitude: "", longitude: "", photoCoordinates: "" };

/**
 * Answers the location form when it is shown again instead of being saved: after 'Togli', 'Estrai GPS dalla foto', 'Usa
 * questo punto', 'Trova il luogo', 'Usa questo luogo', a click on the map, and when its coordinates came from a photo
 * that its new one replaces. Null: none of these.
 */
export async function answerLocationButtons(
  site: Site,
  context: AppLoadContext,
  form: ReceivedOwnerForm,
  upload: Upload,
): Promise<ShownAgain | null> {
  const { fields } = upload;
  const removed = await answerPhotoButtons(site, form, upload);
  if (removed && removed.notice.code !== "photo-removed") return removed;
  if (removed) {
    const left = withoutLostCoordinates(fields, await photosIn(site, form, removed.photo.draft));
    return { ...removed, fields: left.fields, notice: notice("photo-removed", left.details) };
  }
  const onMap = await answerMapButtons(site, fields, form);
  if (onMap) return onMap;
  if (fields.intent === "find-place") return answerFindPlace(site, fields, form);
  if (fields.intent === "use-place") return answerUsePlace(site, fields, form);
  if (fields.intent === "paste") return fillFromPasted(site, fields, form);
  if (fields.intent !== "gps" && !(await isPhotoReplaced(site, fields, form))) return null;
  const tried = await attempt(context, () => fillFromPhoto(site, fields, form));
  if (tried.worked) return tried.value;
  const draft = await findDraft(site, form.draftId ?? "");
  return {
    fields: { ...fields, ...noCoordinates },
    notice: notice("gps-failed"),
    status: problem(tried.code).status,
    photo: { draft },
  };
}

async function fillFromPasted(site: Site, fields: Fields, form: OwnerForm): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const found = parseCoordinates(fields.pasted ?? "");
  if (!found) {
    const fieldErrors = { ...photo.fieldErrors, ...pastedCoordinatesErrors(fields, true) };
    return { fields, notice: notice("coordinates-unread"), status: 400, photo: { ...photo, fieldErrors } };
  }
  const filled = { ...fields, ...found, pasted: "", photoCoordinates: "" };
  return { fields: filled, notice: notice("coordinates-read", { ...found }), status: 200, photo };
}

async function fillFromPhoto(site: Site, fields: Fields, form: OwnerForm): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const result = await extractGps(site, { received: [], draftId: photo.draft?.id ?? null });
  if (photo.fieldErrors.photo || !result.ok) {
    const fieldErrors: FieldErrors = { photo: [{ code: "missing" }], ...photo.fieldErrors };
    return { fields, notice: notice("gps-refused"), status: 400, photo: { ...photo, fieldErrors } };
  }
  const { latitude, longitude } = result.value;
  if (latitude !== undefined && longitude !== undefined) {
    const found = coordinatesOf({ latitude, longitude });
    const filled = { ...fields, ...found, photoCoordinates: photoCoordinates(found) };
    return { fields: filled, notice: notice("gps-found", { ...found }), status: 200, photo };
  }
  const left = withoutLostCoordinates(fields, await photosIn(site, form, photo.draft));
  return { fields: left.fields, notice: notice("gps-missing", left.details), status: 200, photo };
}

/** Whether the form brings a new photo, taken elsewhere, in place of the one that its coordinates came from. */
async function isPhotoReplaced(site: Site, fields: Fields, form: OwnerForm): Promise<boolean> {
  if (form.received.length === 0 || !areLost(fields, await photosIn(site, form, null))) return false;
  const result = await extractGps(site, form);
  if (!result.ok) return false;
  const { latitude, longitude } = result.value;
  if (latitude === undefined || longitude === undefined) return true;
  return photoCoordinates(coordinatesOf({ latitude, longitude })) !== fields.photoCoordinates;
}

/** The form's photos: those chosen from stories, and the draft's. */
async function photosIn(
  site: Site,
  form: OwnerForm,
  draft: Draft | null = null,
): Promise<PhotoWithPosition[]> {
  const { photos } = await findChosenPhotos(site, form.existingPhotos);
  return [...photos, ...(draft?.photos ?? [])];
}

/** The fields without the coordinates of a photo that is gone, and the details of the notice. */
function withoutLostCoordinates(
  fields: Fields,
  photos: PhotoWithPosition[],
): { fields: Fields; details: Fields } {
  if (!areLost(fields, photos)) return { fields, details: {} };
  return { fields: { ...fields, ...noCoordinates }, details: { cleared: "true" } };
}

function areLost(
  { latitude = "", longitude = "", photoCoordinates: from = "" }: Fields,
  photos: PhotoWithPosition[],
) {
  return areOfRemovedPhoto({ latitude, longitude }, from, photos);
}
