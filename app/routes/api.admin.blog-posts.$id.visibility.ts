import { blogPostVisibilitySchema } from "~/domain/blog-posts/blog-post-schema";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { ownersBlogPostJson, ownersBlogPostShape } from "~/http/api/json/blog-post-json.server";
import { converted } from "~/http/api/json-answer.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Shows or hides a blog post. */
export const { calls, loader, action } = ownerRoute({
  id: "adminShowOrHideBlogPost",
  method: "PATCH",
  body: { json: blogPostVisibilitySchema, example: () => ({ published: false }) },
  answer: ownersBlogPostShape,
  refusals: ["invalid", "unknown-blog-post", "blog-post-withdrawn"],
  run: async ({ site, id, json }) =>
    converted(await showOrHideBlogPost(site, id, json.published), ownersBlogPostJson),
});
