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
import { attempt, type Received } from "~/http/answer/page-action.server";

import { problem } from "~/http/answer/problem.server";
import { notice } from "~/text/it/admin/notices/notices";
import { askFarPoint } from "./far-point.server";
import { type ShownAgain, photoButtons } from "./owner-form.server";
import { storeFormPhotos } from "./owner-form-state.server";
import { clickMap, zoomOut } from "./map-buttons.server";
import { findPlace, usePlace } from "./place-buttons.server";
import type { ReceivedOwnerForm } from "./read-owner-form.server";

type Fields = Record<string, string>;

const noCoordinates = { latitude: "", longitude: "", photoCoordinates: "" };

/**
 * Answers the buttons that show the location form again: 'Togli', 'Estrai GPS dalla foto', 'Usa questo punto', 'Trova
 * il luogo', 'Usa questo luogo' and clicks on the map. Also shows the form again when the point is far from the town,
 * or when a new photo replaces the photo that gave the coordinates. Null otherwise.
 */
export async function locationButtons({
  site,
  context,
  upload,
  form,
}: Received & { form: ReceivedOwnerForm }): Promise<ShownAgain | null> {
  const { fields } = upload;
  const again = photoButtons(form, upload);
  if (again?.notice?.code === "photo-removed") return withoutRemovedPhoto(site, fields, form);
  if (again) return again;
  if (fields["map.x"] !== undefined || fields["map.y"] !== undefined) return clickMap(fields);
  switch (fields.intent) {
    case "map-out":
      return zoomOut(fields);
    case "find-place":
      return findPlace(site, fields);
    case "use-place":
      return usePlace(fields);
    case "paste":
      return fillFromPasted(fields);
  }
  if (fields.intent !== "gps" && !(await isPhotoReplaced(site, fields, form))) return askFarPoint(site, form);
  const filled = await attempt(context, () => fillFromPhoto(site, fields, form));
  if (!("code" in filled)) return filled;
  const photo = { draft: await findDraft(site, form.draftId ?? "") };
  const { status } = problem(filled.code);
  return { fields: { ...fields, ...noCoordinates }, notice: notice("gps-failed"), status, photo };
}

async function withoutRemovedPhoto(site: Site, fields: Fields, form: OwnerForm): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const left = withoutLostCoordinates(fields, await photosIn(site, form, photo.draft));
  return { fields: left.fields, notice: notice("photo-removed", left.details), photo };
}

function fillFromPasted(fields: Fields): ShownAgain {
  const found = parseCoordinates(fields.pasted ?? "");
  if (!found) {
    const fieldErrors = pastedCoordinatesErrors(fields, true);
    return { fields, notice: notice("coordinates-unread"), fieldErrors };
  }
  const filled = { ...fields, ...found, pasted: "", photoCoordinates: "" };
  return { fields: filled, notice: notice("coordinates-read", { ...found }) };
}

async function fillFromPhoto(site: Site, fields: Fields, form: OwnerForm): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const result = await extractGps(site, { received: [], draftId: photo.draft?.id ?? null });
  if (photo.fieldErrors.photo || !result.ok) {
    const fieldErrors: FieldErrors = { photo: photo.fieldErrors.photo ?? [{ code: "missing" }] };
    return { fields, notice: notice("gps-refused"), fieldErrors, photo };
  }
  const { latitude, longitude } = result.value;
  if (latitude !== undefined && longitude !== undefined) {
    const found = coordinatesOf({ latitude, longitude });
    const filled = { ...fields, ...found, photoCoordinates: photoCoordinates(found), precision: "1km" };
    return { fields: filled, notice: notice("gps-found", { ...found }), photo };
  }
  const left = withoutLostCoordinates(fields, await photosIn(site, form, photo.draft));
  return { fields: left.fields, notice: notice("gps-missing", left.details), photo };
}

/** True when a new photo, taken elsewhere, replaces the photo that gave the coordinates. */
async function isPhotoReplaced(site: Site, fields: Fields, form: OwnerForm): Promise<boolean> {
  if (form.received.length === 0 || !areLost(fields, await photosIn(site, form, null))) return false;
  const result = await extractGps(site, form);
  if (!result.ok) return false;
  const { latitude, longitude } = result.value;
  if (latitude === undefined || longitude === undefined) return true;
  return photoCoordinates(coordinatesOf({ latitude, longitude })) !== fields.photoCoordinates;
}

/** Lists the form's photos: those chosen from stories, and those in its draft. */
async function photosIn(
  site: Site,
  form: OwnerForm,
  draft: Draft | null = null,
): Promise<PhotoWithPosition[]> {
  const { photos } = await findChosenPhotos(site, form.existingPhotos);
  return [...photos, ...(draft?.photos ?? [])];
}

/** Empties the coordinates when their photo was removed. Returns the fields, and the details of the notice. */
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
