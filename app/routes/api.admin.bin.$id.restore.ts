import { restoreFromBin } from "~/domain/bin/move-to-bin.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Brings something back from the bin, hidden. */
export const { calls, loader, action } = ownerRoute({
  id: "adminRestoreFromBin",
  method: "POST",
  refusals: ["not-in-bin", "too-many-wishes"],
  run: ({ site, id }) => restoreFromBin(site, [id]),
});
