import { binWish, changeWish, wishChangeSchema } from "~/domain/wishes/wishes.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { wishShape } from "~/http/api/json/wish-json.server";

const change = jsonCall({
  id: "adminChangeWish",
  method: "PATCH",
  body: {
    json: wishChangeSchema,
    example: () => ({ text: "Vedere il mare d’inverno", de: "Das Meer im Winter sehen" }),
  },
  answer: wishShape,
  refusals: ["invalid", "unknown-wish", "unknown-location", "wish-changed", "too-many-wishes"],
  run: ({ site, id, json }) => changeWish(site, id, json),
});

const remove = jsonCall({
  id: "adminRemoveWish",
  method: "DELETE",
  refusals: ["unknown-wish"],
  run: ({ site, id }) => binWish(site, id),
});

/** Changes a wish, ticks it off with a stop, or moves it to the bin. */
export const { calls, loader, action } = ownerRoute(change, remove);
