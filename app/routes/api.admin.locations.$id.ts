import { removeLocation } from "~/domain/locations/remove-location.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/success-json.server";

/** Deletes a location. */
export const calls = [
  jsonCall({
    id: "adminRemoveLocation",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-location"],
    run: async ({ site, id }) => succeeded(await removeLocation(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
