import { restoreFromBin } from "~/domain/bin/restore-from-bin.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** Brings something back from the bin, hidden. */
export const calls = [
  jsonCall({
    id: "adminRestoreFromBin",
    method: "POST",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["not-in-bin"],
    run: async ({ site, id }) => succeeded(await restoreFromBin(site, [id])),
  }),
];
export const { loader, action } = jsonRoute(calls);
