import type { AppLoadContext } from "@remix-run/server-runtime";
import type { OwnersForm } from "~/domain/judge-form.server";
import { isShortLink, readPlace } from "~/domain/locations/read-place";
import { findDraft, type Draft } from "~/domain/photos/drafts.server";
import type { FieldErrors } from "~/domain/field-errors";
import type { Site } from "~/domain/site";
import { type Notice, notice } from "~/text/notices";
import { attempt } from "./owners-act.server";
import { keepFormsPhoto } from "./owners-form.server";
import { positionOf } from "./prefilled-location.server";
import type { Upload } from "./read-upload.server";

/** The location form shown again before it is complete: with coordinates found, or with the reason why not. */
interface ShownAgain {
  fields: Record<string, string>;
  said: Notice;
  status: number;
  kept: { draft: Draft | null; fieldErrors: FieldErrors };
}

/** The location form's other buttons: 'Estrai GPS dalla foto', 'Usa questo punto', 'Togli'. Null: none of them. */
export async function answerOtherButtons(
  site: Site,
  context: AppLoadContext,
  { fields, all }: Upload,
  form: OwnersForm,
): Promise<ShownAgain | null> {
  if (all("unchoose").length > 0 || form.removed.length > 0) {
    return { fields, said: notice("photo-removed"), status: 200, kept: await keepFormsPhoto(site, form) };
  }
  if (fields.intent === "gps") {
    const found = await attempt(context, () => gpsFrom(site, fields, form));
    if (found.worked) return found.value;
    const draft = await findDraft(site, form.draftId ?? "");
    const cleared = { ...fields, latitude: "", longitude: "" };
    return {
      fields: cleared,
      said: notice("gps-failed"),
      status: found.status,
      kept: { draft, fieldErrors: {} },
    };
  }
  if (fields.intent !== "place") return null;
  const { draft, fieldErrors } = await keepFormsPhoto(site, form);
  const found = readPlace(fields.place ?? "");
  if (!found) {
    const kept = { draft, fieldErrors: { ...fieldErrors, ...unreadablePlace(fields, true) } };
    return { fields, said: notice("place-unread"), status: 400, kept };
  }
  const filled = { ...fields, ...found, place: "" };
  return {
    fields: filled,
    said: notice("place-read", { ...found }),
    status: 200,
    kept: { draft, fieldErrors },
  };
}

/** What was pasted goes into the coordinates when these are still empty. */
export function withPastedPlace(fields: Record<string, string>): Record<string, string> {
  return isUnplaced(fields) ? { ...fields, ...readPlace(fields.place ?? "") } : fields;
}

/** The mistake in what was pasted and says no place; only where the place depends on it, or `asked` for. */
export function unreadablePlace(fields: Record<string, string>, asked = false): FieldErrors {
  const { place = "" } = fields;
  if (!asked && (place.trim() === "" || !isUnplaced(fields))) return {};
  return { place: [{ code: isShortLink(place) ? "short-link" : "malformed" }] };
}

function isUnplaced({ latitude = "", longitude = "" }: Record<string, string>): boolean {
  return (latitude + longitude).trim() === "";
}

async function gpsFrom(site: Site, fields: Record<string, string>, form: OwnersForm): Promise<ShownAgain> {
  const kept = await keepFormsPhoto(site, form);
  const photo = kept.draft?.photos[0];
  if (kept.fieldErrors.photo || !photo) {
    const fieldErrors: FieldErrors = { photo: [{ code: "missing" }], ...kept.fieldErrors };
    return { fields, said: notice("gps-refused"), status: 400, kept: { draft: kept.draft, fieldErrors } };
  }
  const found = positionOf([photo]);
  const said = found ? notice("gps-found", { ...found }) : notice("gps-missing");
  return { fields: { ...fields, ...found }, said, status: 200, kept };
}
