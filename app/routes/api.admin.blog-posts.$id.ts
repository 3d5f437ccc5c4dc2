import { removeBlogPost } from "~/domain/blog-posts/remove-blog-post.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/success-json.server";

/** Deletes a blog post. */
export const calls = [
  jsonCall({
    id: "adminRemoveBlogPost",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-blog-post"],
    run: async ({ site, id }) => succeeded(await removeBlogPost(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
