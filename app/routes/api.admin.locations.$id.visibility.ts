import { locationVisibilitySchema } from "~/domain/locations/location-schema";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { converted } from "~/http/api/json-answer.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { locationJson, locationShape } from "~/http/api/json/location-json.server";

/** Shows or hides a location. */
export const { calls, loader, action } = ownerRoute({
  id: "adminShowOrHideLocation",
  method: "PATCH",
  body: { json: locationVisibilitySchema, example: () => ({ visible: false }) },
  answer: locationShape,
  refusals: ["invalid", "unknown-location"],
  run: async ({ site, id, json }) =>
    converted(await showOrHideLocation(site, id, json.visible), locationJson),
});
