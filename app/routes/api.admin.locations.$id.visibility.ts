import { locationVisibilitySchema } from "~/domain/locations/location-schema.server";
import { showOrHideLocation } from "~/domain/locations/show-or-hide-location.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";
import { locationJson } from "~/http/api/location-json.server";
import { readJson } from "~/http/api/read-json.server";

/** PATCH /api/admin/locations/{id}/visibility: shows or hides a stop (spec §7). */
export const { loader, action } = jsonCalls({
  PATCH: forOwner(async ({ site, request, params }) => {
    const read = await readJson(request, locationVisibilitySchema);
    if (!read.ok) return refusalAnswer(read);
    const result = await showOrHideLocation(site, params.id ?? "", read.value.visible);
    return result.ok ? jsonAnswer(locationJson(result.value)) : refusalAnswer(result);
  }),
});
