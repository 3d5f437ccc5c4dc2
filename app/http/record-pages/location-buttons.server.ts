import { extractGps } from "~/domain/locations/coordinates/extract-gps.server";
import { parseCoordinates, pastedCoordinatesErrors } from "~/domain/locations/coordinates/parse-coordinates";
import {
  areOfRemovedPhoto,
  coordinatesOf,
  photoCoordinates,
  wholePosition,
} from "~/domain/locations/coordinates/photo-coordinates";
import { type Location, positionOf } from "~/domain/locations/location";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { type Draft, findDraft } from "~/domain/photos/drafts/drafts.server";
import { parsePlaceValue, withPlace } from "~/domain/places/chosen-place";
import { findPlacesByName } from "~/domain/places/find-places.server";
import type { Site } from "~/domain/site";
import { attempt } from "~/http/answer/page-action.server";
import { problemAnswer } from "~/http/answer/problem.server";
import { formatView, lastZoom, parseView, pointInView, viewWith } from "~/map/map-view";
import { askAboutPoint } from "./questions-about-place.server";
import { type RecordPageInput, type ShownAgain, photoButtons, storeFormPhotos } from "./record-page.server";
import { asWritten, labelOf, placeOption } from "./place-of-blog-post.server";
import type { ReceivedRecord } from "./read-record-form.server";

type Fields = Record<string, string>;

const noCoordinates = { latitude: "", longitude: "", photoCoordinates: "" };

/** Answers the buttons that save nothing, and asks when the point is far or its photo was replaced. Null otherwise. */
export async function locationButtons(input: RecordPageInput<Location>): Promise<ShownAgain | null> {
  const { site, context, upload, form } = input;
  const { fields } = upload;
  const again = photoButtons(form, upload);
  if (again?.notice?.code === "photo-removed") return withoutRemovedPhoto(site, fields, form);
  if (again) return again;
  if (fields["map.x"] !== undefined || fields["map.y"] !== undefined) return clickMap(fields);
  switch (fields.intent) {
    case "map-out": {
      const { zoom, ...centre } = shownView(fields);
      return {
        fields: { ...fields, mapView: formatView({ ...centre, zoom: Math.max(0, zoom - 1) }) },
        notice: null,
      };
    }
    case "find-place":
      return findPlace(site, fields);
    case "use-place":
      return usePlace(fields);
    case "paste":
      return fillFromPasted(fields);
  }
  if (fields.intent !== "gps" && !(await isPhotoReplaced(site, fields, form)))
    return askAboutPoint(site, form);
  const filled = await attempt(context, () => fillFromPhoto(site, fields, form));
  if (!("code" in filled)) return filled;
  const photo = { draft: await findDraft(site, form.draftId ?? "") };
  const { status } = problemAnswer(filled.code);
  return { fields: { ...fields, ...noCoordinates }, notice: { code: "gps-failed" }, status, photo };
}

/** Answers a click on the drawn map (`map.x`, `map.y`): sets the point there, or zooms in. */
function clickMap(fields: Fields): ShownAgain {
  const view = shownView(fields);
  const point = pointInView(view, Number(fields["map.x"]), Number(fields["map.y"]));
  if (!point)
    return { fields, notice: { code: "map-missed" }, fieldErrors: { map: [{ code: "malformed" }] } };
  if (fields.mapClick === "put" || view.zoom === lastZoom) {
    const found = coordinatesOf(point);
    const filled = { ...fields, mapView: formatView(view), ...found, photoCoordinates: "" };
    return { fields: filled, notice: { code: "coordinates-read", details: { ...found } } };
  }
  const nearer = { ...point, zoom: view.zoom + 1 };
  return { fields: { ...fields, mapView: formatView(nearer) }, notice: null };
}

function shownView(fields: Fields) {
  const view = parseView(fields.mapView ?? "");
  return view ?? viewWith(positionOf(fields), null);
}

/** Answers 'Trova il luogo': searches the name of the city, fills in the likeliest place, offers the others. */
function findPlace(site: Site, fields: Fields): ShownAgain {
  const name = (fields.city ?? "").trim();
  const [first, ...others] = findPlacesByName(site, name, fields.country ?? "").map(asWritten(site, name));
  if (!first) {
    const fieldErrors = { city: [{ code: name ? "unknown" : "missing" } as const] };
    return { fields, notice: { code: "place-unknown" }, fieldErrors };
  }
  const searched = { ...fields, placeSearch: name };
  if (!first.isBest) {
    const count = String(others.length + 1);
    return { fields: { ...searched, place: "" }, notice: { code: "places-found", details: { count } } };
  }
  const found = { code: "place-found", details: { place: labelOf(site, first) } } as const;
  return { fields: withPlace(searched, placeOption(site, first).place), notice: found };
}

/** Answers 'Usa questo luogo': fills in the chosen place. */
function usePlace(fields: Fields): ShownAgain {
  const place = parsePlaceValue(fields.place ?? "");
  if (!place) {
    return { fields, notice: { code: "place-unchosen" }, fieldErrors: { place: [{ code: "missing" }] } };
  }
  const found = { code: "place-found", details: { place: `${place.city}, ${place.country}` } } as const;
  return { fields: withPlace(fields, place), notice: found };
}

/** Answers 'Usa questo punto'. */
function fillFromPasted(fields: Fields): ShownAgain {
  const found = parseCoordinates(fields.pasted ?? "");
  if (!found) {
    const fieldErrors = pastedCoordinatesErrors(fields, true);
    return { fields, notice: { code: "coordinates-unread" }, fieldErrors };
  }
  const filled = { ...fields, ...found, pasted: "", photoCoordinates: "" };
  return { fields: filled, notice: { code: "coordinates-read", details: { ...found } } };
}

/** Answers 'Estrai GPS dalla foto'. */
async function fillFromPhoto(site: Site, fields: Fields, form: ReceivedRecord): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const result = await extractGps(site, { received: [], draftId: photo.draft?.id ?? null });
  if (photo.fieldErrors.photo || !result.ok) {
    const fieldErrors = { photo: photo.fieldErrors.photo ?? [{ code: "missing" } as const] };
    return { fields, notice: { code: "gps-refused" }, fieldErrors, photo };
  }
  const position = wholePosition(result.value);
  if (!position) {
    const lost = await lostCoordinates(site, fields, form, photo.draft);
    return {
      fields: { ...fields, ...lost },
      notice: { code: lost ? "gps-and-point-missing" : "gps-missing" },
      photo,
    };
  }
  const found = coordinatesOf(position);
  const filled = { ...fields, ...found, photoCoordinates: photoCoordinates(found), precision: "1km" };
  return { fields: filled, notice: { code: "gps-found", details: { ...found } }, photo };
}

/** Answers 'Togli'. */
async function withoutRemovedPhoto(site: Site, fields: Fields, form: ReceivedRecord): Promise<ShownAgain> {
  const photo = await storeFormPhotos(site, form);
  const lost = await lostCoordinates(site, fields, form, photo.draft);
  return {
    fields: { ...fields, ...lost },
    notice: { code: lost ? "photo-and-point-removed" : "photo-removed" },
    photo,
  };
}

/** Returns empty coordinates when those in the form came from a photo that it no longer has; undefined otherwise. */
async function lostCoordinates(site: Site, fields: Fields, form: ReceivedRecord, draft: Draft | null) {
  const { latitude = "", longitude = "", photoCoordinates: from = "" } = fields;
  const { photos } = await findChosenPhotos(site, form.existingPhotos);
  const left = [...photos, ...(draft?.photos ?? [])];
  return areOfRemovedPhoto({ latitude, longitude }, from, left) ? noCoordinates : undefined;
}

/** True when a new photo, taken elsewhere, replaces the photo that gave the coordinates. */
async function isPhotoReplaced(site: Site, fields: Fields, form: ReceivedRecord): Promise<boolean> {
  if (form.received.length === 0 || !(await lostCoordinates(site, fields, form, null))) return false;
  const result = await extractGps(site, form);
  if (!result.ok) return false;
  const position = wholePosition(result.value);
  return position === null || photoCoordinates(coordinatesOf(position)) !== fields.photoCoordinates;
}
