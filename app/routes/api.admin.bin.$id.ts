import { removeFromBin } from "~/domain/bin/empty-bin.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Deletes something in the bin for good. */
export const { calls, loader, action } = ownerRoute({
  id: "adminRemoveFromBin",
  method: "DELETE",
  refusals: ["not-in-bin"],
  run: ({ site, id }) => removeFromBin(site, id),
});
