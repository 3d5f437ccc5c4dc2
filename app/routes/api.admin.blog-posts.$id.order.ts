import { orderSchema, putBefore } from "~/domain/records/order-in-day.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Puts a blog post before another one of the same day. */
export const { calls, loader, action } = ownerRoute({
  id: "adminOrderBlogPost",
  method: "PATCH",
  body: { json: orderSchema, example: () => ({ before: "0d6a3f81c95b72e4a810" }) },
  refusals: ["invalid", "unknown-blog-post"],
  run: ({ site, id, json }) => putBefore(site, "blog_posts", id, json.before),
});
