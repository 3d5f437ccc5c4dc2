import { listLocations } from "~/domain/locations/locations-queries.server";
import { placeLocation } from "~/domain/locations/place-location.server";
import { takeBack } from "~/domain/photos/drafts.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";
import { readListPart } from "~/http/api/list-part.server";
import { locationJson } from "~/http/api/location-json.server";
import { ownersFormIn } from "~/http/api/owners-form-in.server";
import { formRefusalAnswer } from "~/http/api/photo-refusal.server";
import { withForm } from "~/http/api/with-form.server";

/** GET and POST /api/admin/locations: all stops, newest first, and a new one (spec §7). */
export const { loader, action } = jsonCalls({
  GET: forOwner(async ({ site, request }) => {
    const part = await readListPart(site, request, "locations");
    if (!part.ok) return refusalAnswer(part);
    const locations = await listLocations(site, part.value);
    return jsonAnswer(locations.map(locationJson));
  }),

  POST: forOwner((call) =>
    withForm(call, async (upload) => {
      const form = ownersFormIn(upload);
      const result = await placeLocation(call.site, form);
      if (result.ok) return jsonAnswer(locationJson(result.value), { status: 201 });
      await takeBack(call.site, form, result);
      return formRefusalAnswer(result);
    }),
  ),
});
