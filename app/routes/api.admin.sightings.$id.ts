import { removeSighting } from "~/domain/sightings/sightings.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** Deletes a sighting. */
export const calls = [
  jsonCall({
    id: "adminRemoveSighting",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-sighting"],
    run: async ({ site, id }) => succeeded(await removeSighting(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
