import { restoreFromBin } from "~/domain/bin/restore-from-bin.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";

/** Brings something back from the bin, hidden. */
export const { calls, loader, action } = ownerRoute([
  jsonCall({
    id: "adminRestoreFromBin",
    method: "POST",
    refusals: ["not-in-bin"],
    run: ({ site, id }) => restoreFromBin(site, [id]),
  }),
]);
