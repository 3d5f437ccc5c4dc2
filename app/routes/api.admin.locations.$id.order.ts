import { orderSchema, putBefore } from "~/domain/records/order-in-day.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Puts a location before another one of the same day. */
export const { calls, loader, action } = ownerRoute({
  id: "adminOrderLocation",
  method: "PATCH",
  body: { json: orderSchema, example: () => ({ before: "0d6a3f81c95b72e4a810" }) },
  refusals: ["invalid", "unknown-location"],
  run: ({ site, id, json }) => putBefore(site, "locations", id, json.before),
});
