import { blogPostVisibilitySchema } from "~/domain/blog-posts/blog-post-schema";
import { showOrHideBlogPost } from "~/domain/blog-posts/show-or-hide-blog-post.server";
import { done } from "~/domain/result";
import { ownersBlogPostJson, ownersBlogPostShape } from "~/http/api/json/blog-post-json.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";

/** Shows or hides a blog post. */
export const calls = [
  jsonCall({
    id: "adminShowOrHideBlogPost",
    method: "PATCH",
    owner: true,
    body: { json: blogPostVisibilitySchema, example: () => ({ published: false }) },
    status: 200,
    answer: ownersBlogPostShape,
    refusals: ["invalid", "unknown-blog-post", "blog-post-withdrawn"],
    async run({ site, id, json }) {
      const result = await showOrHideBlogPost(site, id, json.published);
      return result.ok ? done(ownersBlogPostJson(result.value)) : result;
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
