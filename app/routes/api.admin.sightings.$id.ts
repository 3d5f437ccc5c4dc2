import { removeSighting } from "~/domain/sightings/sightings.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Deletes a sighting. */
export const { calls, loader, action } = ownerRoute({
  id: "adminRemoveSighting",
  method: "DELETE",
  refusals: ["unknown-sighting"],
  run: ({ site, id }) => removeSighting(site, id),
});
