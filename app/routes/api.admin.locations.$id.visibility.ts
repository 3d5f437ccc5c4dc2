import { locationVisibilitySchema } from "~/domain/locations/location-schema";
import { showOrHideLocation } from "~/domain/locations/show-or-hide-location.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { locationJson, locationShape } from "~/http/api/json/location-json.server";

/** Shows or hides a location. */
export const calls = [
  jsonCall({
    id: "adminShowOrHideLocation",
    method: "PATCH",
    owner: true,
    body: { json: locationVisibilitySchema, example: () => ({ visible: false }) },
    status: 200,
    answer: locationShape,
    refusals: ["invalid", "unknown-location"],
    async run({ site, id, json }) {
      const result = await showOrHideLocation(site, id, json.visible);
      return result.ok ? done(locationJson(result.value)) : result;
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
