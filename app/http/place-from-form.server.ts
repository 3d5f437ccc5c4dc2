import type { AppLoadContext } from "@remix-run/server-runtime";
import type { OwnerForm } from "~/domain/validate-owner-form.server";
import {
  type PlacedPhoto,
  coordinatesOf,
  isPlaceOfLostPhoto,
  photoPlace,
  placeOfPhotos,
} from "~/domain/locations/photo-place";
import { unreadablePlace } from "~/domain/locations/pasted-place";
import { readPlace } from "~/domain/locations/read-place";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { findDraft, type Draft } from "~/domain/photos/drafts.server";
import type { FieldErrors } from "~/domain/field-errors";
import type { Site } from "~/domain/site";
import { type Notice, notice } from "~/text/it/notices";
import { attempt } from "./owners-act.server";
import { keepFormsPhoto } from "./owners-form.server";
import type { Upload } from "./read-upload.server";

type Fields = Record<string, string>;

/** The location form shown again before it is complete: with coordinates found, or with the reason why not. */
interface ShownAgain {
  fields: Fields;
  said: Notice;
  status: number;
  kept: { draft: Draft | null; fieldErrors: FieldErrors };
}

/**
 * Answers the location form when it must be shown again instead of being stored: after 'Togli', 'Estrai GPS dalla
 * foto', 'Usa questo punto', and when its coordinates came from a photo that its new one replaces. Null: none of these.
 */
export async function answerOtherButtons(
  site: Site,
  context: AppLoadContext,
  { fields, all }: Upload,
  form: OwnerForm,
): Promise<ShownAgain | null> {
  if (all("unchoose").length > 0 || form.removed.length > 0) {
    const kept = await keepFormsPhoto(site, form);
    const left = withoutLostPlace(fields, await photosIn(site, form, kept.draft));
    const said = notice("photo-removed", left.cleared ? { cleared: "true" } : {});
    return { fields: left.fields, said, status: 200, kept };
  }
  if (fields.intent === "place") return placeFrom(site, fields, form);
  if (fields.intent !== "gps" && !(await isPlaceReplaced(site, fields, form))) return null;
  const found = await attempt(context, () => gpsFrom(site, fields, form));
  if (found.worked) return found.value;
  const draft = await findDraft(site, form.draftId ?? "");
  return {
    fields: { ...fields, ...noPlace },
    said: notice("gps-failed"),
    status: found.status,
    kept: { draft, fieldErrors: {} },
  };
}

const noPlace = { latitude: "", longitude: "", photoPlace: "" };

async function placeFrom(site: Site, fields: Fields, form: OwnerForm): Promise<ShownAgain> {
  const { draft, fieldErrors } = await keepFormsPhoto(site, form);
  const found = readPlace(fields.place ?? "");
  if (!found) {
    const kept = { draft, fieldErrors: { ...fieldErrors, ...unreadablePlace(fields, true) } };
    return { fields, said: notice("place-unread"), status: 400, kept };
  }
  const filled = { ...fields, ...found, place: "", photoPlace: "" };
  return {
    fields: filled,
    said: notice("place-read", { ...found }),
    status: 200,
    kept: { draft, fieldErrors },
  };
}

async function gpsFrom(site: Site, fields: Fields, form: OwnerForm): Promise<ShownAgain> {
  const kept = await keepFormsPhoto(site, form);
  const photo = kept.draft?.photos[0];
  if (kept.fieldErrors.photo || !photo) {
    const fieldErrors: FieldErrors = { photo: [{ code: "missing" }], ...kept.fieldErrors };
    return { fields, said: notice("gps-refused"), status: 400, kept: { draft: kept.draft, fieldErrors } };
  }
  const found = placeOfPhotos([photo]);
  if (found) {
    const filled = { ...fields, ...found, photoPlace: photoPlace(found) };
    return { fields: filled, said: notice("gps-found", { ...found }), status: 200, kept };
  }
  const left = withoutLostPlace(fields, await photosIn(site, form, kept.draft));
  const said = notice("gps-missing", left.cleared ? { cleared: "true" } : {});
  return { fields: left.fields, said, status: 200, kept };
}

/** Whether the form brings a new photo, taken elsewhere, in place of the one that its coordinates came from. */
async function isPlaceReplaced(site: Site, fields: Fields, form: OwnerForm): Promise<boolean> {
  const [received] = form.received;
  if (!received || !isLost(fields, await photosIn(site, form, null))) return false;
  const read = await site.images.position(received);
  if (!read.ok) return false;
  const { latitude, longitude } = read.value;
  if (latitude === undefined || longitude === undefined) return true;
  return photoPlace(coordinatesOf({ latitude, longitude })) !== fields.photoPlace;
}

/** The form's photos: those chosen from stories, and the draft's. */
async function photosIn(site: Site, form: OwnerForm, draft: Draft | null): Promise<PlacedPhoto[]> {
  const { photos } = await findChosenPhotos(site, form.existingPhotos);
  return [...photos, ...(draft?.photos ?? [])];
}

function withoutLostPlace(fields: Fields, photos: PlacedPhoto[]): { fields: Fields; cleared: boolean } {
  const cleared = isLost(fields, photos);
  return { fields: cleared ? { ...fields, ...noPlace } : fields, cleared };
}

function isLost(
  { latitude = "", longitude = "", photoPlace: from = "" }: Fields,
  photos: PlacedPhoto[],
): boolean {
  return isPlaceOfLostPhoto({ latitude, longitude }, from, photos);
}
