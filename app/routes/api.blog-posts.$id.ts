import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { done } from "~/domain/result";
import { blogPostJson, blogPostShape } from "~/http/api/json/blog-post-json.server";
import { jsonRoute } from "~/http/api/json-call.server";

/** Returns one published blog post. */
export const { calls, loader, action } = jsonRoute({
  id: "findBlogPost",
  cache: {},
  answer: blogPostShape,
  refusals: ["unknown-blog-post"],
  async run({ site, id }) {
    const post = await findBlogPost(site, id, { publishedOnly: true });
    return post ? done(blogPostJson(post)) : { code: "unknown-blog-post" };
  },
});
