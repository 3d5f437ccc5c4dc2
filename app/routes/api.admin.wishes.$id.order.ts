import { orderSchema } from "~/domain/records/order-in-day.server";
import { putWishBefore } from "~/domain/wishes/wishes.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Puts a wish before another one. */
export const { calls, loader, action } = ownerRoute({
  id: "adminOrderWish",
  method: "PATCH",
  body: { json: orderSchema, example: () => ({ before: "0d6a3f81c95b72e4a810" }) },
  refusals: ["invalid", "unknown-wish"],
  run: ({ site, id, json }) => putWishBefore(site, id, json.before),
});
