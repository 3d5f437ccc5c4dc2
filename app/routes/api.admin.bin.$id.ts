import { removeFromBin } from "~/domain/bin/empty-bin.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** Deletes something in the bin for good. */
export const calls = [
  jsonCall({
    id: "adminRemoveFromBin",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["not-in-bin"],
    run: async ({ site, id }) => succeeded(await removeFromBin(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
